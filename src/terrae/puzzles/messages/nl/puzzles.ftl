### What is wrong with a file of puzzles, and what finding some says.

puzzles_position = { $where }: de stelling is niet te lezen: { $reason }
puzzles_other-game = { $where }: de stelling is van { $found }, maar het bestand van { $game }
puzzles_not-asked = { $where }: plek { $seat } is niet aan de beurt
puzzles_answer = { $where }: het antwoord { QUOTE($answer) } kan niet helemaal worden gespeeld
puzzles_no-why = { $where }: 'why' vertelt niet wat de beste beurt oplevert: { $reason }
puzzles_twice = { $where }: twee puzzels heten { QUOTE($name) }
puzzles_no-game = { $path } is geen leesbare partij: { $reason }
puzzles_foreign-title = { $path } is een partij { $found }, niet { $game }
puzzles_found = { $count } puzzels uit { $games } partijen, geschreven naar { $path }
puzzles_none = geen puzzel in { $games } partijen: er moet een beurt zijn die { $clear } punten beter is dan alle andere en die het niveau { $level } niet vindt; probeer meer partijen

puzzles_components_missing = { $where }: { QUOTE($key) } ontbreekt
puzzles_components_list = { $where }: { QUOTE($key) } moet een lijst van { $size } items zijn
puzzles_components_number = { $where }: { QUOTE($key) } moet een geheel getal van { $least } tot en met { $most } zijn, niet { $value }
puzzles_components_text = { $where }: { QUOTE($key) } kan niet { $value } zijn; mogelijk is: { $known }
puzzles_components_texts = { $where }: { QUOTE($key) } moet een lijst van teksten zijn
puzzles_components_table = { $where }: { QUOTE($key) } moet een tabel zijn
puzzles_components_unknown = { $where }: { QUOTE($key) } is onbekend; mogelijk is: { $known }
puzzles_components_name = { $where }: de naam { $name } kan niet; gebruik alleen letters, cijfers, punten, koppeltekens en onderstrepingstekens
puzzles_components_no-file = { $where }: dit bestand is er niet in { $folder }
puzzles_components_no-toml = { $where }: niet te lezen: { $reason }

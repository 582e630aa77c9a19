### What is wrong with a lesson, and what the check of one says.

lessons_options = { $where }: deze tafel kan niet worden opgezet: { $reason }
lessons_twice = { $where }: twee stappen heten { QUOTE($name) }
lessons_no-answer = { $where }: de stap { QUOTE($name) } heeft een doel, dus er hoort een 'answer' bij: een beurt die het haalt
lessons_no-goal = { $where }: de stap { QUOTE($name) } heeft geen doel, dus er valt niets te beantwoorden, te proberen of vrij te spelen
lessons_empty-goal = { $where }: een doel heeft een voorwaarde nodig: moves, without, events, gains, pays, grows, holds of round
lessons_event = { $where }: een gebeurtenis schrijf je als 'me WHAT' of 'rival WHAT', met de bron erachter als die ertoe doet, niet { $text }
lessons_turns = { $where }: { QUOTE($key) } moet een lijst van beurten zijn, elk een lijst van zetten
lessons_played = { $where }: een beurt in { QUOTE($key) } schrijf je als 'SEAT MOVE, MOVE', met een plek van 1 tot en met { $seats }, niet { $text }
lessons_holds = { $where }: bij { QUOTE($place) } kan een getal of een woord verlangd worden, niet { $value }
lessons_place = er is geen { QUOTE($word) } waar { QUOTE($place) } naar wijst; mogelijk is: { $known }
lessons_words-left = { $where }: er is geen stap { QUOTE($name) }; mogelijk is: { $known }
lessons_words-missing = { $where }: de stap { QUOTE($name) } heeft geen tekst
lessons_words-needed = { $where }: de stap { QUOTE($name) } vraagt iets, dus de tekst heeft { QUOTE($key) } nodig
lessons_not-asked = { $name }: plek { $seat } wordt niet meer gevraagd, hoewel anderen { $count } beurten hebben gespeeld
lessons_impossible = { $name }: stap { QUOTE($step) }: de beurt { QUOTE($turn) } kan hier niet helemaal worden gespeeld; mogelijk is: { $known }
lessons_not-right = { $name }: stap { QUOTE($step) }: de beurt { QUOTE($turn) } staat er als goed, maar haalt het doel niet
lessons_not-wrong = { $name }: stap { QUOTE($step) }: de beurt { QUOTE($turn) } staat er als fout, maar de stap keurt hem goed
lessons_unlit = { $name }: stap { QUOTE($step) }: er is geen onderdeel { QUOTE($part) } in het beeld
lessons_stuck = { $name }: stap { QUOTE($step) }: geen beurt haalt het doel na: { $path }
lessons_over = { $name }: de partij is afgelopen vóór stap { QUOTE($step) }
lessons_fine = { $name }: { $steps } stappen, waarvan { $asked } iets vragen; { $tried } andere en foute beurten geprobeerd, op { $walks } manieren tot het einde gespeeld
lessons_listed = { $address }: { $title } ({ $minutes } minuten, { $steps } stappen)

lessons_components_missing = { $where }: { QUOTE($key) } ontbreekt
lessons_components_list = { $where }: { QUOTE($key) } moet een lijst van { $size } items zijn
lessons_components_number = { $where }: { QUOTE($key) } moet een geheel getal van { $least } tot en met { $most } zijn, niet { $value }
lessons_components_flag = { $where }: { QUOTE($key) } moet true of false zijn, niet { $value }
lessons_components_text = { $where }: { QUOTE($key) } kan niet { $value } zijn; mogelijk is: { $known }
lessons_components_texts = { $where }: { QUOTE($key) } moet een lijst van teksten zijn
lessons_components_table = { $where }: { QUOTE($key) } moet een tabel zijn
lessons_components_unknown = { $where }: { QUOTE($key) } is onbekend; mogelijk is: { $known }
lessons_components_name = { $where }: de naam { $name } kan niet; gebruik alleen letters, cijfers, punten, koppeltekens en onderstrepingstekens
lessons_components_no-file = { $where }: dit bestand is er niet in { $folder }
lessons_components_no-toml = { $where }: niet te lezen: { $reason }

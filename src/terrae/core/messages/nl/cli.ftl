cli_refusal = terrae: { $sentence }
cli_usage = { $what } (zie `{ $where } --help`)
cli_unknown-command = er is geen opdracht { QUOTE($name) }{ $guess }; mogelijk is: { $known }
cli_interrupted = onderbroken
cli_costs = kost { $what }
cli_gains = geeft { $what }
cli_nature = het toeval
cli_seat = Plek { $seat }
cli_range = { $first } tot { $last }
cli_range-prices = { $first } ... { $last }
cli_also = {" "}(ook { $moves })
cli_total = totaal
cli_and = {" "}en{" "}
cli_wins = Gewonnen: { $who }, met { $points } punten.
cli_share = Gedeelde overwinning: { $who }, met { $points } punten.
cli_bowls = kracht { $counts }
cli_holdings = { $name }: { $goods }
cli_note = Let op: { $warning }
cli_only-move = Er was maar één zet mogelijk: { $move }.
cli_undone = Ongedaan gemaakt: { $move }.
cli_confirm-prompt = Enter om te bevestigen, of undo>{" "}
cli_confirm-or-undo = Druk op Enter of typ `confirm` om je beurt te beëindigen, of typ `undo` om je laatste zet ongedaan te maken.
cli_unknown-move = { QUOTE($text) } is geen zet die nu gespeeld kan worden{ $guess }; je kunt spelen: { $verbs } (`moves` toont ze allemaal)
cli_no-input = er speelt een mens, maar er is geen invoer om zetten uit te lezen
cli_input-unreadable = de invoer is niet te lezen: { $reason }
cli_begin = { $game }: { $players } (seed { $seed })
cli_substitute = { $failure } Een beginner speelt in deze beurt voor hem verder.
cli_bots-play = De bots spelen ...
cli_begin-help = Typ een zet zoals hij in de lijst staat; Tab vult aan. `help` zegt wat je nog meer kunt typen.
cli_left = Je hebt de partij verlaten; ze is opgeslagen in { $file }. Ga verder met `terrae play { $game } --resume { $file }`.
cli_left-unsaved = Je hebt de partij verlaten; ze is niet opgeslagen (met `save FILE` of --save FILE wel).
cli_input-ended = De invoer hield op voordat de partij was afgelopen; ze is opgeslagen in { $file }. Ga verder met `terrae play { $game } --resume { $file }`.
cli_input-ended-unsaved = De invoer hield op voordat de partij was afgelopen; ze is niet opgeslagen (met --save FILE wel).
cli_stopped = Onderbroken; de partij is opgeslagen in { $file }. Ga verder met `terrae play { $game } --resume { $file }`.
cli_stopped-unsaved = Onderbroken; de partij is niet opgeslagen (met --save FILE wel).
cli_saved = De partij is opgeslagen in { $file }.
cli_unwritable = { $file } kan niet worden geschreven: { $reason }
cli_no-folder = { $file } kan niet worden geschreven: er is geen map { $folder }
cli_too-many = er zijn { $named } plekken genoemd, maar er spelen er { $seats }
cli_other-game = { $file } is een partij { $name }, niet { $game }
cli_resume-alone = een opgeslagen partij houdt haar plekken en opties; laat --seats en --option weg
cli_why-what = zeg waarover: een plaats zoals `why E5`, of een zet zoals `why { $move }`
cli_why-unknown = { QUOTE($text) } is geen plaats op het bord en geen zet; probeer een plaats zoals `why E5`, of een zet zoals `why { $move }`
cli_log-what = bij `log` hoort een aantal beurten of `all`, niet { QUOTE($text) }
cli_log-empty = Er is nog niets gespeeld.
cli_save-where = zeg waar: `save FILE`
cli_not-now = { $move } kan nu niet: { $why }
cli_verb-not-now = er kan nu geen `{ $verb }`; `why { $verb }` zegt waarom niet
cli_check-failed = { $file } klopt niet: { $reason }
cli_checked = { $file }: alle { $plies } zetten zijn geldig en de uitslag klopt ({ $rows } rijen): { $scores }
cli_checked-open = { $file }: alle { $plies } zetten zijn geldig ({ $rows } rijen); de partij is niet afgelopen, punten tot nu toe: { $scores }
cli_check-to = een controle gaat door het hele bestand; laat --to weg
cli_replay-one = er wordt één partij tegelijk getoond; met --check kun je meerdere bestanden geven
cli_import-own = dit is al een spelbestand
cli_import-first = { $file } heeft een andere vorm en is geen spelbestand; maak er eerst een van: terrae import { $file } -o game.terrae
cli_import-what = dit is geen verslag van een partij dat een van de geïnstalleerde spellen kent
cli_imported = De partij staat in { $file }: { $moves } zetten uit { $rows } rijen.
cli_export-how = zeg in welk formaat, een dat { $game } kent: { $known }
cli_export-none = geen
cli_exported = De partij is geschreven naar { $file }.
cli_picture-kinds = { $file } kan niet worden getekend: de hele tafel wordt .html of .png, alleen het bord .svg
cli_drawn = De afbeelding staat in { $file }.
cli_check-more = ... en nog { $more }
cli_check-clean = { $games } partijen, { $decisions } beslissingen: geen overtreding
cli_check-found = { $games } partijen, { $decisions } beslissingen: { $found } overtredingen
cli_title = { $name }: { $title }, { $fewest } tot { $most } spelers
cli_values = een van: { $values } (standaard: { $default })
cli_default = standaard: { $default }
cli_bots = Bots: { $bots }. Een eigen bot: --seat FILE.py:CLASS.
cli_rules = Regels versie { $rules }, materiaal { $name } { $digest }.
cli_play-hint = Spelen: terrae play { $name } --option NAME=VALUE
cli_more-hint = Meer erover: terrae games { $name }
cli_topic = { $title }: { $about }
cli_topic-entry = { $name }: { $text }
cli_prompt-help =
    Typ een zet, bijvoorbeeld `{ $move }`. De woorden mag je afkorten zolang duidelijk is welke zet je bedoelt; Tab vult aan.

      moves          wat je nu kunt spelen, met prijzen
      help VERB      wat een werkwoord doet; `help MOVE` wat een zet zou doen
      help THING     de regels van wat je kunt spelen of nemen, op naam; `help rules` de regels in het kort
      why PLACE      alles over een plaats, en wat je daar wel of niet kunt doen
      why MOVE       waarom een zet wel of niet kan; `why VERB` alle zetten van een soort
      board          de tafel
      score          punten per bron
      log [N|all]    wat er is gebeurd
      undo           je laatste zet van deze beurt ongedaan maken
      save FILE      de partij opslaan
      quit           de partij verlaten

    Een teken ! betekent dat er een waarschuwing bij een zet hoort.
cli_no-lab = deze opdracht heeft nog wat pakketten nodig: pip install 'terrae[lab]' ({ $library } ontbreekt)
cli_reading = partijen lezen
cli_analysing = over elke beurt nadenken
cli_analysis-kind = { $file }: een analyse wordt als HTML geschreven: noem een bestand dat op .html eindigt
cli_accuracy = { $name }: { $share }% van de beurten binnen een punt van de beste ({ $lost })
cli_costly = { $loss }  { $who }, { $when }: { $played }
cli_costly-better = {"      "}beter: { $better }. { $why }
cli_reported = { $file } is geschreven.
cli_writing = partijen schrijven
cli_dataset = In { $folder } zitten { NUMBER($games) } partijen.
cli_dataset-what = geef de naam van een spel dat bots moeten spelen, of --from met gespeelde partijen
cli_tune-people = om op mensen af te stellen geef je zowel `--by people` als --from met hun partijen
cli_refused-files = { $number } bestanden bevatten geen partij die kan worden nagespeeld; het eerste zegt: { $first }
cli_arena-question = een vraag noemt twee bots: --is BOT --better-than BOT, en geen --bot

cli_change_paid = -{ $amount } { $good } ({ $sources })
cli_change_gained = +{ $amount } { $good } ({ $sources })
cli_change_wasted = { $amount } { $good } verloren ({ $sources })

## cli_command: help on the commands of the prompt

cli_command_help = `help`, `help VERB`, `help MOVE`: wat je kunt typen, wat een werkwoord doet, wat een zet zou doen.
cli_command_why = `why PLACE`, `why MOVE`, `why VERB`: alles over een plaats, of waarom een zet wel of niet kan.
cli_command_undo = `undo` maakt je laatste zet ongedaan, tot je je beurt bevestigt, iemand anders aan de beurt is of er iets wordt getrokken.
cli_command_log = `log` toont de laatste beurten; `log 30` zoveel, `log all` de hele partij.
cli_command_board = `board` toont de tafel.
cli_command_moves = `moves` toont wat je nu kunt spelen.
cli_command_score = `score` toont de punten en waar ze vandaan komen.
cli_command_save = `save FILE` slaat de partij op, helemaal of niet.
cli_command_quit = `quit` verlaat de partij; met --save FILE wordt ze opgeslagen.

cli_help_backup = Schrijf alles wat een server bewaart (partijen, mensen, zijn geheim) naar één bestand, terwijl hij doordraait. FILE kan op een andere machine en in een andere soort database worden teruggezet; bewaar het zoals je een wachtwoord bewaart.
cli_help_restore = Maak de database van een server uit FILE, dat door `terrae backup` is geschreven. De server mag niet draaien. Wat er al is, blijft, tenzij --replace iets anders zegt, en wordt dan opzijgezet.
cli_help_backup-output = Waarheen. Standaard: terrae-DATE-TIME.backup in deze map.
cli_help_ratings = Ratings van mensen, bots en volken op een server.
cli_help_ratings-recompute = Reken alle ratings opnieuw uit, uit de afgelopen partijen die meetellen, in hun volgorde.
cli_help_accounts = Accounts van een server, ook terwijl hij draait: tonen, een rol geven, een nieuw wachtwoord zetten.
cli_help_accounts-list = Een regel per account, het oudste eerst.
cli_help_accounts-role = Geef het account NAME een rol: een speler speelt, een moderator houdt de orde, een beheerder mag alles.
cli_help_accounts-password = Geef het account NAME een nieuw wachtwoord en toon het. Alle browsers van dat account worden uitgelogd.
cli_help_admin = Voor wie een server beheert, ook terwijl hij draait: wat er is gedaan, blokkades en verlaten tafels.
cli_help_admin-log = Wat moderators, beheerders en de server zelf deden, het nieuwste het laatst.
cli_help_admin-ban = Houd WHOM buiten: de naam van een account, het kenmerk van een gast, of een adres. Een draaiende server weet het na enkele seconden.
cli_help_admin-unban = Hef de blokkade met dit NUMBER op.
cli_help_admin-bans = Een regel per blokkade, met het nummer.
cli_help_admin-days = voor zoveel dagen; 0 is voorgoed
cli_help_admin-reason = waarom, voor het logboek en voor wie het betreft
cli_help_admin-tidy = Ruim verlaten tafels op die niet zijn afgelopen: er heeft zoveel DAYS niemand iets gedaan.
cli_help_admin-dry = toon ze alleen
cli_help_replace = Zet een database die er al is opzij.
cli_help_play = Speel GAME tegen bots, of met vrienden aan één toetsenbord. Je zit op plek 1, tenzij --seat iets anders zegt.
cli_help_replay = Toon wat er in het spelbestand FILE gebeurde: elke beurt met wat die kostte en opleverde, dan de tafel. Met --check alleen of de bestanden kloppen, spelbestanden of verslagen in een formaat dat een spel kent.
cli_help_import = Lees het verslag LEDGER van een partij die elders is gespeeld, controleer het helemaal, en schrijf het als spelbestand. Als er iets niet bij de regels past, wordt er niets geschreven en is de exitcode 1.
cli_help_export = Schrijf het spelbestand FILE in een ander formaat, voor wie dat leest.
cli_help_draw = Teken de tafel van het spelbestand FILE als tekst; met -o als één HTML-bestand of als PNG, of alleen het bord als SVG.
cli_help_analyse = Zeg welke beurten van de partij in FILE het meest kostten, welke beter waren geweest en waarom, en hoe goed elke plek speelde. FILE is een spelbestand of een verslag in een formaat dat een spel kent.
cli_help_analyse-output = Schrijf een pagina die op zichzelf staat, met borden, naar dit HTML-bestand.
cli_help_analyse-full = Kijk goed naar elke beurt, niet alleen naar die iets lijken te hebben gekost.
cli_help_analyse-workers = Hoeveel processen nadenken.
cli_help_analyse-json = Toon alles als JSON.
cli_help_check = Speel willekeurige partijen van GAME en controleer ze van alle kanten: kopieën, bestanden, notatie, boekhouding, afbeeldingen.
cli_help_lessons = Toon de lessen die er zijn; met `check FILE` lees je een les die je hebt geschreven en speel je die tot het einde.
cli_help_puzzles = Vind puzzels van GAME: stellingen tegen het einde waarin één beurt duidelijk de beste is, naar het oordeel van het sterkste niveau, en een beginner hem mist. Ze komen uit partijen tussen bots of, als die worden genoemd, uit de spelbestanden of verslagen FILE...
cli_help_puzzles-games = Hoeveel partijen bots spelen, als er geen bestanden worden genoemd.
cli_help_puzzles-seed = Waar het toeval van deze partijen begint: dezelfde seed geeft dezelfde puzzels.
cli_help_puzzles-most = Stop als er zoveel zijn.
cli_help_puzzles-output = Het bestand dat wordt geschreven.
cli_help_explore = Zeg wat het eerst werd gespeeld in de partijen van GAME in FOLDER... (spelbestanden, verslagen in een formaat dat het kent, of resultaten van `terrae arena`), of zonder die in de partijen van bots die erbij horen: hoe vaak, en hoeveel punten boven het gemiddelde van de tafel het eindigde, met het interval waarin dat gemiddelde in 95 van 100 gevallen ligt.
cli_help_explore-step = Alleen waar dit is gekozen: een volk, een eerste plaats of een beurt, in hun volgorde; geef het voor elke één keer.
cli_help_explore-seats = Alleen partijen met zoveel spelers.
cli_help_lessons-folder = Zoek ook in deze map naar lessen.
cli_help_lessons-check = Lees de lessen in FILE..., met hun teksten ernaast, en speel elke les helemaal: zoals ze is geschreven, met elke andere en foute beurt die ze noemt, en op willekeurige manieren.
cli_help_lessons-walks = Op hoeveel willekeurige manieren een les wordt gespeeld.
cli_help_lessons-seed = Herhaal het toeval van een andere controle.
cli_help_games = Toon de geïnstalleerde spellen met hun aantallen spelers en opties; met een NAME alles over één spel.
cli_help_seats = Hoeveel er spelen. Standaard: zoveel als --seat er noemt, anders het hoogste aantal van het spel.
cli_help_seat = Wie op de volgende plek zit: `human`, een bot (zie `terrae games NAME`), of FILE.py:CLASS. Geef het voor elke plek één keer; bots vullen de rest.
cli_help_seed = Herhaal het toeval van een andere partij: dezelfde seed geeft dezelfde trekkingen.
cli_help_option = Kies een optie van het spel; geef het voor elke optie één keer. `terrae games NAME` toont ze.
cli_help_components = Speel met het materiaal in DIR in plaats van dat van het spel.
cli_help_save = Sla de partij op in FILE als ze afloopt of je haar verlaat (ook met Ctrl-C).
cli_help_resume = Ga verder met een opgeslagen partij; ze wordt daar weer opgeslagen, tenzij --save een ander bestand noemt.
cli_help_ask-exchange = Vraag na elke actie of je kracht wilt inwisselen, ook als dat tot je volgende beurt kan wachten.
cli_help_confirm = Vraag voordat je beurt voorbij is, zodat je zetten nog ongedaan kunt maken. Standaard: in een terminal, maar niet in scripts.
cli_help_serve = Start de server, en speel in de browser op het adres dat hij toont. Instellingen kunnen ook komen van TERRAE_...-variabelen of een TOML-bestand.
cli_help_worker = Doe het werk van een server die anderen op dezelfde PostgreSQL draaien: beurten van bots, klokken, berichten, analyses. Start er zoveel je wilt, op elke machine; `terrae serve --no-jobs` laat alles aan hen over.
cli_help_processes = Hoeveel serverprocessen er draaien, op PostgreSQL. Standaard: 1.
cli_help_own-ports = Elk proces heeft een eigen poort, vanaf --port: voor een proxy die elke tafel naar één ervan stuurt.
cli_help_jobs = Of de serverprocessen ook het eigen werk van de server doen; anders moet `terrae worker` dat. Standaard: ja.
cli_help_host = Het adres om op te luisteren. 0.0.0.0 laat andere machines toe. Standaard: 127.0.0.1, alleen deze machine.
cli_help_port = De poort om op te luisteren; 0 neemt een vrije. Standaard: 8707.
cli_help_data = De map waarin partijen worden bewaard. Standaard: je gegevensmap.
cli_help_database = De URL van een andere database dan SQLite in de gegevensmap, bijvoorbeeld postgresql://...
cli_help_config = Een TOML-bestand met instellingen.
cli_help_to = Stop na N zetten.
cli_help_replay-check = Controleer alleen de bestanden: elke zet moet geldig zijn, alles wat er staat moet kloppen. Zo niet, exitcode 1.
cli_help_replay-json = Toon spel, uitslag en aantal zetten als JSON; met --check een regel per bestand: afgelopen, punten, rijen, en de eerste afwijking.
cli_help_import-output = Schrijf het spelbestand daarheen. Standaard: toon het.
cli_help_export-output = Schrijf het daarheen. Standaard: toon het.
cli_help_export-format = Het formaat { $name }, voor partijen van { $game }.
cli_help_output = Schrijf het daarheen: de tafel naar .html of .png (waar een Chromium is), het bord naar .svg.
cli_help_width = Breedte van een PNG of SVG; een tafel van 860 of minder wordt ingedeeld als op een telefoon.
cli_help_theme = Kleuren van de afbeelding.
cli_help_check-games = Hoeveel partijen.
cli_help_check-seats = Controleer alleen dit aantal spelers. Standaard: alle.
cli_help_check-seed = Het toeval van de eerste partij; dezelfde seed controleert dezelfde partijen.
cli_help_check-json = Toon het verslag als JSON.
cli_help_games-json = Toon alles als JSON.
cli_help_report = Zeg wat veel partijen leren: de resultaten van een toernooi in FOLDER, of GAMES die mensen hebben gespeeld (spelbestanden of ledgers, één of een map vol). Elk getal heeft zijn interval en aantal. Met -o ook als één HTML-bestand met grafieken.
cli_help_report-output = Schrijf de pagina daarheen.
cli_help_report-beside = Zet andere partijen van hetzelfde spel ernaast, zoals die van mensen: waarover zijn ze het eens?
cli_help_report-json = Toon alle getallen als JSON.
cli_help_compare = Speel GAME aan twee kanten, A en B, met hetzelfde toeval, en zeg wat verschilt, of dat meer dan toeval is, en wat er nog veranderde. Een kant is `standard`, een map met materiaal, opties zoals "map=main variant=none", of een map met resultaten van `arena`.
cli_help_compare-bot = Wie op alle plekken speelt. Standaard: de gewone bot van het spel.
cli_help_compare-games = Hoeveel partijen aan elke kant.
cli_help_compare-of = Waar de vraag over gaat: points (van een plek), winner (diens punten), margin (voorsprong), turns (beurten), plies (zetten), choices (zetten om uit te kiezen) of changes (wisselingen van de leiding).
cli_help_compare-matters = Het kleinste verschil dat er voor jou toe doet, in wat --of telt.
cli_help_compare-output = Bewaar de partijen in FOLDER; een afgebroken vergelijking gaat daar verder.
cli_help_compare-json = Toon alle getallen als JSON.
cli_help_dataset = Schrijf elke beslissing van veel partijen als Parquet: wat mogelijk was, wat werd gespeeld, hoe het afliep, en hoe de stelling was. Geef een GAME dat bots spelen, of --from met gespeelde partijen. Een afgebroken dataset gaat verder.
cli_help_dataset-output = De map van de dataset.
cli_help_dataset-from = Spelbestanden of ledgers: één, of een map vol.
cli_help_dataset-games = Hoeveel partijen bots spelen.
cli_help_dataset-features = Schrijf als getallen wat een plek van elke stelling mag weten.
cli_help_dataset-shard = Hoeveel partijen er in één bestand gaan.
cli_help_tune = Zoek betere gewichten van BOT bij GAME, en houd alleen wat een nieuwe reeks partijen bevestigt. De beste gewichten staan in FOLDER/best.json, de voortgang in FOLDER/progress.svg. Een afgebroken afstelling gaat verder.
cli_help_tune-output = De map van de afstelling.
cli_help_tune-weight = Een gewicht om af te stellen; geef het voor elk één keer. Standaard: alle.
cli_help_tune-generations = Hoeveel generaties kandidaten; later mogen het er meer worden.
cli_help_tune-population = Hoeveel kandidaten per generatie. Standaard: naar het aantal gewichten.
cli_help_tune-pairs = Hoeveel opzetten elke kandidaat speelt tegen de bot zoals hij was.
cli_help_tune-trial-every = Hoeveel generaties er tussen twee proeven van de favoriet liggen.
cli_help_tune-trial-pairs = Hoeveel nieuwe opzetten een proef krijgt.
cli_help_tune-spread = Hoe ver de eerste kandidaten afwijken, als deel van elk gewicht.
cli_help_tune-by = Wat telt: punten of overwinningen in partijen, of overeenkomen met de zetten van mensen die wonnen (met --from).
cli_help_tune-from = Partijen van mensen: een bestand of een map vol.
cli_help_tune-json = Toon alle getallen als JSON.
cli_help_arena = Laat bots een toernooi van GAME spelen (standaard: terra-nova). Elke opzet wordt meerdere keren met hetzelfde toeval gespeeld, tot elke bot op elke plek heeft gezeten. Met --is en --better-than stopt het zodra het antwoord bekend is; de exitcode is 0 als dat ja is.
cli_help_arena-bot = Wie speelt: een niveau of bot van het spel, desgewenst met instellingen (hard@width=20), FILE.py:CLASS of PACKAGE:CLASS. Geef het voor elke bot één keer. Een bot alleen speelt tegen zichzelf.
cli_help_arena-is = Vraag of deze bot beter is ...
cli_help_arena-better-than = ... dan deze.
cli_help_arena-by = Het verschil dat er bij een vraag toe doet: het aandeel gewonnen partijen van de een min dat van de ander.
cli_help_arena-confidence = Hoe zeker het antwoord op een vraag moet zijn.
cli_help_arena-games = Hoeveel partijen; bij een vraag hoogstens. Alle opzetten worden tot het einde gespeeld, dus het kunnen er iets meer zijn. Standaard: 100; bij een vraag 2000.
cli_help_arena-seats = Hoeveel er spelen. Standaard: zoveel als er bots zijn.
cli_help_arena-seed = Het toeval en de gedachten van het toernooi: dezelfde seed speelt dezelfde partijen.
cli_help_arena-each = Een optie waarvan de waarden van opzet tot opzet wisselen: geef het voor elke waarde één keer.
cli_help_arena-from = Speel vanaf de stelling aan het einde van dit spelbestand of deze ledger, of na PLY zetten ervan. Geef het zo vaak je wilt, of een map; de stellingen wisselen.
cli_help_arena-output = Bewaar de partijen daar als Parquet. Na afbreken gaat dezelfde opdracht verder waar het stopte.
cli_help_arena-workers = Hoeveel processen spelen. Standaard: één per kern. De partijen hangen er niet van af.
cli_help_arena-on = Speel op een Ray-cluster: een die hier wordt gestart, of die op ADDRESS.
cli_help_arena-json = Toon de stand en het antwoord als JSON.

## cli_click: what click says by itself

cli_click_usage = Gebruik:
cli_click_options = Opties
cli_click_arguments = Argumenten
cli_click_commands = Opdrachten
cli_click_show-help = Toon deze hulp en stop.
cli_click_default = standaard: { $default }
cli_click_missing-command = Er ontbreekt een opdracht.
cli_click_missing-argument = Er ontbreekt een argument:
cli_click_missing-option = Er ontbreekt een optie:
cli_click_invalid = Ongeldige waarde: { $message }
cli_click_invalid-for = Ongeldige waarde voor { $param_hint }: { $message }
cli_click_no-option = De optie { $name } is er niet.
cli_click_no-choice = { $value } is niet { $choice }.
cli_click_no-choices = { $value } is geen van { $choices }.
cli_click_no-number = { $value } is geen geldig getal.
cli_click_no-range = { $value } ligt niet in het bereik { $range }.
cli_click_no-file = { $filename } bestaat niet.
cli_click_no-value = Bij de optie { $name } hoort geen waarde.
cli_click_needs-value = Bij de optie { $name } hoort een waarde.
cli_click_extra = Er staat een argument te veel ({ $args })
cli_click_extra-many = Er staan argumenten te veel ({ $args })
cli_click_guess = Bedoel je { $possibility }?
cli_click_guesses = (Bedoel je een van: { $possibilities }?)

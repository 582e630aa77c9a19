## terra-mystica_help: the help pages (help.py); a line break in a text begins a paragraph

terra-mystica_help_rules = De spelregels in het kort
terra-mystica_help_rules-about = Alles wat je nodig hebt voor een eerste partij, in tien minuten.
terra-mystica_help_aim-title = Waar het om gaat
terra-mystica_help_aim-text =
    Je leidt een volk dat maar op één terrein kan wonen. Er zijn er zeven, in een cirkel: { $terrains }. Je maakt het land rond je gebouwen tot je thuisterrein, bouwt er nederzettingen op en waardeert die op.
    Het spel duurt { $rounds } rondes. Wie de meeste punten heeft, wint. Punten krijg je van de scoretegel van elke ronde, van steden, sporen, tegels en vaardigheden, en aan het einde van de vier elementen, je grootste gebied en je grondstoffen.
terra-mystica_help_round-title = Een ronde
terra-mystica_help_round-text =
    Eerst krijgt iedereen inkomen: wat de open plaatsen van het volkenbord, de gunsttegels en de bonuskaart laten zien.
    Daarna zijn jullie om de beurt aan zet. In je beurt doe je één actie: bouwen (en eerst het land transformeren als je wilt), opwaarderen, je scheepvaart of je scheppen verbeteren, een priester naar een element sturen, een krachtactie of een speciale actie gebruiken, of passen.
    Als iedereen heeft gepast, krijgt iedereen de elementenbonus van de scoretegel van de ronde: iets per zoveel stappen op één elementenspoor, maar niet na de laatste ronde. De acties zijn dan weer vrij. Bij het begin van elke ronde komt er een munt op elke bonuskaart die niemand heeft.
terra-mystica_help_transform-title = Transformeren en bouwen
terra-mystica_help_transform-text =
    Kies een vrij veld binnen je bereik. Het wordt je thuisterrein met zoveel scheppen als er stappen tussen de twee terreinen op de cirkel zijn, hoogstens drie. Scheppen betaal je met arbeiders, of een actie geeft ze je. Wat je in één actie koopt, gaat in één veld.
    Op thuisterrein binnen je bereik mag je een nederzetting bouwen. Beide mag je in één actie doen, op hetzelfde veld.
terra-mystica_help_reach-title = Bereik, scheepvaart, bruggen
terra-mystica_help_reach-text =
    Binnen bereik is elk veld dat aan een van je gebouwen grenst of er met een brug aan vastzit. Je schepen komen verder: over zoveel riviervelden als je scheepvaart aangeeft. Twee volken hebben geen schepen, maar een tunnel of een tapijt.
    Je hebt { $bridges } bruggen. Met een krachtactie bouw je er een; hij moet bij een gebouw van jou beginnen.
terra-mystica_help_upgrade-title = Opwaarderen
terra-mystica_help_upgrade-text =
    Een nederzetting wordt een handelshuis; dat kost twee keer zoveel munten als er geen gebouw van een ander volk naast staat. Een handelshuis wordt een tempel of je burcht, een tempel wordt je heiligdom. Het oude gebouw gaat terug naar je bord.
    Elke tempel en het heiligdom leveren een gunsttegel op. De burcht geeft je iets wat niemand anders heeft. Nederzettingen: { $dwellings }, handelshuizen: { $posts }, tempels: { $temples }, burcht: { $strongholds }, heiligdom: { $sanctuaries }.
terra-mystica_help_power-title = Kracht
terra-mystica_help_power-text =
    Je krachtblokjes liggen in drie schalen. Elke kracht die je krijgt, schuift één blokje een schaal verder: eerst van I naar II, en pas van II naar III als schaal I leeg is. Alleen wat in schaal III ligt kun je uitgeven; dat gaat terug naar schaal I.
    Met kracht betaal je de krachtacties op het speelbord; elk kan één keer per ronde worden gebruikt, door wie het eerst komt. Je mag kracht opofferen: voor elk blokje dat van schaal II naar schaal III gaat, verlaat een ander blokje van schaal II het spel.
terra-mystica_help_neighbours-title = Kracht van je buren
terra-mystica_help_neighbours-text =
    Als iemand naast gebouwen van jou bouwt of opwaardeert, wordt je zoveel kracht aangeboden als die gebouwen tellen. Je neemt alles wat in je schalen past, of niets. Elke kracht na de eerste kost je een punt.
    Je hoeft niet meteen te beslissen: de anderen kunnen intussen verder. Je kunt ook laten weten dat een aanbod voor jou wordt genomen, altijd of tot een bepaalde prijs.
terra-mystica_help_towns-title = Steden
terra-mystica_help_towns-text =
    Als minstens { $town_buildings } van je gebouwen aan elkaar grenzen (bruggen tellen mee, schepen niet) en hun krachtwaarde samen minstens { $town_value } is, vormen ze een stad. Het heiligdom telt als twee gebouwen. Je neemt een stadstegel, met punten, een sleutel en nog iets.
    Gebouwen die later bij een stad komen, leveren geen extra tegel op.
terra-mystica_help_cults-title = Elementen
terra-mystica_help_cults-text =
    Op elk van de vier sporen klim je van 0 tot { $top }. Sommige stappen leveren kracht op als je er van onderaf op komt ({ $step_power }). Voor stap 10 heb je een sleutel van een stadstegel nodig, en er kan maar één volk staan.
    Priesters leveren stappen op. Op elk spoor zijn er plaatsen voor priesters die voorgoed blijven (in stappen: { $places }); elke andere priester levert één stap op en gaat terug naar je voorraad. Gunsttegels, stadstegels en sommige acties leveren ook stappen op.
    Aan het einde krijgen de hoogsten op elk spoor { $cult_points } punten.
terra-mystica_help_convert-title = Inwisselen
terra-mystica_help_convert-text = In je beurt mag je zo vaak je wilt grondstoffen inwisselen: { $rates }.
terra-mystica_help_pass-title = Passen
terra-mystica_help_pass-text =
    Als je niets meer te doen hebt, pas je. Je krijgt de punten die je bonuskaart en andere dingen voor passen geven, en ruilt je bonuskaart voor een van de andere, met de munten die erop liggen. In de laatste ronde neemt niemand een kaart.
    Wie het eerst past, begint de volgende ronde.
terra-mystica_help_end-title = Het einde
terra-mystica_help_end-text =
    Na de laatste ronde leveren de elementen elk { $cult_points } punten op, en de grootste gebieden { $network }: een gebied is alles wat jij hebt gebouwd en wat binnen elkaars bereik ligt, ook per schip. Bij een gelijke stand worden de punten van die plaatsen gedeeld. Een extra eindscoretegel kan op dezelfde manier punten geven.
    Daarna wordt schaal II zo ver mogelijk opgeofferd, alle kracht in schaal III, arbeiders en priesters worden munten, en elke { $coins_for_point } munten zijn 1 punt.
terra-mystica_help_rate = { $given } voor { $got }
terra-mystica_help_step-power = stap { $space }: { $power }
terra-mystica_help_sheet-about = Thuisterrein: { $home }.
terra-mystica_help_sheet-homeless = Kiest zijn thuisterrein vóór de partij.
terra-mystica_help_ability = Vaardigheid
terra-mystica_help_stronghold = Burcht
terra-mystica_help_landscape = Speciaal landschap: { $name }
terra-mystica_help_landscape-free = Met de optie landscapes=on. Op de pagina over speciale landschappen staat hoe je ze plaatst.
terra-mystica_help_landscape-needs = Met de optie landscapes=on, zodra dit op de kaart staat: { $needs }. Op de pagina over speciale landschappen staat hoe je ze plaatst.
terra-mystica_help_landscapes = Speciale landschappen
terra-mystica_help_landscapes-about = Eén voor elk volk, met de optie landscapes=on.
terra-mystica_help_landscapes-title = Zo plaats je ze
terra-mystica_help_landscapes-text =
    Elk volk heeft één speciaal landschap. Eén keer per partij, als een actie van jou een veld tot thuisterrein maakt, mag je daar het landschap neerleggen: je gebruikt de scheppen zoals altijd, het kost verder niets, en er komt geen nederzetting op. Scheppen van de elementenbonus kun je er niet voor gebruiken. Wat het nodig heeft, moet al op de kaart staan. Sommige landschappen plaats je op een andere manier; dan staat dat in hun tekst.
    Een landschap is een gebouw met een krachtwaarde van 1. Het telt mee voor steden, voor je gebied en voor de eindscoretegels. Buren mogen kracht nemen als je het plaatst, en jij als zij ernaast bouwen. Het is geen van de vijf soorten gebouwen, tenzij de tekst dat zegt, en je kunt het nooit opwaarderen.
    Als een actie twee gratis scheppen geeft en de eerste het landschap maakt, kan de tweede niet naar een veld dat je alleen vanaf het landschap bereikt.
terra-mystica_help_landscapes-each = De landschappen
terra-mystica_help_landscape-of = { $name } ({ $faction })
terra-mystica_help_landscape-before = Eerst nodig: { $needs }.
terra-mystica_help_beginning = Aan het begin
terra-mystica_help_goods = Grondstoffen
terra-mystica_help_bowls = Kracht in de schalen
terra-mystica_help_cult-steps = Stappen op de elementensporen
terra-mystica_help_cult-start = { $cult } { $steps }
terra-mystica_help_priests = Priesters
terra-mystica_help_priests-start = hoogstens { $priests } in je hand, één minder voor elke priester die op het elementenbord blijft
terra-mystica_help_on-the-map = Op de kaart
terra-mystica_help_dwelling-start = { $dwellings } nederzetting, geplaatst na alle andere
terra-mystica_help_dwellings-start = { $dwellings } nederzettingen
terra-mystica_help_points-2017 = Punten met de optie points=2017
terra-mystica_help_none = geen
terra-mystica_help_tracks = Scheepvaart en scheppen
terra-mystica_help_shipping = Scheepvaart
terra-mystica_help_shipping-text = Van { $least } tot { $most }. Elke verbetering kost { $price } en levert punten op, achtereenvolgens: { $points }.
terra-mystica_help_shipping-fixed = Altijd { $level }.
terra-mystica_help_spades = Scheppen
terra-mystica_help_spades-none = Koopt er geen.
terra-mystica_help_spades-fixed = Een schep kost { $price }.
terra-mystica_help_spades-text = Een schep kost, van niveau tot niveau: { $prices }. Een verbetering kost { $price } en levert punten op: { $points }.
terra-mystica_help_structures = Gebouwen
terra-mystica_help_structures-text = Prijs, krachtwaarde voor steden en voor buren, en inkomen van het eerste gebouw tot het laatste.
terra-mystica_help_structure = Kost { $price }, krachtwaarde { $power }. { $income }
terra-mystica_help_income-fixed = Inkomen vanaf het begin: { $income }.{" "}
terra-mystica_help_income-times = { $income } ({ $times } keer)
terra-mystica_help_income = Inkomen: { $income }.
terra-mystica_help_tiles = Tegels, kaarten en krachtacties
terra-mystica_help_tiles-about = Wat elke tegel betekent.
terra-mystica_help_power-actions = Krachtacties
terra-mystica_help_power-actions-text = Elk kan één keer per ronde worden gebruikt, door iedereen met genoeg kracht in schaal III. Gratis scheppen die je niet gebruikt, gaan verloren.
terra-mystica_help_price = { $power } kracht.
terra-mystica_help_bonus-cards = Bonuskaarten
terra-mystica_help_bonus-cards-text = Er zijn er zoveel als er spelers zijn, en nog { $spare }. Je hebt er elke ronde een en ruilt hem als je past.
terra-mystica_help_favours = Gunsttegels
terra-mystica_help_favours-text = Je krijgt ze met tempels en het heiligdom. Van elke soort kun je er één hebben.
terra-mystica_help_towns = Stadstegels
terra-mystica_help_towns-tiles-text = Je krijgt ze met een nieuwe stad. De sleutel opent stap 10 van een elementenspoor.
terra-mystica_help_round-tiles = Scoretegels
terra-mystica_help_round-tiles-text = Eén voor elke ronde: punten telkens als er iets bepaalds wordt gedaan, en aan het einde een bonus voor stappen op een elementenspoor.
terra-mystica_help_final-tiles = Extra eindscoretegels
terra-mystica_help_final-tiles-text = Met de optie final-scoring doet een van deze tegels mee. De besten krijgen { $network } punten.
terra-mystica_help_copies = ({ $copies } in de doos)
terra-mystica_help_with-option = (optie: { $option })
terra-mystica_help_cult-board = Het elementenbord
terra-mystica_help_cult-board-about = Vier sporen, priesters, sleutels.
terra-mystica_help_cult-entry = Het spoor van { $cult }. Scoretegels die stappen hierop belonen: { $tiles }.
terra-mystica_help_moves = Zetten als tekst
terra-mystica_help_moves-about = Wat je kunt typen in plaats van klikken.
terra-mystica_help_moves-text = Elke zet heeft een tekst, dezelfde als op terra.snellman.net voor zover die daar bestaat. Typ hem in het veld naast de vraag (druk op / om er te komen). Afkortingen werken zolang ze duidelijk zijn.
terra-mystica_help_options = Opties
terra-mystica_help_options-about = Wat een tafel vóór de partij kan kiezen.
terra-mystica_help_values = (standaard: { $default }; ook: { $others })
terra-mystica_help_usual = (standaard: { $default })
terra-mystica_help_maps = Kaarten

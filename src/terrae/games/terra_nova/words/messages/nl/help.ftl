## terra-nova_help: the help pages (help.py); a line break in a text begins a paragraph

terra-nova_help_rules = De spelregels in het kort
terra-nova_help_rules-about = Alles wat je nodig hebt voor een eerste partij, in vijf minuten.
terra-nova_help_aim-title = Waar het om gaat
terra-nova_help_aim-text =
    Je leidt een volk dat maar op één van vijf landschappen kan wonen: { $terrains }. Je maakt het land rond je gebouwen tot je thuislandschap, bouwt erop en laat je gebouwen groeien.
    Het spel duurt vijf rondes. Wie de meeste punten heeft, wint. Punten krijg je van de rondescoretegel van elke ronde, van steden, van het scheepvaartspoor, van bonustegels en vaardigheden, en aan het einde van je grootste gebied en je geld.
terra-nova_help_round-title = Een ronde
terra-nova_help_round-text =
    Eerst krijgt iedereen inkomen: wat de open plaatsen van het bord en de bonustegel bij een hand laten zien.
    Daarna zijn jullie om de beurt aan zet. In je beurt doe je één ding: een veld bewoonbaar maken of een huis bouwen, een gebouw opwaarderen, een stap scheepvaart, een brug bouwen, een krachtactie, een speciale actie, of uitstappen.
    Als iedereen is uitgestapt, worden de gebruikte acties weer vrij, komt er een munt op elke bonustegel die niemand heeft, en begint de volgende ronde bij wie het eerst is uitgestapt.
terra-nova_help_habitable-title = Bewoonbaar maken en bouwen
terra-nova_help_habitable-text =
    Kies een vrij veld binnen je bereik. De cirkel op je bord zegt hoeveel scheppen het kost om van dat landschap het jouwe te maken; elke schep kost { $shovel } geld. Op het nieuwe land mag je meteen een huis bouwen voor { $house } geld.
    Is een vrij veld binnen bereik al je thuislandschap, dan bouw je er gewoon. Je hebt { $houses } huizen; een opgewaardeerd huis gaat terug naar je bord.
terra-nova_help_buildings-title = Opwaarderen
terra-nova_help_buildings-text =
    Een huis wordt een handelspost: { $beside } geld als een ander volk er een gebouw naast heeft, anders { $alone }. Een handelspost wordt een van je twee paleizen: { $palace } geld. Elk paleis geeft je iets wat niemand anders heeft.
    Als je naast andere volken bouwt of opwaardeert, krijgen die elk 1 kracht voor elk van hun gebouwen daar. Dat kost jou niets, en andersom werkt het ook voor jou.
terra-nova_help_reach-title = Bereik, scheepvaart, bruggen
terra-nova_help_reach-text =
    Binnen bereik is elk veld naast een van je gebouwen, over een van je bruggen, of over de rivier: zoveel riviervelden achter elkaar als je scheepvaart aangeeft.
    Een stap scheepvaart kost { $sailing } geld en levert punten op (de stappen van het spoor: { $track }). Een brug kost { $bridge } geld; hij komt op een gedrukt brugveld dat een van je gebouwen raakt. Je hebt { $bridges } bruggen.
terra-nova_help_power-title = Kracht
terra-nova_help_power-text =
    Je kracht ligt in drie schalen (aan het begin { $start }). Elke kracht die je krijgt, schuift één steen een schaal verder: eerst van I naar II, en pas van II naar III als schaal I leeg is. Alleen wat in schaal III ligt kun je uitgeven; dat gaat terug naar schaal I.
    Met kracht betaal je de krachtacties; elk kan één keer per ronde worden gebruikt, door wie het eerst komt. Vóór of na je actie, en tussen de rondes, mag je kracht ook inwisselen voor geld, één op één.
terra-nova_help_towns-title = Steden
terra-nova_help_towns-text =
    Als minstens { $town_buildings } van je gebouwen aan elkaar grenzen (bruggen tellen mee, scheepvaart niet) en hun stadswaarde minstens { $town_value } is, worden ze vanzelf een stad. Een huis telt { $house_value }, een handelspost { $post_value }, een paleis { $palace_value }.
    Je kiest een van je vier stadstegels; elk kun je één keer gebruiken. Een gebouw hoort maar bij één stad.
terra-nova_help_drop-out-title = Uitstappen
terra-nova_help_drop-out-text =
    Als je niets meer te doen hebt, stap je uit de ronde. Je krijgt de punten die een gesloten rol op je bord en je bonustegel laat zien, en ruilt je bonustegel voor een andere, met het geld dat erop ligt. De tegel die je hebt, kun je niet houden.
    Wie het eerst uitstapt, begint de volgende ronde.
terra-nova_help_end-title = Het einde
terra-nova_help_end-text =
    Na de vijfde ronde wordt de kracht in schaal III geld, en elke { $money_for_point } geld is 1 punt waard.
    Daarna telt iedereen de grootste groep eigen gebouwen die binnen elkaars bereik liggen, ook over de rivier. De grootste groepen krijgen { $territory } punten. Bij een gelijke stand worden de punten van die plaatsen gedeeld.
terra-nova_help_sheet-about = Kleur: { $colour }. Thuislandschap: { $home }.
terra-nova_help_ability = Vaardigheid
terra-nova_help_left = Linkerpaleis
terra-nova_help_right = Rechterpaleis
terra-nova_help_numbers = Getallen
terra-nova_help_start = Begin
terra-nova_help_start-text = { $money } geld en { $houses } huizen op het speelbord.
terra-nova_help_fixed-income = Inkomen vanaf het begin
terra-nova_help_house-row = Inkomen van de huizen, van eerste tot laatste
terra-nova_help_post-row = Inkomen van de handelsposten, van eerste tot laatste
terra-nova_help_tiles = Tegels en krachtacties
terra-nova_help_tiles-about = Wat elke tegel betekent.
terra-nova_help_round-tiles = Rondescoretegels
terra-nova_help_round-tiles-text = Elke ronde beloont één ding, meteen en elke keer dat het in die ronde wordt gedaan.
terra-nova_help_copies = ({ $copies } in de doos)
terra-nova_help_bonus-tiles = Bonustegels
terra-nova_help_bonus-tiles-text = Je hebt er elke ronde een en ruilt hem als je uitstapt.
terra-nova_help_town-tiles = Stadstegels
terra-nova_help_town-tiles-text = Iedereen heeft er van elke soort een.
terra-nova_help_power-actions = Krachtacties
terra-nova_help_power-actions-text = Elk kan één keer per ronde worden gebruikt, door iedereen met genoeg kracht in schaal III.
terra-nova_help_price = { $power } kracht:
terra-nova_help_moves = Zetten als tekst
terra-nova_help_moves-about = Wat je kunt typen in plaats van klikken.
terra-nova_help_moves-text = Elke zet heeft een tekst. Typ hem in het veld naast de vraag (druk op / om er te komen). Afkortingen werken zolang ze duidelijk zijn.

effect_money = { $amount } geld
effect_money-many = { $amount } geld
effect_sailing = { $amount } stap op het scheepvaartspoor
effect_sailing-many = { $amount } stappen op het scheepvaartspoor
effect_drop-out = Als je uitstapt: { $what } per { $per }.
effect_drop-out-table = Als je uitstapt: { $table } punten voor 1, 2, 3, ... van: { $per }.

terra-nova_each_house = Elk huis dat je bouwt
terra-nova_each_post = Elke opwaardering tot handelspost
terra-nova_each_palace = Elk paleis dat je bouwt
terra-nova_each_town = Elke stad die je sticht
terra-nova_each_sailing = Elke stap op het scheepvaartspoor
terra-nova_each_shovel = Elke schep die je gebruikt

terra-nova_per_house = huis op het speelbord
terra-nova_per_post = handelspost op het speelbord
terra-nova_per_palace = paleis op het speelbord
terra-nova_per_sailing = stap op je scheepvaartspoor
terra-nova_per_settlement = woonkern
terra-nova_per_rim-settlement = woonkern met een gebouw aan de rand van de kaart
terra-nova_per_inland = gebouw dat niet aan de rivier ligt

terra-nova_effect_shovels = Bewoonbaar maken en bouwen met gratis scheppen: { $free }.
terra-nova_effect_bridge = Bouw een brug zonder geld te betalen.
terra-nova_effect_reach = Je scheepvaart telt voor je bereik { $more } hoger zolang je deze tegel hebt.
terra-nova_effect_town-from = Voor een stad is een totale stadswaarde van { $value } genoeg.

terra-nova_trait_lake-house = Actie, één keer per ronde: bouw gratis een huis op een vrij meer, binnen bereik of niet.
terra-nova_trait_harbour = Je mag steden stichten over één rivierveld heen, zonder brug, nu of later.
terra-nova_trait_free-post = Actie, één keer per ronde: waardeer een huis gratis op tot handelspost.
terra-nova_trait_one-shovel = Elk landschap kost maar één schep.
terra-nova_trait_cheap-power = De krachtacties op het speelbord kosten je { $less } kracht minder.
terra-nova_trait_rim-house = Meteen: je mag van een vrij veld aan de rand van de kaart je thuislandschap maken en er een huis bouwen, allemaal gratis.
terra-nova_trait_power-from-houses = Telkens als een ander volk een huis bouwt, krijg je { $power } kracht ({ $power_of_two_seats } met twee spelers).
terra-nova_trait_invention = Actie, zo vaak je wilt: maak voor { $power } kracht een veld binnen bereik bewoonbaar en zet er een handelspost op.
terra-nova_trait_palace-shovel = Actie, één keer per ronde: voor { $power } kracht bewoonbaar maken en bouwen met { $shovels } gratis schep.
terra-nova_trait_worship = Overal waar je kracht mag inwisselen, mag je ook { $power } kracht inwisselen voor { $points } punten.
terra-nova_trait_third-house = Je begint met een derde huis, geplaatst na alle andere.
terra-nova_trait_sunrise = Actie, één keer per ronde: maak een veld dat een van je gebouwen raakt bewoonbaar zonder scheppen; een huis daar kost de gewone prijs.
terra-nova_trait_money-from-upgrades = Telkens als een ander volk een gebouw opwaardeert, krijg je { $money } geld ({ $money_of_two_seats } met twee spelers).
terra-nova_trait_cheap-posts = Opwaarderen tot handelspost kost je { $adjacent } geld naast een ander volk en anders { $alone }.

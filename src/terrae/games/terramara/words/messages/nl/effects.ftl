## terramara_effect: what is done, as an infinitive, so that it fits after a colon

terramara_effect_sentence = Effect: { $phrase }.
terramara_effect_gain = { $what } krijgen
terramara_effect_gain-per = { $what } krijgen per { $per }
terramara_effect_worker = een arbeider van niveau { $level } nemen
terramara_effect_worker-of-round = een arbeider van deze ronde nemen
terramara_effect_warriors = { $number } krijgers nemen voor deze ronde
terramara_effect_refine = 1 grondstof bewerken
terramara_effect_refine-many = tot { $number } grondstoffen bewerken
terramara_effect_exchange = { $give } ruilen voor { $get }
terramara_effect_exchange-many = tot { $times } keer { $give } ruilen voor { $get }
terramara_effect_raid = iedereen overvallen
terramara_effect_raid-lose = 1 militaire kracht verliezen en iedereen overvallen, als je wilt
terramara_effect_first-player = de startspelerkaart nemen, met wat die geeft
terramara_effect_create = meteen 1 artefact vervaardigen, naar keuze met ruwe in plaats van bewerkte grondstoffen
terramara_effect_score-per = { $points } punten krijgen per { $per }
terramara_effect_power-points = punten krijgen naar je krachtniveau: { $table }
terramara_effect_double = { $what } een tweede keer laten tellen
terramara_effect_discount = per artefact { $what } minder betalen
terramara_effect_discount-each = { $number } van elke soort
terramara_effect_discount-category = per artefact ({ $category }) { $what } minder betalen
terramara_effect_raw-for-refined = per artefact tot { $number } ruwe in plaats van bewerkte grondstoffen betalen
terramara_effect_explorer = { $number } extra verkenner hebben
terramara_effect_raid-bonus = overvallen alsof je krachtniveau { $number } hoger is
terramara_effect_enter____equal____strength = bij een verkenner mogen gaan staan van een speler die even sterk is, zonder militaire kracht te verliezen
terramara_effect_no____military____loss = nooit militaire kracht verliezen, al kun je er nog wel mee betalen
terramara_effect_personal____bonus____tiles = alle overgebleven bonustegels nemen en er elke ronde één gebruiken: niveau 1 in ronde 1, tot niveau 2 in ronde 2, daarna elke
terramara_effect_personal____crossroads = een overgebleven kruising van niveau 1 houden die alleen jij mag gebruiken, waar je karren ook zijn
terramara_effect_personal____outpost = een overgebleven buitenpost van niveau 1 houden, die aan het einde voor je telt
terramara_effect_worth = Het is { $points } punten waard.

terramara_per_stronger____player = speler die sterker is dan jij
terramara_per_artifact____category = vervaardigd artefact ({ $what })
terramara_per_artifact____set = complete set van de vier categorieën die je hebt vervaardigd
terramara_per_worker____level = niveau van je arbeiders
terramara_per_flag = vlag die je hebt achtergelaten
terramara_per_cost____resource = { $what } in de gedrukte kosten

terramara_double_caravans____end = je karren aan het einde van de weg
terramara_double_military____rank = je rang in militaire kracht
terramara_double_best____outpost = je beste buitenpost

## terramara_condition: what goes on after "als je"

terramara_condition_power-level = krachtniveau { $number } of hoger hebt
terramara_condition_workers = arbeiders van samen { $number } niveaus of meer hebt
terramara_condition_artifacts = { $number } of meer artefacten ({ $category }) hebt vervaardigd
terramara_condition_river = het { $grade } symbool van de rivier hebt bereikt
terramara_condition_road = het { $grade } symbool van de weg met beide karren hebt bereikt
terramara_condition_military = het { $grade } symbool van het militaire spoor hebt bereikt

terramara_trigger_gain-track = { $what } krijgt
terramara_trigger_create = { $what } vervaardigt
terramara_trigger_any-artifact = een artefact
terramara_trigger_level = { $what } van niveau { $levels }
terramara_trigger_category = een artefact ({ $category })
terramara_trigger_caravan = met een kar kruising { $number } bereikt
terramara_trigger_caravan-any = met een kar een kruising bereikt
terramara_trigger_second-caravan = met je tweede kar kruising { $number } bereikt
terramara_trigger_flag = een vlag achterlaat
terramara_trigger_send = { $who } naar { $where } stuurt
terramara_trigger_explorer = een verkenner
terramara_trigger_chieftain = je stamhoofd
terramara_trigger_terrain = een veld ({ $terrain })
terramara_trigger_crossroads = een kruisingsveld
terramara_trigger_anywhere = een willekeurig veld
terramara_trigger_other____explorer = een veld met een verkenner van iemand anders
terramara_trigger_nobody = een leeg veld
terramara_trigger_and-other____explorer = { $where } met een verkenner van iemand anders
terramara_trigger_and-nobody = { $where } dat leeg is

terramara_ability_instant = Meteen: { $phrase }.
terramara_ability_permanent = Vanaf nu: { $phrase }.
terramara_ability_once____per____round = Eén keer per ronde: { $phrase }.
terramara_ability_game____end = Aan het einde: { $phrase }.
terramara_ability_trigger = Als je { $when }: { $phrase }.
terramara_ability_more = Als je { $when }: { $number } extra krijgen.
terramara_ability_condition = Aan het einde, als je { $condition }: { $phrase }.

## terramara_effect: what is done, in the infinitive

terramara_effect_sentence = Effekt: { $phrase }.
terramara_effect_gain = { $what } erhalten
terramara_effect_gain-per = { $what } pro { $per } erhalten
terramara_effect_worker = einen Arbeiter der Stufe { $level } nehmen
terramara_effect_worker-of-round = einen Arbeiter dieser Runde nehmen
terramara_effect_warriors = für diese Runde { $number } Krieger nehmen
terramara_effect_refine = 1 Rohstoff verarbeiten
terramara_effect_refine-many = bis zu { $number } Rohstoffe verarbeiten
terramara_effect_exchange = { $give } gegen { $get } tauschen
terramara_effect_exchange-many = bis zu { $times }-mal { $give } gegen { $get } tauschen
terramara_effect_raid = Raubzug gegen alle
terramara_effect_raid-lose = Raubzug gegen alle, wenn du 1 Militär verlieren willst
terramara_effect_first-player = die Startspielerkarte nehmen und was sie bringt
terramara_effect_create = sofort 1 Artefakt herstellen, auch roh statt verarbeitet bezahlt
terramara_effect_score-per = { $points } SP pro { $per }
terramara_effect_power-points = SP je nach Stärkestufe: { $table }
terramara_effect_double = ein zweites Mal werten: { $what }
terramara_effect_discount = pro Artefakt { $what } weniger zahlen
terramara_effect_discount-each = { $number } von jeder Sorte
terramara_effect_discount-category = pro Artefakt ({ $category }) { $what } weniger zahlen
terramara_effect_raw-for-refined = pro Artefakt bis zu { $number } roh statt verarbeitet zahlen
terramara_effect_explorer = { $number } Kundschafter mehr haben
terramara_effect_raid-bonus = Raubzüge mit einer um { $number } höheren Stärkestufe
terramara_effect_enter____equal____strength = sich auch zu Kundschaftern gleich starker Clans stellen dürfen und dabei kein Militär verlieren
terramara_effect_no____military____loss = nie Militär verlieren; zahlen kannst du weiter damit
terramara_effect_personal____bonus____tiles = alle übrigen Bonusplättchen nehmen und jede Runde eins nutzen dürfen: Stufe 1 in Runde 1, bis Stufe 2 in Runde 2, dann beliebige
terramara_effect_personal____crossroads = eine übrige Kreuzung der Stufe 1 behalten, die nur du nutzen darfst, egal wo deine Karren sind
terramara_effect_personal____outpost = einen übrigen Außenposten der Stufe 1 behalten und am Ende werten
terramara_effect_worth = Wert: { $points } SP.

terramara_per_stronger____player = stärkeren Clan
terramara_per_artifact____category = hergestelltes Artefakt ({ $what })
terramara_per_artifact____set = vollständiges Viererset aus hergestellten Artefakten
terramara_per_worker____level = Stufe deiner Arbeiter
terramara_per_flag = gesetztes Banner
terramara_per_cost____resource = { $what } in den gedruckten Kosten

terramara_double_caravans____end = deine Karren am Ende der Straße
terramara_double_military____rank = deinen Rang beim Militär
terramara_double_best____outpost = deinen besten Außenposten

## terramara_condition: what goes on after "wenn du"

terramara_condition_power-level = Stärkestufe { $number } oder mehr hast
terramara_condition_workers = Arbeiter mit zusammen { $number } Stufen oder mehr hast
terramara_condition_artifacts = { $number } oder mehr Artefakte ({ $category }) hergestellt hast
terramara_condition_river = das { $grade } Symbol am Fluss erreicht hast
terramara_condition_road = mit beiden Karren das { $grade } Symbol an der Straße erreicht hast
terramara_condition_military = das { $grade } Symbol auf der Militärleiste erreicht hast

## terramara_trigger: what goes on after "wenn du"

terramara_trigger_gain-track = { $what } erhältst
terramara_trigger_create = { $what } herstellst
terramara_trigger_any-artifact = ein Artefakt
terramara_trigger_level = { $what } der Stufe { $levels }
terramara_trigger_category = ein Artefakt ({ $category })
terramara_trigger_caravan = mit einem Karren Kreuzung { $number } erreichst
terramara_trigger_caravan-any = mit einem Karren eine Kreuzung erreichst
terramara_trigger_second-caravan = mit deinem zweiten Karren Kreuzung { $number } erreichst
terramara_trigger_flag = ein Banner setzt
terramara_trigger_send = { $who } { $where } schickst
terramara_trigger_explorer = einen Kundschafter
terramara_trigger_chieftain = deinen Häuptling
terramara_trigger_terrain = auf ein Feld ({ $terrain })
terramara_trigger_crossroads = auf ein Kreuzungsfeld
terramara_trigger_anywhere = auf ein beliebiges Feld
terramara_trigger_other____explorer = auf ein Feld mit fremdem Kundschafter
terramara_trigger_nobody = auf ein leeres Feld
terramara_trigger_and-other____explorer = { $where } mit fremdem Kundschafter
terramara_trigger_and-nobody = { $where }, das leer ist,

terramara_ability_instant = Sofort: { $phrase }.
terramara_ability_permanent = Ab jetzt: { $phrase }.
terramara_ability_once____per____round = Einmal pro Runde: { $phrase }.
terramara_ability_game____end = Am Spielende: { $phrase }.
terramara_ability_trigger = Wenn du { $when }: { $phrase }.
terramara_ability_more = Wenn du { $when }: { $number } mehr erhalten.
terramara_ability_condition = Am Spielende, wenn du { $condition }: { $phrase }.

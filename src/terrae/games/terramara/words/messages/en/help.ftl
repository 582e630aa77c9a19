## terramara_help: the help pages (help.py); a line break in a text begins a paragraph

terramara_help_rules = Rules in short
terramara_help_rules-about = All you need for a first game.
terramara_help_aim-title = The aim
terramara_help_aim-text = You lead a clan for five rounds. Whoever has the most victory points (VP) at the end wins; ties go to whoever is further on the River, then to the stronger one.
terramara_help_turn-title = A turn
terramara_help_turn-text =
    Send one clan member: one of your { $explorers } Explorers, your Chieftain, or a Warrior you took. Do what the space says. Then you may create one artifact, or put one aside.
    The round ends when nobody has a clan member left. You must send all of them; your Hut always has room.
    At any time of your turn you may use Workers and once-a-round effects. Before your first clan member of a round you may turn your character over, for good.
terramara_help_spaces-title = Spaces
terramara_help_spaces-text =
    A space has room for two clan members of different players, some for one. A Chieftain or Warrior closes a space.
    Your Chieftain may join any single Explorer of another player. Your Explorer may do so if your Military is greater, and then you lose 1 Military. A Warrior may join your own Explorer too.
    Explorers may go to territories of later rounds, and stay there until that row is turned over; those of rows 5 and 6 never come back. Chieftains and Warriors cannot go there.
    When a round from 1 to 4 ends, its row is turned over: a Crossroads space opens, for those whose Caravans both reached that Crossroads, and an Outpost beside the Road. In round 5 the special spaces open.
terramara_help_goods-title = Goods
terramara_help_goods-text =
    Raw goods are refined by Workers and by some spaces. A refined good can always stand in for its raw one, never the other way round.
    A Worker of level 1, 2 or 3 refines up to that many goods of any kinds, once a round.
terramara_help_goods-list = The goods
terramara_help_artifacts-title = Artifacts
terramara_help_artifacts-text =
    { $row } artifacts lie along the River; your Canoe decides how many of them you reach. You pay the refined goods shown, and the card's effect is yours. The row is filled at once.
    From River space { $reserve } on you may put one artifact aside for yourself. If you have not created it by the end, you lose { $penalty } VP.
terramara_help_river-title = The River
terramara_help_river-text =
    Culture moves your Canoe, up to space { $river }; beyond it each Culture is 1 VP. Passing a bonus tile brings its effect. On space { $explorer } an Explorer joins you; from space { $discount } on an artifact put aside costs 1 resource less.
    The symbols lie on spaces { $river_symbols }.
terramara_help_road-title = The Road
terramara_help_road-text =
    Travel moves your two Caravans, step by step. From each Crossroads a Caravan goes ahead, or takes the left path with a bonus tile, or the right path with an Outpost or a bonus tile; a detour takes two steps.
    At an Outpost you leave a Flag. Each Flag scores { $outposts } VP at the end, by the hardest of its three requirements that you meet. The way to an Outpost opens when its row is turned over.
    The Caravans at the end of the Road score { $ends } VP, in the order of their arrival; every later one as much as the third. The symbols lie on { $road_symbols }.
terramara_help_military-title = Military
terramara_help_military-text =
    The track ends at { $military }; beyond it each Military is 1 VP. Power Levels begin at { $levels }; the symbols lie on { $military_symbols }. At the end the three strongest score { $ranks } VP; tied players all score, and use up places.
    A Raid takes goods from everybody: one for every { $same } of a player of your Power Level; for every { $lower } if they are 1, 2, 3 levels lower; for every { $higher } if they are higher. They choose which. Whoever raids in the Homeland loses 1 Military first; Raids by tiles and cards cost nothing.
terramara_help_rounds-title = Rounds
terramara_help_rounds-text =
    Level-1 artifacts leave the deck in round 2 and the River in round 3, level-2 ones in rounds 4 and 5.
    Whoever takes the First Player card begins the next round and moves a Caravan one step; the third in the new order gains 1 Culture, the fourth 2 Military. In round 5 its back gives 2 Travel, 2 Military or 2 Culture instead.
terramara_help_neutral-title = Two and three players
terramara_help_neutral-text =
    One neutral player joins three players, two join two. Fires close a small space in each row, and neutral Explorers stand in each row until it is turned over. Neutral players gain Military each round and count for the ranks. With two players each Crossroads space has room for one.
    Nobody gets the bonus of a place in the new order that no player has.
terramara_help_end-title = The end
terramara_help_end-text = After round 5 you score your artifacts and their effects, your rank in Military, Caravans at the end of the Road, Outposts, 1 VP for each refined and for every { $raw } raw goods left.
terramara_help_characters = Characters
terramara_help_characters-about = Seven characters with two sides.
terramara_help_young = Young
terramara_help_experienced = Experienced
terramara_help_starts = Starting cards
terramara_help_starts-about = What each Starting Resources card gives.
terramara_help_artifacts = Artifacts
terramara_help_artifacts-about = All 52 of them.
terramara_help_artifact = { $category }, { $points } VP, costs { $cost }.
terramara_help_level = Level { $level }
terramara_help_spaces = Action spaces
terramara_help_spaces-about = What you get where.
terramara_help_homeland = Homeland and Hut
terramara_help_crossroads = Crossroads
terramara_help_special = Special spaces
terramara_help_territories = Territories
terramara_help_territory = { $key }, { $terrain }
terramara_help_needs = Only if you { $condition }.
terramara_help_single = Room for one clan member only.
terramara_help_tiles = Tiles
terramara_help_tiles-about = Bonus tiles, Outposts, the First Player card.
terramara_help_bonus-level = Bonus tiles of level { $level }
terramara_help_outposts = Outposts
terramara_help_grade = If you { $condition }: { $points } VP.
terramara_help_card = The First Player card
terramara_help_card-front = Front
terramara_help_card-back = Back, in round 5
terramara_help_card-others = You begin the next round; the third in the new order gains 1 Culture, the fourth 2 Military.
terramara_help_moves = What you can type
terramara_help_moves-about = Every move has a text.
terramara_help_moves-text = Spaces are named by row and letter, 1a to 6f; 1x to 4x are the Crossroads, 5s and 6s the special spaces. The Homeland has hire, develop, travel, develop-or-travel, raid, first, raid-and-first; there are hut and own besides. Cards have the keys that the help pages show.

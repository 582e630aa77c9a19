## terra-nova_help: the help pages (help.py); a line break in a text begins a paragraph

terra-nova_help_rules = The rules in short
terra-nova_help_rules-about = Everything you need for a first game, in five minutes.
terra-nova_help_aim-title = What it is about
terra-nova_help_aim-text =
    You lead a faction that can live on one of five terrains only: { $terrains }. You change the land around your buildings into your home terrain, build on it, and let your buildings grow.
    The game has five rounds. Most points win. Points come from the round tile during each round, from towns, from the sailing track, from bonus tiles and abilities, and at the end from your largest territory and your money.
terra-nova_help_round-title = A round
terra-nova_help_round-text =
    First everybody takes income: what the open places of the mat and the bonus tile show beside a hand.
    Then you take turns. On your turn you do one thing: make a hex habitable or build a house, upgrade a building, take a step in sailing, build a bridge, use a power action, use a special action, or drop out.
    When all have dropped out the used actions become free again, a coin is put on each bonus tile that nobody holds, and the next round begins with whoever dropped out first.
terra-nova_help_habitable-title = Make habitable, and build
terra-nova_help_habitable-text =
    Choose a free hex in your reach. The circle on your mat tells how many shovels it takes to turn its terrain into yours; each shovel costs { $shovel } money. On the new land you may build a house at once for { $house } money.
    If a free hex in reach is your home terrain already, just build there. You have { $houses } houses; an upgraded house comes back to your mat.
terra-nova_help_buildings-title = Upgrade
terra-nova_help_buildings-text =
    A house becomes a trading post: { $beside } money if another faction has a building next to it, { $alone } if not. A trading post becomes one of your two palaces: { $palace } money. Each palace gives you something nobody else has.
    When you build or upgrade next to other factions, each of them gains 1 power for each of their buildings there. That costs you nothing, and it works for you as well.
terra-nova_help_reach-title = Reach, sailing, bridges
terra-nova_help_reach-text =
    In reach is every hex beside one of your buildings, over one of your bridges, or across the river: as many river spaces in a row as your sailing value says.
    A step in sailing costs { $sailing } money and brings points (the steps of the track: { $track }). A bridge costs { $bridge } money; it goes on a printed bridge space that touches one of your buildings. You have { $bridges } bridges.
terra-nova_help_power-title = Power
terra-nova_help_power-text =
    Your power lies in three bowls (at the start { $start }). Each power you gain moves one token one bowl on, from I to II first, and from II to III only when bowl I is empty. Only what lies in bowl III can be spent; it goes back to bowl I.
    Power pays for the power actions; each of them can be taken once a round, by whoever comes first. Before or after your action, and between rounds, you may also exchange power for money, one for one.
terra-nova_help_towns-title = Towns
terra-nova_help_towns-text =
    When at least { $town_buildings } of your buildings hang together (bridges count, sailing does not) and their value is at least { $town_value }, they become a town by themselves. A house counts { $house_value }, a trading post { $post_value }, a palace { $palace_value }.
    You choose one of your four town tiles; each can be used once. A building belongs to one town only.
terra-nova_help_drop-out-title = Dropping out
terra-nova_help_drop-out-text =
    When you have nothing left to do you drop out of the round. You score what a closed scroll shows on your mat and bonus tile, and exchange your bonus tile for another one, with the money that lies on it. You cannot keep the one you have.
    Whoever drops out first begins the next round.
terra-nova_help_end-title = The end
terra-nova_help_end-text =
    After the fifth round the power in bowl III becomes money, and every { $money_for_point } money are 1 point.
    Then everybody counts the largest group of own buildings that are in reach of each other, sailing included. The largest groups score { $territory } points. Seats that tie share the points of their places.
terra-nova_help_sheet-about = Plays { $colour }, at home on { $home }.
terra-nova_help_ability = Ability
terra-nova_help_left = Left palace
terra-nova_help_right = Right palace
terra-nova_help_numbers = Numbers
terra-nova_help_start = Start
terra-nova_help_start-text = { $money } money and { $houses } houses on the board.
terra-nova_help_fixed-income = Income from the start
terra-nova_help_house-row = Income of the houses, first to last
terra-nova_help_post-row = Income of the trading posts, first to last
terra-nova_help_tiles = Tiles and power actions
terra-nova_help_tiles-about = What every tile means.
terra-nova_help_round-tiles = Round tiles
terra-nova_help_round-tiles-text = Each round rewards one thing, at once and every time it is done in that round.
terra-nova_help_copies = ({ $copies } in the box)
terra-nova_help_bonus-tiles = Bonus tiles
terra-nova_help_bonus-tiles-text = You hold one in each round and exchange it when you drop out.
terra-nova_help_town-tiles = Town tiles
terra-nova_help_town-tiles-text = Everybody has one of each.
terra-nova_help_power-actions = Power actions
terra-nova_help_power-actions-text = Each can be taken once a round, by anybody with enough power in bowl III.
terra-nova_help_price = { $power } power:
terra-nova_help_moves = Moves as text
terra-nova_help_moves-about = What can be typed instead of clicked.
terra-nova_help_moves-text = Every move has a text. Type it in the field beside the question (press / to get there). Short forms work as long as they are clear.

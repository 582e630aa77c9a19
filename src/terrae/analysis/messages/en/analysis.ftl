### What the analysis says.

analysis_no-turns = there is no turn of { $game } in it that can be judged
analysis_part = { $what }: { $points }
analysis_with-goods = { $what } ({ $goods })
analysis_more = { $amount } { $good } more
analysis_less = { $amount } { $good } less
analysis_earlier = { $rounds ->
    [one] { $what } one round earlier
   *[other] { $what } { $rounds } rounds earlier
}
analysis_later = { $rounds ->
    [one] { $what } one round later
   *[other] { $what } { $rounds } rounds later
}
analysis_page-title = { $game }: analysis
analysis_about = Analysis of a game, { $moves } moves
analysis_expected = Expected final points
analysis_expected-about = after each turn, as the planners see it
analysis_costly = The turns that cost most
analysis_costly-about = every look at them, near and far, agrees
analysis_accuracy = Accuracy
analysis_accuracy-about = share of turns within a point of the best
analysis_nothing = No turn was found that cost three points or more.
analysis_head-seat = seat
analysis_head-share = share of good turns
analysis_head-good = accuracy
analysis_head-lost = points lost by mistakes
analysis_lost = { $points } in { $turns } turns
analysis_after-round = after round { $round }
analysis_end = at the end
analysis_when = round { $round }, move { $ply }
analysis_when-move = move { $ply }
analysis_instead = better:
analysis_line = The better line
analysis_line-about = what would have followed in this round
analysis_compared = { $name } played: { $played }. Better was: { $better } ({ $loss } points).
analysis_openings = The opening
analysis_openings-about = beside what usually works
analysis_fortune = { $points } beside the mean of all factions
analysis_all-seats = Everybody
analysis_doubtful = Doubtful: at its next turn the seat could expect about as much as before.
analysis_named = { $what } { $points }
analysis_fared = { $points } beside their tables in { NUMBER($times) } games of bots ({ $bots }; { $low } to { $high })
analysis_fared-with = and more or less where this lies on the table: { $things }
analysis_fared-order = place { $place } in the first turn order: { $points }
analysis_fared-at = seats that began there: { $what }
analysis_fared-took = seats that had these: { $what }
analysis_table = makes more or fewer points than usual where this lies on the table: { $things }
analysis_even = begins alike: in { NUMBER($games) } games of bots ({ $bots }) no seat and no first place was better than chance
analysis_began = began as in so many of { $games } games of people: { $places }
analysis_begun = { $place } { $times }
analysis_favourite = most begin at { $place } ({ $times })
analysis_mark-played = played
analysis_mark-better = better

## analysis_term: parts of the evaluation, as the planners name them

analysis_term_goods = goods at hand
analysis_term_income = later incomes
analysis_term_towns = towns in the making
analysis_term_abilities = abilities
analysis_term_promises = tiles of rounds to come
analysis_term_room = room to grow
analysis_term_urgency = others might take it first

analysis_term_terra-nova_payouts = paid on dropping out
analysis_term_terra-nova_territory = rank by territory
analysis_term_terra-nova_tile = next bonus tile
analysis_term_terra-nova_rivals = power given to others

analysis_term_terra-mystica_passing = paid on passing
analysis_term_terra-mystica_cults = ranks on the cults
analysis_term_terra-mystica_network = rank by network
analysis_term_terra-mystica_bonuses = cult bonuses to come
analysis_term_terra-mystica_card = next bonus card
analysis_term_terra-mystica_tokens = power tokens
analysis_term_terra-mystica_tiles = favour tiles
analysis_term_terra-mystica_neighbours = neighbours

analysis_term_terramara_artifacts = artifacts
analysis_term_terramara_progress = nearer to an artifact
analysis_term_terramara_military = Military
analysis_term_terramara_river = the River
analysis_term_terramara_road = the Road
analysis_term_terramara_outposts = Outposts
analysis_term_terramara_workers = Workers
analysis_term_terramara_clan = clan members to send
analysis_term_terramara_reserved = a reserved artifact

analysis_term_terra-nova-2006_regions = land scored
analysis_term_terra-nova-2006_pockets = pockets that can be closed
analysis_term_terra-nova-2006_land = open land
analysis_term_terra-nova-2006_others = what is left to the others

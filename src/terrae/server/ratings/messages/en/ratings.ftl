### What is said about ratings and statistics.

server_recomputed = { $count ->
    [one] Ratings were worked out from { $count } rated game.
   *[other] Ratings were worked out from { $count } rated games.
}

page_league = League
page_ratings = Ratings
page_ratings-of = { $title }: ratings
page_ratings-titles = Titles
page_ratings-people = People
page_ratings-nobody = Nobody has finished a rated game yet. Choose “Rated” when you set a table up.
page_ratings-bots = Bots
page_ratings-factions = Factions
page_ratings-about = Each seat counts as a team of whoever plays and what they play, so that nobody is thought strong because of a strong faction. Everybody begins with 1500; those who are surely strong come first.
page_rating = Rating
page_rating-name = Name
page_rating-margin = Sure to
page_rating-games = { $count ->
    [one] { $count } game, { $won } won, ± { $margin }
   *[other] { $count } games, { $won } won, ± { $margin }
}
page_stats-games = Games
page_stats-seats = Seats
page_stats-won = Won
page_stats-points = Mean points
page_stats-ahead = Against the table
page_stats-by-faction = By faction
page_stats-faction = Faction
page_stats-by-place = By place in the first turn order
page_stats-place-head = Place
page_stats-place = Place { $place }
page_stats-about = { $count ->
    [one] From { $count } game finished on this server; seats that were left do not count.
   *[other] From { $count } games finished on this server; seats that were left do not count.
}
page_stats-nothing = No game of this title was finished here yet.
page_stats-by-title = By title
page_stats-title = Title
page_stats-first = Won by whoever plays first
page_stats-above = Above all games
page_stats-above-own = Above the table
page_stats-mine = Yours
page_stats-all = Everyone
page_stats-range = { $low } to { $high }
page_stats-drawn = Lines reach over what is likely, nineteen times out of twenty; dashes show what is usual. A full dot lies apart from that, which also happens by chance where many are compared.

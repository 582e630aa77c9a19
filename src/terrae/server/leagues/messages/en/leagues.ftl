### What is said about leagues and round robins.

server_no-league = there is no such league
server_league-name = a league needs a name
server_league-seats = tables of this title have { $fewest } to { $most } seats
server_league-size = a division needs at least as many people as a table has seats: { $seats }
server_league-begun = that is not possible now: it has begun, or is over
server_league-full = it is full: { $most } people play already
server_league-few = a table needs { $seats } people; so far there are { $people }
server_league-keeper = only whoever made this league can do that
server_league-date = a season can be announced for a moment that lies ahead, within a year

notice_league = A new table of your league: { $table }
notice_league-soon = Your league begins within the hour, with live clocks: { $table }
notice_league-few = Your league could not begin, for too few people have joined: { $table }

page_leagues = Leagues
page_leagues-about = A league has divisions and seasons: tables are set up by themselves, the best go up, the last go down. In a round robin everybody meets everybody once.
page_leagues-none = There is no league yet.
page_leagues-account = Leagues go on for weeks. To play in one, or to make one, you need an account.
page_league-new = A new league
page_league-name = Name
page_league-kind = Kind
page_league-kind-league = League
page_league-kind-robin = Round robin
page_league-game = Title
page_league-seats = Seats of a table
page_league-clock = Clock of its tables
page_league-starts = Begins by itself (if you know when)
page_league-begins = Begins:
page_league-when = The next season begins by itself
page_league-announce = Announce
page_league-live = Live tables open one after the other as soon as the season has begun: be there, for their clocks run.
page_league-size = People of a division
page_league-movers = Who go up and down
page_league-again = The next season begins by itself
page_league-make = Make it
page_league-facts = { $title }, tables of { $seats }, { $clock }, rated
page_league-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
page_league-state-open = { $season ->
    [0] Open: join before it begins
   *[other] Season { $season } is over; the next one is open
}
page_league-state-running = Season { $season } is being played
page_league-state-closed = Over
page_league-robin-running = It is being played
page_league-join = Join
page_league-log-in = Log in to join
page_league-leave = Leave
page_league-member = You play here.
page_league-start = { $season ->
    [1] Begin
   *[other] Begin season { $season }
}
page_league-waiting = In the next season
page_league-waiting-first = Who will play
page_league-nobody = Nobody has joined yet.
page_league-division = Division { $number }
page_league-standings = Standings
page_league-moves = { $up ->
    [0] { $down ->
        [one] The last goes down.
       *[other] The last { $down } go down.
    }
   *[other] { $down ->
        [0] { $up ->
            [one] The first goes up.
           *[other] The first { $up } go up.
        }
       *[other] { $up ->
            [one] The first goes up,
           *[other] The first { $up } go up,
        } { $down ->
            [one] the last goes down.
           *[other] the last { $down } go down.
        }
    }
}
page_league-points = Points
page_league-points-about = A point for everybody you beat at a table, half of one for a tie; then victories, then points ahead of the table, then whoever stood higher before.
page_league-games = Games
page_league-won = Won
page_league-ahead = Ahead
page_league-tables = Tables
page_league-later = later
page_league-watch = Watch
page_league-ended = How it ended
page_league-you = you
page_league-winners = Winners of past seasons
page_league-winner = Season { $season }: { $name }
page_league-leave-next = Not in the next season
page_league-join-next = Play in the next season
page_league-keep = For whoever keeps this league
page_league-rename = Rename
page_league-close = Close it for good
page_league-close-about = Then no season begins any more.
page_league-your-turn = Your turn
page_league-look = Look

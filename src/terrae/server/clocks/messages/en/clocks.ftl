### What is said about clocks, and about seats whose people leave or are not there.

server_takeback-over = this turn cannot be taken back: the game is over
server_is-over = this game is over
server_rated-people = a rated game needs at least two seats for people, and nobody may have two of them
server_rated-once = this game is rated: nobody may have two seats
server_rated-help = this game is rated: nobody is helped before it is over
server_not-absent = seat { $seat } still has time
server_time-of-others = only those who play can give somebody else more time
server_no-clock = the time of seat { $seat } is not running
server_motion-seat = only those who play can decide that
server_motion-what = say what is to be decided: the end of the game, or that a bot plays for a seat
server_motion-asked = seat { $seat } has already asked for something; decide that first
server_motion-most = this is decided by most of you; only whoever asked can take it back
server_no-motion = nobody has asked for anything
server_on-vacation = you are on vacation already; come back first
server_no-vacation = { $left ->
    [one] that is too long: { $left } of { $year } days of vacation in a year is left
   *[other] that is too long: { $left } of { $year } days of vacation in a year are left
}

notice_late = Your time is over: { $table }
notice_absent = { $name } is not there, and you may decide how to go on: { $table }
notice_motion-end = { $name } would like to end the game: { $table }
notice_motion-bot = { $name } would like a bot to play for somebody who is not there: { $table }
notice_resigned = { $name } resigned, and a bot plays on: { $table }
notice_replaced = You were waited for too long, and somebody else plays on for you: { $table }

page_end-you-resigned = You resigned
page_end-resigned = { $name } resigned
page_end-consent = Ended by consent
page_end-early = These are the points as they stood then.
page_new-clock = Clock
page_new-clock-none = None
page_new-clock-none-about = Nobody is hurried.
page_new-clock-live = Live
page_new-clock-live-about = Time for the whole game, and some more after each turn.
page_new-clock-slow = Slow
page_new-clock-slow-about = Days for each move; vacations stop it.
page_new-minutes = Minutes for each seat
page_new-increment = Seconds for each turn
page_new-days = Days for a move
page_rated = Rated
page_rated-about = Counts for the ratings of all who play. No hints, and nobody has two seats.
page_clock-live = { $minutes } min + { $increment } s
page_clock-slow = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
page_rated-word = rated

script_until-over = time is over
script_until-minutes = { $count } min left
script_until-hours = { $count } h left
script_until-days = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
script_clock-days = { $days } d { $hours } h
script_clock-hours = { $hours } h { $minutes } min
script_clock-out = out of time
script_clock-of = { $name }: { $time } left
script_clock-of-out = { $name } is out of time
script_clock-away = { $name } is on vacation
script_clock-gone = away
script_clock-low = You have { $time } left.
script_clock-your-out = Your time is over. Play on as soon as you can: after a while the others may decide about your seat.
script_clock-out-status = { $name } is out of time. After a while you may decide how to go on.
script_absent-status = { $name } is not there. How shall it go on?
script_absent-you = You are waited for. Play on; as long as nobody has decided otherwise, the seat is yours.
script_absent-bot = A bot plays on
script_absent-time = Give more time
script_absent-release = Open the seat
script_absent-end = End the game
script_gone-time = Your time was over, and you were waited for: somebody else plays for you now.
script_gone-absent = You were waited for too long: somebody else plays for you now.
script_gone-resigned = You resigned; a bot plays on for you.
script_gone-left = You left your seat to others.
script_release-link = The seat is open. This link is for a substitute:
script_motion-end = { $name } would like to end the game. Not answered yet: { $names }
script_motion-bot = { $name } would like a bot to play for { $other }. Not answered yet: { $names }
script_motion-drop = Never mind
script_motion-refused = Not everybody wants that: the game goes on.
script_resign = Resign
script_resign-duel = The game is over then, and you have lost it.
script_resign-table = A bot plays on for you, so that the others can go on. You come last.
script_resign-sure = Resign now
script_end-ask = Ask to end the game
script_ended-resigned = { $name } resigned.
script_ended-consent = The game was ended by consent.
script_vacation = Vacation
script_vacation-about = { $left ->
    [one] While you are away your clocks stand still at slow tables. { $left } day of this year is left.
   *[other] While you are away your clocks stand still at slow tables. { $left } days of this year are left.
}
script_vacation-until = You are away until { $until }.
script_vacation-days = Days
script_vacation-go = Go away
script_vacation-back = I am back
script_vacation-over = Welcome back: your clocks run again.
script_terms = Agreed: { $terms }

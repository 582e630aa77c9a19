### What is said to whoever keeps order, and about what they did.

server_banned = you may look, but not take part any more: { $reason }
server_banned-bare = you may look, but not take part any more
server_banned-until = you may look, but not take part until { $until }: { $reason }
server_banned-until-bare = you may look, but not take part until { $until }
server_keeps-order = { $name } keeps order here and cannot be banned; whoever keeps the server can change that
server_no-ban = there is no such ban
server_no-report = there is no such report
server_no-new-name = a new name needs something that can be read
server_rollback-rated = this game is over and counts; it cannot be rolled back
server_rollback-nothing = nothing was played after { $ply } that could be rolled back

server_admin-line = { $made } { $who } { $act } { $table } { $subject } { $reason }
server_ban-line = { $id }: { $kind } { $value } ({ $name }), until { $until }: { $reason }
server_ban-for-good = for good
server_banned-now = { $name } is banned.
server_unbanned-now = { $name } is not banned any more.
server_tidied = { $count ->
    [one] { $count } table was cleared away.
   *[other] { $count } tables were cleared away.
}

page_admin = Keeping order
page_admin-reports = Reports
page_admin-no-reports = Nothing waits for a decision.
page_admin-said = { $name } said, at table { $table }:
page_admin-why = Reported because: { $reason }
page_admin-hide-message = Hide it
page_admin-keep-message = Let it stay
page_admin-ban-speaker = Ban { $name }
page_admin-ban-guest = Ban
page_admin-table = A table
page_admin-table-name = Address of the table, or the end of it
page_admin-find = Find
page_admin-state = { $game }, move { $ply }
page_admin-is-over = over
page_admin-is-hidden = in no list
page_admin-is-rated = counts
page_admin-rollback = Roll back
page_admin-rollback-to = to move
page_admin-seat = Replace a seat
page_admin-seat-of = Seat
page_admin-kind = by
page_admin-kind-person = person
page_admin-kind-bot = bot
page_admin-kind-open = open
page_admin-bot = a bot
page_admin-open = whoever comes
page_admin-end = End the game
page_admin-hide = Take it out of lists
page_admin-show = Put it into lists again
page_admin-rename = Rename
page_admin-rename-what = What
page_admin-rename-table = the table
page_admin-new-name = New name
page_admin-reason = Why
page_admin-bans = Bans
page_admin-no-bans = Nobody is banned.
page_admin-ban = Ban
page_admin-whom = An account, the identity of a guest, or an address
page_admin-days = For how many days (0: for good)
page_admin-lift = Lift
page_admin-until = until { $until }
page_admin-for-good = for good
page_admin-log = What was done
page_admin-no-acts = Nothing yet.
page_admin-operator = operator
page_admin-act-rollback = rolled back
page_admin-act-seat = seat replaced
page_admin-act-end = ended
page_admin-act-hide = hidden
page_admin-act-show = shown
page_admin-act-rename = renamed
page_admin-act-close-league = league closed
page_admin-act-ban = banned
page_admin-act-unban = unbanned
page_admin-act-hide-message = message hidden
page_admin-act-keep-message = message kept
page_admin-act-retention = tidied
page_admin-act-password = new password
page_admin-act-role = role
page_end-stopped = This game was ended by those who keep the server

script_ended-stopped = The game was ended by those who keep the server.
script_admin-keep = Keep order here

### What people are told, and what the bell says.

server_no-push = this server does not tell browsers anything: the package pywebpush is missing, or no push service is set
server_no-push-service = this push service is not known here

notice_turn = It is your turn: { $table }
notice_over = The game is over: { $table }
notice_again = { $name } wants to play again: { $table }
notice_joined = { $name } sat down: { $table }
notice_takeback = { $name } would like to take a turn back: { $table }
notice_mention = { $name } spoke to you: { $table }

notice_subject = { $count ->
    [one] { $count } thing is new for you
   *[other] { $count } things are new for you
}
notice_ending = You get this because you play at { $url }. The bell on every page there says when letters are written, or that none are.

server_no-letters = letters need a server that sends them and an account with a mail address

page_bell = What is new for you

script_bell = What is new for you
script_bell-empty = Nothing is new.
script_bell-count = What is new for you ({ $count })
script_bell-device = Tell me on this device when no page is open
script_bell-device-off = Do not tell me on this device any more
script_bell-refused = Your browser does not allow this. Its settings for this site can change that.
script_bell-failed = Your browser could not reach the service that would tell it. Perhaps later.
script_bell-on = You will be told on this device.
script_bell-off = You will not be told on this device any more.
script_bell-mail = Write to me about what I have not seen
script_bell-mail-off = never
script_bell-mail-soon = soon, several things in one letter
script_bell-mail-daily = once a day
script_bell-mail-is-off = No letters are written to you.
script_bell-mail-is-soon = You get a letter soon, about several things in one.
script_bell-mail-is-daily = You get at most one letter a day.

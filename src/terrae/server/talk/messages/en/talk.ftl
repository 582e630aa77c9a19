### What is said about chat, notes and tables that wait.

server_too-much-chat = that was too fast: { $most } messages a minute are possible; please try again in { $wait } s
server_no-chat = there is no chat here: nobody else sits at this table
server_nothing-said = there is nothing in this message that could be read
server_no-message = this message is not there, or not for you
server_own-message = this message is yours
server_mail-failed = the mail could not be sent: { $reason }
server_mail-tls = smtp_tls is { QUOTE($value) }; it can be: { $known }
server_mail-host = smtp is { QUOTE($value) }; it is a host, or a host and a port: mail.example.org:587
server_mail-from = mail_from is { QUOTE($value) }; it is an address, with a name or without: Terrae <terrae@example.org>
server_mail-incomplete = mail needs site (the address of this server as people type it) and mail_from (whom it comes from), too
server_note-changed = these notes were changed on another page of yours; reload this one to see them

page_chat = Chat
page_notes = Notes
page_beside = Log, chat or notes
page_next-table = To the next table that waits for you
page_chat-say = Say something
page_chat-send = Send
page_notes-about = Only you can read this. It is kept with the table.

script_chat-empty = Nothing was said yet.
script_chat-for-table = Only those who play read this until the game is over.
script_chat-for-watchers = Only those who look on read this until the game is over.
script_chat-room-table = Those who play
script_chat-room-watchers = Those who look on
script_chat-muted = { $count ->
    [one] You do not hear { $name }.
   *[other] You do not hear { $name } ({ $count } messages).
}
script_chat-hear = Hear { $name } again
script_chat-about = About what { $name } said
script_chat-mute = Do not hear { $name } any more
script_chat-mute-about = Here and at all other tables; { $name } does not learn of it.
script_chat-report = Report this to the moderators
script_chat-reason = What is wrong with it
script_chat-reported = The moderators will look at it.
script_chat-move = move { $ply }
script_notes-kept = Kept.
script_notes-both = Another page of yours wrote here, too: both texts stand below each other.
script_notes-writing = …
script_next-table = To the next table that waits for you ({ $count })
script_next-none = No other table waits for you.
script_keys-next = to the next table that waits for you

### What is said about chat, notes and tables that wait.

server_too-much-chat = das war zu schnell: { $most } Nachrichten pro Minute sind möglich; versuch es in { $wait } s noch einmal
server_no-chat = hier gibt es keinen Chat: Niemand sonst sitzt an diesem Tisch
server_nothing-said = in dieser Nachricht steht nichts Lesbares
server_no-message = diese Nachricht gibt es nicht, oder sie ist nicht für dich
server_own-message = diese Nachricht ist von dir
server_mail-failed = die Mail konnte nicht gesendet werden: { $reason }
server_mail-tls = smtp_tls ist { QUOTE($value) }; möglich: { $known }
server_mail-host = smtp ist { QUOTE($value) }; es ist ein Host, oder ein Host und ein Port: mail.example.org:587
server_mail-from = mail_from ist { QUOTE($value) }; es ist eine Adresse, mit oder ohne Namen: Terrae <terrae@example.org>
server_mail-incomplete = Mail braucht auch site (die Adresse dieses Servers, wie man sie tippt) und mail_from (von wem sie kommt)
server_note-changed = diese Notizen wurden auf einer anderen Seite von dir geändert; lade diese neu, um sie zu sehen

page_chat = Chat
page_notes = Notizen
page_beside = Verlauf, Chat oder Notizen
page_next-table = Zum nächsten Tisch, der auf dich wartet
page_chat-say = Etwas sagen
page_chat-send = Senden
page_notes-about = Das kannst nur du lesen. Es bleibt beim Tisch.

script_chat-empty = Noch wurde nichts gesagt.
script_chat-for-table = Das lesen nur die, die mitspielen, bis die Partie zu Ende ist.
script_chat-for-watchers = Das lesen nur die, die zuschauen, bis die Partie zu Ende ist.
script_chat-room-table = Wer mitspielt
script_chat-room-watchers = Wer zuschaut
script_chat-muted = { $count ->
    [one] Du siehst eine Nachricht von { $name } nicht.
   *[other] Du siehst { $count } Nachrichten von { $name } nicht.
}
script_chat-hear = Nachrichten von { $name } wieder zeigen
script_chat-about = Zu dem, was { $name } sagte
script_chat-mute = Nachrichten von { $name } ausblenden
script_chat-mute-about = Hier und an allen anderen Tischen; { $name } erfährt nichts davon.
script_chat-report = Der Moderation melden
script_chat-reason = Was daran nicht stimmt
script_chat-reported = Die Moderation sieht es sich an.
script_chat-move = Schritt { $ply }
script_notes-kept = Gespeichert.
script_notes-both = Eine andere Seite von dir hat hier auch geschrieben: Beide Texte stehen untereinander.
script_notes-writing = …
script_next-table = Zum nächsten Tisch, der auf dich wartet ({ $count })
script_next-none = Kein anderer Tisch wartet auf dich.
script_keys-next = zum nächsten Tisch, der auf dich wartet

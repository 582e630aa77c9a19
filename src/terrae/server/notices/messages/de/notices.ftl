### What people are told, and what the bell says.

server_no-push = dieser Server meldet Browsern nichts: Das Paket pywebpush fehlt, oder kein Push-Dienst ist eingestellt
server_no-push-service = dieser Push-Dienst ist hier nicht bekannt

notice_turn = Du bist am Zug: { $table }
notice_over = Die Partie ist zu Ende: { $table }
notice_again = { $name } möchte noch einmal spielen: { $table }
notice_joined = { $name } spielt mit: { $table }
notice_takeback = { $name } möchte einen Zug zurücknehmen: { $table }
notice_mention = { $name } hat dich angesprochen: { $table }

page_bell = Was es Neues für dich gibt

script_bell = Was es Neues für dich gibt
script_bell-empty = Nichts Neues.
script_bell-count = Was es Neues für dich gibt ({ $count })
script_bell-device = Auf diesem Gerät melden, wenn keine Seite offen ist
script_bell-device-off = Auf diesem Gerät nicht mehr melden
script_bell-refused = Dein Browser erlaubt das nicht. Seine Einstellungen für diese Seite können das ändern.
script_bell-failed = Dein Browser konnte den Dienst nicht erreichen, der es ihm melden würde. Vielleicht später.
script_bell-on = Auf diesem Gerät wird gemeldet.
script_bell-off = Auf diesem Gerät wird nicht mehr gemeldet.
script_bell-mail = Mir schreiben, was ich nicht gesehen habe
script_bell-mail-off = nie
script_bell-mail-soon = bald, mehreres in einer Mail
script_bell-mail-daily = einmal am Tag
script_bell-mail-is-off = Dir werden keine Mails geschrieben.
script_bell-mail-is-soon = Du bekommst bald eine Mail, über mehreres in einer.
script_bell-mail-is-daily = Du bekommst höchstens eine Mail am Tag.

notice_subject = { $count ->
    [one] { $count } Neuigkeit für dich
   *[other] { $count } Neuigkeiten für dich
}
notice_ending = Du bekommst das, weil du auf { $url } spielst. Die Glocke auf jeder Seite dort sagt, wann Mails verschickt werden, oder dass keine kommen.

server_no-letters = Mails brauchen einen Server, der sie verschickt, und ein Konto mit einer Mailadresse

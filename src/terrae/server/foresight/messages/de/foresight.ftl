### Answers that are given beforehand.

server_foresee-order = eine Antwort im Voraus beginnt mit einem Schritt von jemand anderem und endet mit einem von dir
server_foresee-half = deine Antwort ist nicht fertig: Darin ist noch etwas zu entscheiden
server_foresee-most = mehr als { $most } Antworten im Voraus kann ein Platz nicht haben; lösche erst eine
server_foresee-seats = an diesem Tisch gibt es { $seats } Plätze

script_foresee = So antworten
script_foresee-kept = Kommt es so, wird deine Antwort sofort gespielt.
script_foreseen = Meine Antworten im Voraus
script_foreseen-about = Spielen die anderen genau das, spielt der Server sofort deine Antwort. Eine Antwort verschwindet, wenn die Partie anders verläuft. Mach eine beim Planen: erst ihre Schritte, dann deine.
script_foreseen-none = Es gibt keine.
script_foreseen-if = Wenn { $name }: { $text }
script_foreseen-then = dann du: { $text }
script_foreseen-draw = Wenn das gezogen wird: { $text }

### Answers that are given beforehand.

server_foresee-order = een antwoord vooraf begint met een zet van een ander en eindigt met een van jou
server_foresee-half = je antwoord is niet af: er valt nog iets te beslissen
server_foresee-most = een plek kan hoogstens { $most } antwoorden vooraf hebben; verwijder er eerst een
server_foresee-seats = aan deze tafel zijn { $seats } plekken

script_foresee = Zo antwoorden
script_foresee-kept = Als het zo komt, wordt je antwoord meteen gespeeld.
script_foreseen = Mijn antwoorden vooraf
script_foreseen-about = Als de anderen precies dit spelen, speelt de server meteen je antwoord. Een antwoord vervalt als de partij anders loopt. Maak er een met een plan: eerst hun zetten, dan de jouwe.
script_foreseen-none = Er zijn er geen.
script_foreseen-if = Als { $name }: { $text }
script_foreseen-then = dan jij: { $text }
script_foreseen-draw = Als de trekking { $text } is

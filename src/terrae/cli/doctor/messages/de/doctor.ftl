### What `terrae doctor` says.

cli_help_doctor = Diese Installation ansehen: was da ist, kompiliert oder nicht, welche Datenbank ein Server nähme, was langsam ist oder fehlt, und was dagegen hilft. Es ändert nichts. Der Rückgabewert ist 1, wenn etwas nicht funktioniert, und 0, wenn etwas nur langsam ist oder fehlt.
cli_help_doctor-json = Alle Befunde als JSON ausgeben.

doctor_terrae = Terrae { $version } mit Python { $python } auf { $system }, in { $folder }
doctor_compiled = die Regeln sind kompiliert: { $pace } Entscheidungen zufälliger Partien in der Sekunde
doctor_plain = die Regeln sind nicht kompiliert: { $pace } Entscheidungen zufälliger Partien in der Sekunde, ein Zehntel des Möglichen
doctor_compile = In einem Checkout kompiliert `make play` sie nebenbei. Sonst installiere ein kompiliertes Wheel, oder bau hier eins: `pip install --force-reinstall --no-binary terrae terrae`.
doctor_get-compiler = Installiere ein kompiliertes Wheel, oder einen C-Compiler (unter Debian: `apt-get install gcc libc6-dev`) und Terrae noch einmal.
doctor_title = Regeln { $rules }, Material { $name } { $digest }, Bots: { $bots }
doctor_extra = vorhanden: { $packages }
doctor_no-extra = nicht vorhanden: { $packages }
doctor_get-extra = Wenn du es brauchst: `{ $python } -m pip install "terrae[{ $extra }]"`.
doctor_browser = { $path } macht Bilder von Seiten (`terrae draw GAME -o table.png`)
doctor_no-browser = von { $names } ist keiner da; nur `terrae draw GAME -o table.png` braucht einen
doctor_get-browser = Unter Debian: `apt-get install chromium`.
doctor_no-server = ohne { $name } gibt es keinen Server
doctor_get-server = Installiere ihn mit `pip install "terrae[server]"`.
doctor_store = { $path }, Version { $version }
doctor_old-store = { $path }, Version { $version }: { $steps } Schritte hinter diesem Programm; der nächste Start des Servers bringt sie auf den neuesten Stand
doctor_no-store = { $path }: noch nicht da; der erste Start des Servers legt sie an
doctor_bad-store = { $path }: { $reason }
doctor_mend-store = Nenn eine andere mit --data oder --database, oder hol eine Sicherung zurück: `terrae restore FILE --replace`.
doctor_disk = { $folder }: { $free } MB frei; es dauert { $milliseconds } ms, bis etwas endgültig geschrieben ist
doctor_faster-disk = Jeder Zug wartet darauf. Leg die Datenbank auf eine Platte dieser Maschine, nicht ins Netz.
doctor_little-space = { $folder }: nur noch { $free } MB frei
doctor_make-space = Schaff Platz, oder leg die Daten mit --data woanders ab.
doctor_read-only = in { $folder } lässt sich nicht schreiben
doctor_let-write = Nenn mit --data einen anderen Ordner, oder erlaube diesem Benutzer, dort zu schreiben.
doctor_serving = auf dieser Datenbank läuft ein Server
doctor_port = { $host } Port { $port } ist frei
doctor_any-port = { $host }, auf einem Port, den das System wählt
doctor_no-port = auf { $host } Port { $port } lässt sich nicht lauschen: { $reason }
doctor_other-port = Gib dem Server einen anderen: `terrae serve --port N`, oder 0 für einen beliebigen.
doctor_few-files = das System erlaubt { $allowed } Verbindungen zugleich, eingestellt sind { $wanted }
doctor_more-files = Lass diesen Benutzer mehr Dateien öffnen (`ulimit -n`, oder LimitNOFILE der systemd-Unit).
doctor_many-thinkers = { $thinkers } Bot-Prozesse teilen sich { $cores } Kerne
doctor_fewer-thinkers = Setz `thinkers` auf die Zahl der Kerne, oder eins weniger.
doctor_well = Nichts ist kaputt. Langsam: { $slow }, fehlt: { $missing }.
doctor_ill = Kaputt: { $count }.

doctor_state_fine = gut
doctor_state_slow = langsam
doctor_state_missing = fehlt
doctor_state_wrong = falsch

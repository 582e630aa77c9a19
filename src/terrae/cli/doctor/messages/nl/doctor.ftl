### What `terrae doctor` says.

cli_help_doctor = Bekijk deze installatie: wat er is, gecompileerd of niet, welke database een server zou gebruiken, wat traag is of ontbreekt, en wat je eraan kunt doen. Er wordt niets veranderd. De exitcode is 1 als iets niet werkt, en 0 als iets alleen traag is of ontbreekt.
cli_help_doctor-json = Toon alle bevindingen als JSON.

doctor_terrae = Terrae { $version } met Python { $python } op { $system }, in { $folder }
doctor_compiled = de regels zijn gecompileerd: { $pace } beslissingen van willekeurige partijen per seconde
doctor_plain = de regels zijn niet gecompileerd: { $pace } beslissingen van willekeurige partijen per seconde, een tiende van wat kan
doctor_compile = In een checkout compileert `make play` ze op de achtergrond. Installeer anders een gecompileerde wheel, of bouw er hier een: `pip install --force-reinstall --no-binary terrae terrae`.
doctor_get-compiler = Installeer een gecompileerde wheel, of een C-compiler (op Debian: `apt-get install gcc libc6-dev`) en daarna Terrae opnieuw.
doctor_title = regels { $rules }, materiaal { $name } { $digest }, bots: { $bots }
doctor_extra = aanwezig: { $packages }
doctor_no-extra = niet aanwezig: { $packages }
doctor_get-extra = Als je het nodig hebt: `{ $python } -m pip install "terrae[{ $extra }]"`.
doctor_browser = { $path } maakt afbeeldingen van pagina's (`terrae draw GAME -o table.png`)
doctor_no-browser = geen van { $names } is er; alleen `terrae draw GAME -o table.png` heeft er een nodig
doctor_get-browser = Op Debian: `apt-get install chromium`.
doctor_no-server = zonder { $name } is er geen server
doctor_get-server = Installeer hem met `pip install "terrae[server]"`.
doctor_store = { $path }, versie { $version }
doctor_old-store = { $path }, versie { $version }: { $steps } stappen achter op dit programma; bij de volgende start van de server wordt hij bijgewerkt
doctor_no-store = { $path }: nog niet aanwezig; de eerste start van de server maakt hem
doctor_bad-store = { $path }: { $reason }
doctor_mend-store = Noem een andere met --data of --database, of zet een back-up terug: `terrae restore FILE --replace`.
doctor_disk = { $folder }: nog { $free } MB vrij; het duurt { $milliseconds } ms voordat iets definitief is weggeschreven
doctor_faster-disk = Elke beurt wacht hierop. Houd de database op een schijf van deze machine, niet op een netwerk.
doctor_little-space = { $folder }: nog maar { $free } MB vrij
doctor_make-space = Maak ruimte, of bewaar de gegevens elders met --data.
doctor_read-only = { $folder } is niet beschrijfbaar
doctor_let-write = Noem een andere map met --data, of geef deze gebruiker daar schrijfrechten.
doctor_serving = er draait een server op deze database
doctor_port = { $host } poort { $port } is vrij
doctor_any-port = { $host }, op een poort die het systeem kiest
doctor_no-port = op { $host } poort { $port } kan niet worden geluisterd: { $reason }
doctor_other-port = Geef de server een andere: `terrae serve --port N`, of 0 voor een willekeurige.
doctor_few-files = het systeem staat { $allowed } verbindingen tegelijk toe, van de { $wanted } die zijn ingesteld
doctor_more-files = Laat deze gebruiker meer bestanden openen (`ulimit -n`, of LimitNOFILE van de systemd-unit).
doctor_many-thinkers = { $thinkers } processen van bots delen { $cores } kernen
doctor_fewer-thinkers = Zet `thinkers` op het aantal kernen, of één minder.
doctor_well = Er is niets kapot. Traag: { $slow }, ontbreekt: { $missing }.
doctor_ill = Kapot: { $count }.

doctor_state_fine = goed
doctor_state_slow = traag
doctor_state_missing = ontbreekt
doctor_state_wrong = fout

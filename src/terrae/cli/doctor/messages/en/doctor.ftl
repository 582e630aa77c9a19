### What `terrae doctor` says.

cli_help_doctor = Look at this installation: what is there, compiled or not, which database a server would use, what is slow or missing, and what to do about it. It changes nothing. The exit code is 1 if something does not work, and 0 if something is only slow or missing.
cli_help_doctor-json = Print all findings as JSON.

doctor_terrae = Terrae { $version } with Python { $python } on { $system }, in { $folder }
doctor_compiled = the rules are compiled: { $pace } decisions of random games in a second
doctor_plain = the rules are not compiled: { $pace } decisions of random games in a second, a tenth of what is possible
doctor_compile = In a checkout, `make play` compiles them behind. Otherwise install a compiled wheel, or build one here: `pip install --force-reinstall --no-binary terrae terrae`.
doctor_get-compiler = Install a compiled wheel, or a C compiler (on Debian: `apt-get install gcc libc6-dev`) and Terrae again.
doctor_title = rules { $rules }, components { $name } { $digest }, bots: { $bots }
doctor_extra = there: { $packages }
doctor_no-extra = not there: { $packages }
doctor_get-extra = If you need it: `{ $python } -m pip install "terrae[{ $extra }]"`.
doctor_browser = { $path } makes pictures of pages (`terrae draw GAME -o table.png`)
doctor_no-browser = there is none of { $names }; only `terrae draw GAME -o table.png` needs one
doctor_get-browser = On Debian: `apt-get install chromium`.
doctor_no-server = there is no server without { $name }
doctor_get-server = Install it with `pip install "terrae[server]"`.
doctor_store = { $path }, version { $version }
doctor_old-store = { $path }, version { $version }: { $steps } steps behind this program; the next start of the server brings it up to date
doctor_no-store = { $path }: not there yet; the first start of the server makes it
doctor_bad-store = { $path }: { $reason }
doctor_mend-store = Name another one with --data or --database, or bring back a backup: `terrae restore FILE --replace`.
doctor_disk = { $folder }: { $free } MB left; it takes { $milliseconds } ms until something is written for good
doctor_faster-disk = Every turn waits for this. Keep the database on a disk of this machine, not on a network.
doctor_little-space = { $folder }: only { $free } MB left
doctor_make-space = Make room, or keep the data elsewhere with --data.
doctor_read-only = { $folder } cannot be written to
doctor_let-write = Name another folder with --data, or let this user write there.
doctor_serving = a server is running on this database
doctor_port = { $host } port { $port } is free
doctor_any-port = { $host }, on a port that the system picks
doctor_no-port = nobody can listen on { $host } port { $port }: { $reason }
doctor_other-port = Give the server another one: `terrae serve --port N`, or 0 for any.
doctor_few-files = the system allows { $allowed } connections at a time, of the { $wanted } that are set
doctor_more-files = Let this user open more files (`ulimit -n`, or LimitNOFILE of the systemd unit).
doctor_many-thinkers = { $thinkers } processes of bots share { $cores } cores
doctor_fewer-thinkers = Set `thinkers` to the number of cores, or one less.
doctor_well = Nothing is broken. Slow: { $slow }, missing: { $missing }.
doctor_ill = Broken: { $count }.

doctor_state_fine = fine
doctor_state_slow = slow
doctor_state_missing = missing
doctor_state_wrong = wrong

## terramara_help: the help pages (help.py); a line break in a text begins a paragraph

terramara_help_rules = De spelregels in het kort
terramara_help_rules-about = Alles wat je nodig hebt voor een eerste partij.
terramara_help_aim-title = Het doel
terramara_help_aim-text = Je leidt vijf rondes lang een stam. Wie aan het einde de meeste overwinningspunten heeft, wint; bij een gelijke stand wie verder is op de rivier, en dan wie sterker is.
terramara_help_turn-title = Een beurt
terramara_help_turn-text =
    Stuur één stamlid: een van je { $explorers } verkenners, je stamhoofd, of een krijger die je hebt genomen. Doe wat het veld zegt. Daarna mag je één artefact vervaardigen of reserveren.
    De ronde eindigt als niemand meer een stamlid heeft. Je moet ze allemaal sturen; in je hut is altijd plaats.
    In je beurt mag je op elk moment arbeiders en effecten per ronde gebruiken. Vóór je eerste stamlid van een ronde mag je je personage omdraaien, voorgoed.
terramara_help_spaces-title = Velden
terramara_help_spaces-text =
    Op een veld is plaats voor twee stamleden van verschillende spelers, soms voor één. Een stamhoofd of krijger sluit een veld af.
    Je stamhoofd mag bij elke verkenner van een andere speler die er alleen staat. Je verkenner mag dat ook als je meer militaire kracht hebt, en dan verlies je er 1. Een krijger mag ook bij je eigen verkenner.
    Verkenners mogen naar land van latere rondes, en blijven daar tot die rij wordt omgedraaid; die van rij 5 en 6 komen nooit terug. Stamhoofden en krijgers kunnen daar niet heen.
    Aan het einde van ronde 1 tot en met 4 wordt die rij omgedraaid: er gaat een kruisingsveld open, voor wie met beide karren die kruising heeft bereikt, en een buitenpost langs de weg. In ronde 5 gaan de speciale velden open.
terramara_help_goods-title = Grondstoffen
terramara_help_goods-text =
    Ruwe grondstoffen worden bewerkt door arbeiders en op sommige velden. Een bewerkte grondstof mag je altijd in plaats van de ruwe gebruiken, nooit andersom.
    Een arbeider van niveau 1, 2 of 3 bewerkt één keer per ronde hoogstens zoveel grondstoffen, van welke soort ook.
terramara_help_goods-list = De grondstoffen
terramara_help_artifacts-title = Artefacten
terramara_help_artifacts-text =
    Langs de rivier liggen { $row } artefacten; je kano bepaalt hoeveel daarvan binnen je bereik zijn. Je betaalt de getoonde bewerkte grondstoffen, en het effect van de kaart is van jou. De rij wordt meteen aangevuld.
    Vanaf rivierveld { $reserve } mag je één artefact reserveren. Heb je het aan het einde niet vervaardigd, dan verlies je { $penalty } punten.
terramara_help_river-title = De rivier
terramara_help_river-text =
    Met cultuur vaart je kano verder, tot veld { $river }; daarvoorbij is elke cultuur 1 punt. Vaar je langs een bonustegel, dan krijg je het effect. Op veld { $explorer } krijg je er een verkenner bij; vanaf veld { $discount } kost een gereserveerd artefact 1 grondstof minder.
    De symbolen liggen op de velden { $river_symbols }.
terramara_help_road-title = De weg
terramara_help_road-text =
    Met reisstappen rijden je twee karren stap voor stap verder. Vanaf elke kruising gaat een kar vooruit, of over het linkerpad met een bonustegel, of over het rechterpad met een buitenpost of een bonustegel; een omweg kost twee stappen.
    Bij een buitenpost laat je een vlag achter. Elke vlag levert aan het einde { $outposts } punten op, naar de moeilijkste van de drie voorwaarden waaraan je voldoet. De weg naar een buitenpost gaat open als die rij wordt omgedraaid.
    De karren aan het einde van de weg krijgen { $ends } punten, in volgorde van aankomst; elke latere evenveel als de derde. De symbolen liggen op { $road_symbols }.
terramara_help_military-title = Militaire kracht
terramara_help_military-text =
    Het spoor eindigt bij { $military }; daarvoorbij is elke militaire kracht 1 punt. Krachtniveaus beginnen bij { $levels }; de symbolen liggen op { $military_symbols }. Aan het einde krijgen de drie sterksten { $ranks } punten; bij een gelijke stand krijgt iedereen de punten, en bezetten ze samen meerdere plaatsen.
    Een overval neemt grondstoffen van iedereen: één per { $same } van een speler met jouw krachtniveau; per { $lower } als die 1, 2, 3 niveaus lager is; per { $higher } als die hoger is. Zij kiezen welke. Wie in het thuisland overvalt, verliest eerst 1 militaire kracht; overvallen van tegels en kaarten kosten niets.
terramara_help_rounds-title = Rondes
terramara_help_rounds-text =
    Artefacten van niveau 1 verlaten in ronde 2 de stapel en in ronde 3 de rivier, die van niveau 2 in ronde 4 en 5.
    Wie de startspelerkaart neemt, begint de volgende ronde en zet een kar één stap verder; de derde in de nieuwe volgorde krijgt 1 cultuur, de vierde 2 militaire kracht. In ronde 5 geeft de achterkant in plaats daarvan 2 reisstappen, 2 militaire kracht of 2 cultuur.
terramara_help_neutral-title = Twee en drie spelers
terramara_help_neutral-text =
    Met drie spelers doet er één neutrale speler mee, met twee spelers twee. Vuren sluiten een klein veld in elke rij, en in elke rij staan neutrale verkenners tot die wordt omgedraaid. Neutrale spelers krijgen elke ronde militaire kracht en tellen mee voor de rang. Met twee spelers is er op elk kruisingsveld plaats voor één.
    De bonus voor een plaats in de nieuwe volgorde die geen speler heeft, krijgt niemand.
terramara_help_end-title = Het einde
terramara_help_end-text = Na ronde 5 krijg je punten voor je artefacten en hun effecten, je rang in militaire kracht, karren aan het einde van de weg en buitenposten, en 1 punt voor elke bewerkte en voor elke { $raw } ruwe grondstoffen die over zijn.
terramara_help_characters = Personages
terramara_help_characters-about = Zeven personages met twee kanten.
terramara_help_young = Jong
terramara_help_experienced = Ervaren
terramara_help_starts = Startkaarten
terramara_help_starts-about = Wat elke startkaart geeft.
terramara_help_artifacts = Artefacten
terramara_help_artifacts-about = Alle 52.
terramara_help_artifact = Soort: { $category }, { $points } punten, kost { $cost }.
terramara_help_level = Niveau { $level }
terramara_help_spaces = Actievelden
terramara_help_spaces-about = Wat je waar krijgt.
terramara_help_homeland = Thuisland en hut
terramara_help_crossroads = Kruisingen
terramara_help_special = Speciale velden
terramara_help_territories = Land
terramara_help_territory = { $key }, { $terrain }
terramara_help_needs = Alleen als je { $condition }.
terramara_help_single = Plaats voor maar één stamlid.
terramara_help_tiles = Tegels
terramara_help_tiles-about = Bonustegels, buitenposten, de startspelerkaart.
terramara_help_bonus-level = Bonustegels van niveau { $level }
terramara_help_outposts = Buitenposten
terramara_help_grade = Als je { $condition }: { $points } punten.
terramara_help_card = De startspelerkaart
terramara_help_card-front = Voorkant
terramara_help_card-back = Achterkant, in ronde 5
terramara_help_card-others = Je begint de volgende ronde; de derde in de nieuwe volgorde krijgt 1 cultuur, de vierde 2 militaire kracht.
terramara_help_moves = Wat je kunt typen
terramara_help_moves-about = Elke zet heeft een tekst.
terramara_help_moves-text = Velden heten naar rij en letter, 1a tot 6f; 1x tot 4x zijn de kruisingen, 5s en 6s de speciale velden. Het thuisland heeft hire, develop, travel, develop-or-travel, raid, first, raid-and-first; verder zijn er hut en own. Kaarten hebben de codes die op de hulppagina's staan.

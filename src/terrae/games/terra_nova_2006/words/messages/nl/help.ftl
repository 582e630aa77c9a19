terra-nova-2006_help_rules = Spelregels
terra-nova-2006_help_rules-about = Het hele spel op één pagina.
terra-nova-2006_help_aim-title = Waar het om gaat
terra-nova-2006_help_aim-text = Twee tot vier spelers verdelen een nieuw land van acht landschappen. Spelfiguren lopen eroverheen, grensstenen sluiten stukken in. Wie in zo'n stuk de meeste spelfiguren heeft op het moment dat de grens sluit, krijgt de punten. Wie de meeste punten heeft, wint; bij een gelijke stand wordt de overwinning gedeeld. Niets is verborgen, en alleen het begin wordt geloot.
terra-nova-2006_help_set-up-title = Voorbereiding
terra-nova-2006_help_set-up-text = Met twee spelers heeft iedereen { $two } spelfiguren, met drie { $three }, met vier { $four }. Om de beurt plaatst iedereen één spelfiguur op een leeg veld naar keuze, ook op water, tot ze allemaal staan. Voor iedereen samen zijn er { $stones } grensstenen. Met de optie setup=quick worden de spelfiguren geloot, zodat alle spelers er in elk landschap evenveel hebben.
terra-nova-2006_help_turn-title = Een beurt
terra-nova-2006_help_turn-text = Een beurt heeft { $actions } acties. De eerste is een beweging. De tweede en de derde zijn elk een beweging of een grenssteen. Wat kan, moet; alleen als er geen tweede of derde actie mogelijk is, eindigt de beurt eerder. Wie aan het begin van de beurt geen spelfiguur kan verplaatsen, past.
terra-nova-2006_help_moving-title = Een spelfiguur verplaatsen
terra-nova-2006_help_moving-text = Een spelfiguur gaat recht in een van zes richtingen, zo ver je wilt, minstens één veld, alleen over lege velden. Hij springt nergens overheen en mag overal stoppen. Je mag één spelfiguur meerdere keren verplaatsen, maar drie bewegingen van dezelfde spelfiguur mogen niet eindigen waar hij de beurt begon.
terra-nova-2006_help_moving-example = Heen, terug en dan een grenssteen plaatsen mag wel.
terra-nova-2006_help_stones-title = Een grenssteen plaatsen
terra-nova-2006_help_stones-text = Een grenssteen komt op een leeg veld naast een spelfiguur van jou die deze beurt is verplaatst, waar die nu staat. Hij vult het veld voor de rest van het spel.
terra-nova-2006_help_stones-example = Na twee bewegingen met twee spelfiguren mag de grenssteen naast elk van beide.
terra-nova-2006_help_regions-title = Gebieden
terra-nova-2006_help_regions-text = Grensstenen en de rand van het speelbord zijn grenzen; spelfiguren niet. Zodra een grenssteen een stuk land met hoogstens { $most } landschappen afsluit, is dat stuk een gebied en wordt het meteen gewaardeerd. Elk veld ervan, ook een bezet veld, telt { $worth } punten bij 1, 2, 3 landschappen. De speler met de meeste spelfiguren in het gebied krijgt de punten; bij een gelijke stand worden ze gedeeld, naar beneden afgerond. Alle spelfiguren erin gaan uit het spel. Land met meer landschappen blijft open, hoe klein het ook is. Een grenssteen kan ook een gebied maken door het laatste veld van een landschap te bedekken.
terra-nova-2006_help_regions-example = 12 velden met 2 landschappen, twee spelfiguren tegen één: 24 punten en geen. 7 velden met 1 landschap, elk één spelfiguur: 21 punten, dus 10 voor elk.
terra-nova-2006_help_picture-title = Wat het speelbord laat zien
terra-nova-2006_help_picture-text = Op een veld met een open ruit zou een grenssteen het land splitsen, op een veld met een dichte ruit een gebied sluiten. Rond elke inham die één grenssteen nu zou sluiten loopt een streepjeslijn, in de kleur van wie hem zou winnen, met de punten; ligt een inham in een andere, dan zie je ze allebei als verschillende spelers ze zouden winnen. Gewaardeerde gebieden hebben de kleur van de winnaar, of een rand in de kleuren van wie ze deelden.
terra-nova-2006_help_end-title = Het einde
terra-nova-2006_help_end-text = Het spel eindigt meteen als al het land is verdeeld, of als de laatste grenssteen is geplaatst en gewaardeerd; en tussen twee beurten als hoogstens één speler nog kan bewegen, of na { $rounds } rondes zonder grenssteen. Wat dan open is, telt niet. Met de optie ending=last-figure eindigt het ook als iemand geen spelfiguur meer heeft.
terra-nova-2006_help_board = Het speelbord
terra-nova-2006_help_board-about = De landschappen en hoe groot ze zijn.
terra-nova-2006_help_board-text = { $board }: { $fields } velden. Velden heten naar de letter van hun rij en hun nummer daarin, van links af. De letters van de landschappen staan op de kaart in de terminal en in bordbestanden.
terra-nova-2006_help_landscape = letter { $letter }, { $fields } velden
terra-nova-2006_help_moves = Wat je kunt typen
terra-nova-2006_help_moves-about = Elke zet als tekst.
terra-nova-2006_help_moves-text = Verlopen en spelbestanden bevatten deze teksten; op de pagina kun je elke zet ook aanklikken.

terra-nova-2006_help_rules = Rules
terra-nova-2006_help_rules-about = The whole game on one page.
terra-nova-2006_help_aim-title = What it is about
terra-nova-2006_help_aim-text = A new land of eight landscapes is divided among two to four players. Figures run over it, stones fence parts of it in. Whoever has the most figures in a part at the moment its fence closes gets its points. The most points win; tied players share the victory. Nothing is hidden, and nothing but the start is drawn.
terra-nova-2006_help_set-up-title = Set-up
terra-nova-2006_help_set-up-text = Each player has { $two } figures with two players, { $three } with three, { $four } with four. In turn everybody places one figure on any empty field, water too, until all are placed. There are { $stones } stones for everybody together. With the option setup=quick the figures are drawn instead, so that all players have as many in each landscape.
terra-nova-2006_help_turn-title = A turn
terra-nova-2006_help_turn-text = A turn has { $actions } actions. The first is a move. The second and the third are each a move or a stone. What can be done must be done; only if no second or third action is possible the turn ends early. Whoever cannot move at the beginning of the turn passes.
terra-nova-2006_help_moving-title = Moving a figure
terra-nova-2006_help_moving-text = A figure goes straight in one of six directions, as far as you like, at least one field, over empty fields only. It jumps over nothing and may stop anywhere. You may move one figure several times, but three moves of the same figure must not end where it began the turn.
terra-nova-2006_help_moving-example = Going out, coming back and then placing a stone is allowed.
terra-nova-2006_help_stones-title = Placing a stone
terra-nova-2006_help_stones-text = A stone goes on an empty field beside a figure of yours that moved in this turn, where it stands now. It fills the field for the rest of the game.
terra-nova-2006_help_stones-example = After two moves by two figures the stone may lie beside either of them.
terra-nova-2006_help_regions-title = Regions
terra-nova-2006_help_regions-text = Stones and the rim of the board are borders; figures are not. As soon as a stone leaves a piece of land with at most { $most } landscapes, that piece is a region and is scored at once. Each of its fields, occupied ones too, counts { $worth } points for 1, 2, 3 landscapes. The player with the most figures in it gets the points; tied players share them, rounded down. All figures in it leave the game. Land with more landscapes stays open, however small it is. A stone may also make a region by covering the last field of a landscape.
terra-nova-2006_help_regions-example = 12 fields with 2 landscapes, two figures against one: 24 points and none. 7 fields with 1 landscape, one figure each: 21 points, so 10 for each.
terra-nova-2006_help_picture-title = What the board shows
terra-nova-2006_help_picture-text = A field with a hollow diamond would split the land if a stone lay there, one with a filled diamond would close a region. A dashed line goes round each pocket that one stone would close now, in the colour of whoever would win it, with the points; where one pocket lies within another, both are shown if different players would win them. Scored regions have the colour of the winner, or a rim in the colours of those who shared them.
terra-nova-2006_help_end-title = The end
terra-nova-2006_help_end-text = The game ends at once when all land is divided, or when the last stone has been placed and scored; and between two turns when at most one player can still move, or after { $rounds } rounds without a stone. What is open then is not scored. With the option ending=last-figure it also ends when somebody has no figure left.
terra-nova-2006_help_board = The board
terra-nova-2006_help_board-about = The landscapes and how large they are.
terra-nova-2006_help_board-text = { $board }: { $fields } fields. Fields are named by the letter of their row and their number in it, from the left. The letters of the landscapes stand on the map in the terminal and in board files.
terra-nova-2006_help_landscape = letter { $letter }, { $fields } fields
terra-nova-2006_help_moves = What you can type
terra-nova-2006_help_moves-about = Every move as a text.
terra-nova-2006_help_moves-text = Logs and game files hold these texts; on the page every move can be clicked as well.

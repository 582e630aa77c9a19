### Answers that are given beforehand.

server_foresee-order = an answer beforehand begins with a move of somebody else and ends with one of yours
server_foresee-half = your answer is not finished: there is still something to decide in it
server_foresee-most = { $most } answers beforehand are as many as a seat can have; delete one first
server_foresee-seats = there are { $seats } seats at this table

script_foresee = Answer so
script_foresee-kept = If it comes so, your answer is played at once.
script_foreseen = My answers beforehand
script_foreseen-about = If the others play exactly this, the server plays your answer at once. An answer goes when the game goes another way. Make one by planning: their moves first, then yours.
script_foreseen-none = There are none.
script_foreseen-if = If { $name }: { $text }
script_foreseen-then = then you: { $text }
script_foreseen-draw = If the draw is { $text }

stones_question = How many stones do you take?
stones_take = Take { $stones } of the stones

stones_option_heap = How many stones there are.

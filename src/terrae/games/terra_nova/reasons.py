from terrae.core.messages import Message


def why_not(state, seat, move):
    return Message("error.illegal-move", text=move.text)

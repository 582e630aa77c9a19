def question(state, decision):
    raise NotImplementedError


def label(state, move):
    raise NotImplementedError


def parts(state, move):
    raise NotImplementedError


def warning(before, after, seat, move):
    return None

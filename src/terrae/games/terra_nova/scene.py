def scene(view):
    raise NotImplementedError

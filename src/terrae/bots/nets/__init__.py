"""Bots that play with trained networks: `net:weights.onnx`."""

from terrae.bots.nets.bots import net_bot
from terrae.bots.nets.file import find_net

__all__ = ["find_net", "net_bot"]

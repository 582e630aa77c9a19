"""Bots that play with trained networks: `net:weights.onnx`."""

from terrae.bots.nets.bots import net_bot

__all__ = ["net_bot"]

"""Networks as ONNX files that say what they were trained for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from terrae.bots.nets.file import FORMAT, POLICY, VALUES, VERSION
from terrae.core.errors import TerraeError
from terrae.core.game import Game
from terrae.core.observer import Observer
from terrae.envs.train.mlp import Mlp

OPSET, FILE_VERSION = 17, 8  # understood by every onnxruntime of the last years


def facts(game: Game, kind: str) -> dict[str, str]:
    """What every network says about itself."""
    return {FORMAT: VERSION, "kind": kind, "title": game.name, "catalogue": game.catalogue.digest()}


def policy_facts(game: Game, observer: Observer) -> dict[str, str]:
    return {**facts(game, POLICY), "observer": observer.digest(), "seats": str(observer.seats)}


def values_facts(game: Game, terms: list[str]) -> dict[str, str]:
    return {**facts(game, VALUES), "terms": ",".join(terms)}


def save_net(net: Mlp, path: Path, about: dict[str, str]) -> None:
    """Write a network with its scale and its facts."""
    try:
        import onnx
        from onnx import helper, numpy_helper
    except ImportError:
        raise TerraeError("envs.missing", package="onnx", extra="learn") from None
    nodes: list[Any] = [helper.make_node("Div", ["input", "scale"], ["scaled"])]
    kept = [numpy_helper.from_array(net.scale, "scale")]
    inside = "scaled"
    for number in range(0, len(net.weights), 2):
        last = number + 2 == len(net.weights)
        kept += [
            numpy_helper.from_array(net.weights[number], f"w{number}"),
            numpy_helper.from_array(net.weights[number + 1], f"b{number}"),
        ]
        out = "output" if last else f"sum{number}"
        nodes.append(helper.make_node("Gemm", [inside, f"w{number}", f"b{number}"], [out]))
        if not last:
            inside = f"layer{number}"
            nodes.append(helper.make_node("Relu", [out], [inside]))
    shapes = [["rows", len(net.weights[0])], ["rows", net.weights[-1].shape[0]]]
    ends = [
        helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, shape)
        for name, shape in zip(("input", "output"), shapes, strict=True)
    ]
    graph = helper.make_graph(nodes, "terrae", ends[:1], ends[1:], kept)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=FILE_VERSION)
    helper.set_model_props(model, about)
    path.parent.mkdir(parents=True, exist_ok=True)
    onnx.save(model, path)

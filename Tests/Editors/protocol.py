"""Whether messages are those of the protocol.

Each message is read with the type that lsprotocol has for its method. lsprotocol accepts properties that
it does not know, so their names are compared with the protocol's own description, protocol.json
(make_protocol.py).
"""

import json
from pathlib import Path

from lsprotocol import converters, types

CONVERTER = converters.get_converter()
MODEL = json.loads((Path(__file__).parent / "protocol.json").read_text(encoding="utf-8"))
BASE = {
    "string": str, "DocumentUri": str, "URI": str, "RegExp": str, "integer": int, "uinteger": int,
    "decimal": (int, float), "boolean": bool, "null": type(None),
}
ANY = {"LSPAny", "LSPObject", "LSPArray"}


class Session:
    """The messages of one session, in their order; collects what is wrong."""

    def __init__(self):
        self.mistakes = []
        self.count = 0
        # The methods of requests that are not answered, by sender and id.
        self.asked = {}

    def take(self, sender, message):
        self.count += 1
        method = message.get("method")
        other = "server" if sender == "client" else "client"
        if method is None:
            known = (other, json.dumps(message.get("id")))
            if known not in self.asked:
                self.report(sender, message, "an answer to nothing")
                return
            method, is_response = self.asked.pop(known), True
        else:
            is_response = False
            if "id" in message:
                self.asked[(sender, json.dumps(message["id"]))] = method
        for mistake in mistakes(method, message, is_response):
            self.report(sender, message, f"{method}: {mistake}")

    def report(self, sender, message, mistake):
        text = json.dumps(message, ensure_ascii=False)
        self.mistakes.append(f"{sender}: {mistake}: {text[:400]}")


def mistakes(method, message, is_response):
    """What is wrong with a message of a method."""
    if method not in MODEL["methods"]:
        return [] if method.startswith("$/") or is_response else ["no such method"]
    if "error" in message:
        kinds = types.ResponseErrorMessage
    else:
        request, response, *_ = types.METHOD_TO_TYPES[method]
        kinds = response if is_response else request
    found = []
    try:
        CONVERTER.structure(message, kinds)
    except Exception as error:  # pylint: disable=broad-except
        found.append(f"{type(error).__name__} {describe(error)}")
    part = "result" if is_response else "params"
    if part in message and part in MODEL["methods"][method]:
        found += unknown(message[part], MODEL["methods"][method][part], part)
    members = {"jsonrpc", "id", "method", "params", "result", "error"}
    return found + [f"unknown member {name}" for name in message if name not in members]


def describe(error):
    """The innermost reasons of an error of cattrs."""
    inner = getattr(error, "exceptions", None)
    return "; ".join(map(describe, inner)) if inner else str(error)


def unknown(value, kind, path):
    """The paths of properties that a type does not have, or lacks."""
    if isinstance(kind, str):
        if kind in ANY:
            return []
        if kind in BASE:
            fits = isinstance(value, BASE[kind]) and (kind == "boolean") == isinstance(value, bool)
            return [] if fits else [f"{path} is no {kind}"]
        if kind in MODEL["aliases"]:
            return unknown(value, MODEL["aliases"][kind], path)
        if kind in MODEL["enumerations"]:
            allowed = MODEL["enumerations"][kind]
            return [] if allowed is None or value in allowed else [f"{path} is no {kind}"]
        return unknown(value, {"has": properties(kind)}, path)
    if isinstance(kind, list):
        if not isinstance(value, list):
            return [f"{path} is no array"]
        return [
            mistake
            for index, item in enumerate(value)
            for mistake in unknown(item, kind[0], f"{path}[{index}]")
        ]
    if "or" in kind:
        # The alternative that fits best.
        return min((unknown(value, item, path) for item in kind["or"]), key=len)
    if "and" in kind:
        names = {}
        for item in kind["and"]:
            names |= properties(item)
        return unknown(value, {"has": names}, path)
    if "is" in kind:
        return [] if value == kind["is"] else [f"{path} is not {kind['is']}"]
    if not isinstance(value, dict):
        return [f"{path} is no object"]
    if "map" in kind:
        return [
            mistake
            for name, item in value.items()
            for mistake in unknown(item, kind["map"], f"{path}.{name}")
        ]
    return members(value, kind["has"], path)


def members(value, names, path):
    found = [
        f"{path}.{name} is missing" for name in names if name[-1] != "?" and name not in value
    ]
    for name, item in value.items():
        kind = names.get(name, names.get(name + "?"))
        found += (
            [f"{path}.{name} is unknown"] if kind is None else unknown(item, kind, f"{path}.{name}")
        )
    return found


def properties(name):
    """The properties of a structure with those of its parents."""
    if name not in MODEL["structures"]:
        return properties(MODEL["aliases"][name])
    structure = MODEL["structures"][name]
    names = {}
    for parent in structure["parents"]:
        names |= properties(parent)
    return names | structure["has"]


def check(records):
    """The mistakes in lines of a recording: `{"session": 1, "from": "client", "message": {…}}`."""
    sessions = {}
    for record in records:
        session = sessions.setdefault(record.get("session", 0), Session())
        session.take(record["from"], record["message"])
    found = [mistake for session in sessions.values() for mistake in session.mistakes]
    return found, sum(session.count for session in sessions.values())


def read(path):
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.strip()]

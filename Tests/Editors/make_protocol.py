#!/usr/bin/env python3
"""Writes protocol.json, what the tests need of the protocol's own description: make_protocol.py lsp.json

lsp.json is `generator/lsp.json` of https://github.com/microsoft/lsprotocol (MIT license). Only names and
types remain. A type is the name of a structure, of an enumeration or of a base type; a list for an
array, `{"map": T}`, `{"or": [T…]}`, `{"and": [T…]}`, `{"is": VALUE}` or `{"has": {NAME: T…}}`. A name of a
property that may be left out ends in `?`.
"""
import json
import sys


def short(kind):
    match kind["kind"]:
        case "base" | "reference":
            return kind["name"]
        case "array":
            return [short(kind["element"])]
        case "map":
            return {"map": short(kind["value"])}
        case "or" | "and" | "tuple":
            return {kind["kind"]: [short(item) for item in kind["items"]]}
        case "stringLiteral" | "integerLiteral" | "booleanLiteral":
            return {"is": kind["value"]}
        case "literal":
            return {"has": properties(kind["value"])}
    raise ValueError(kind)


def properties(structure):
    return {
        item["name"] + ("?" if item.get("optional") else ""): short(item["type"])
        for item in structure["properties"]
    }


def method(item):
    found = {}
    if "params" in item:
        found["params"] = short(item["params"])
    if "result" in item:
        found["result"] = short(item["result"])
    return found


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        model = json.load(file)
    structures = {}
    for item in model["structures"]:
        parents = [short(kind) for kind in item.get("extends", []) + item.get("mixins", [])]
        structures[item["name"]] = {"parents": parents, "has": properties(item)}
    parts = {
        "methods": {item["method"]: method(item) for item in model["requests"]}
        | {item["method"]: method(item) for item in model["notifications"]},
        "structures": structures,
        "aliases": {item["name"]: short(item["type"]) for item in model["typeAliases"]},
        "enumerations": {
            item["name"]: None
            if item.get("supportsCustomValues")
            else [value["value"] for value in item["values"]]
            for item in model["enumerations"]
        },
    }
    # A line for each name, so that a newer protocol is a readable difference.
    print("{")
    for index, (part, names) in enumerate(parts.items()):
        lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in sorted(names.items())]
        print(f'"{part}": {{\n' + ",\n".join(lines) + "\n}" + ("," if index < len(parts) - 1 else ""))
    print("}")


if __name__ == "__main__":
    main()

"""Swift from .trans files, for the `srcs` of rules_swift."""

def trans_swift(name, srcs, imports = [], options = [], transc = "//tools:transc", **kwargs):
    """Generates FILE.trans.swift from each file.

    An action of Bazel sees only declared files: each file that one of `srcs` imports must be in
    `srcs` or in `imports`.

    Args:
      name: the name of the target with the Swift.
      srcs: the .trans files to compile, or labels of single files.
      imports: .trans files that are only read.
      options: further options of `transc compile`.
      transc: the label of the executable.
      **kwargs: arguments of any rule, such as `visibility`.
    """
    native.genrule(
        name = name,
        srcs = srcs + imports,
        outs = [_swift(src) for src in srcs],
        cmd = " && ".join([
            " ".join(
                ["$(execpath %s) compile" % transc] +
                options +
                ["-o $(RULEDIR)/%s $(execpath %s)" % (_swift(src), src)],
            )
            for src in srcs
        ]),
        message = "Compiling transitions",
        tools = [transc],
        **kwargs
    )

def _swift(src):
    """What becomes of a file, below the package: of `Feed/A.trans` or `//x:Feed/A.trans` the same."""
    return src.split(":")[-1] + ".swift"

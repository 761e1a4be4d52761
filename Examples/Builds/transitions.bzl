"""Swift from .trans files, for the `srcs` of rules_swift."""

def trans_swift(name, srcs, imports = [], options = [], transc = "//tools:transc", **kwargs):
    """Generates FILE.trans.swift from each file.

    Bazel shows an action only declared files: each file that one of `srcs` imports must be in `srcs`
    or in `imports`.

    Args:
      name: the name of the target with the Swift.
      srcs: the .trans files to compile, or labels of single files.
      imports: .trans files that are only read.
      options: further options of `transc compile`.
      transc: the label of the executable.
      **kwargs: attributes of any rule, such as `visibility`.
    """
    native.genrule(
        name = name,
        srcs = srcs + imports,
        outs = [_swift(src) for src in srcs],
        cmd = " && ".join([
            " ".join(
                ["$(execpath %s) compile" % transc] +
                options +
                ["-o $(RULEDIR)/%s -- $(execpath %s)" % (_swift(src), src)],
            )
            for src in srcs
        ]),
        message = "Compiling transitions",
        tools = [transc],
        **kwargs
    )

def _swift(src):
    """The output of a file, below the package: the same for `Feed/A.trans` and `//x:Feed/A.trans`."""
    return src.split(":")[-1] + ".swift"

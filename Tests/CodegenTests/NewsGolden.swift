let newsGolden = #"""
PLACEHOLDER
"""#

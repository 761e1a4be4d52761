; Made of Editors/tree-sitter-trans/queries by the tests.

[
  "module"
  "engine"
  "access"
  "screen"
  "cell"
  "group"
  "hero"
  "modifiers"
  "animation"
  "animator"
  "interaction"
  "segue"
  "unwind"
  "defaults"
  "registry"
  "lint"
  "as"
  "any"
  "from"
  "is"
  "storyboard"
  "given"
  "hosted"
  "per"
  "with"
  "on"
  "of"
  "in"
  "class"
  "match"
  "before"
  "after"
  "go"
  "return"
  "reappear"
  "push"
  "pop"
  "present"
  "dismiss"
  "tab"
  "replace"
  "reduceMotion"
  "fromView"
  "toView"
] @keyword
"import" @keyword.control.import

; Comments

((line_comment) @comment
  (#not-match? @comment "^///"))
((line_comment) @comment.line.documentation
  (#match? @comment.line.documentation "^///"))
(block_comment) @comment

; Names that declarations introduce

(module name: (identifier) @namespace)
(screen name: (identifier) @type)
(cell name: (identifier) @type)
(group name: (identifier) @type)
(registry name: (identifier) @type)
(hero name: (identifier) @constant)
(segue name: (identifier) @constant)
(unwind name: (identifier) @constant)
(modifiers name: (identifier) @function)
(animation name: (identifier) @function)
(animator name: (identifier) @function)
(interaction name: (identifier) @function)
(part name: (identifier) @variable.other.member)
(alias name: (identifier) @variable.other.member)
(parameter name: (identifier) @variable.parameter)

; Names that they use

(engine name: (identifier) @constant.builtin)
(access name: (identifier) @constant.builtin)
(scope name: (identifier) @constant.builtin)
(from_clause name: (identifier) @namespace)
(screen_type (identifier) @type)
(type_name (identifier) @type)
(names (identifier) @type)
(container name: (identifier) @type)
(end (identifier) @type)
(end "*" @constant.builtin)
(view_path member: (identifier) @variable.other.member)
(view_path index: (identifier) @variable)
(hero_reference name: (identifier) @constant)
(hero_reference part: (identifier) @variable.other.member)
(opener name: (identifier) @variable)
(operation name: (identifier) @constant)
(on_clause name: (identifier) @constant)
(setting rule: (identifier) @variable.other.member)
(setting "-" @variable.other.member)
(setting level: (identifier) @constant.builtin)

; Calls and values

[
  (call name: (identifier) @function)
  (call member: (identifier) @function)
]
(argument label: (identifier) @variable.parameter)
(reference name: (identifier) @variable !arguments)
(reference name: (identifier) @function arguments: (arguments))
(reference member: (identifier) @variable.other.member)
(number) @constant.numeric
(color) @constant
(string) @string
(raw_string) @string
(escape) @constant.character.escape
(interpolation "\\(" @punctuation.special ")" @punctuation.special)
(interpolation (identifier) @variable)

; Operators and punctuation

["=" "->" "<->" "|" "..." "+" "/" "?"] @operator
(sum "-" @operator)
(unary "-" @operator)
(product "*" @operator)
["," ":" "."] @punctuation.delimiter
["{" "}" "[" "]"] @punctuation.bracket
(parameters ["(" ")"] @punctuation.bracket)
(arguments ["(" ")"] @punctuation.bracket)
(operation ["(" ")"] @punctuation.bracket)
(on_clause ["(" ")"] @punctuation.bracket)
(primary ["(" ")"] @punctuation.bracket)

; Highlighting for Neovim. The tests make the files of Helix and Zed of it.
; No node has two captures, so the order of the patterns does not matter.

; The tests write this list.
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
"import" @keyword.import

; Comments

((line_comment) @comment
  (#not-match? @comment "^///"))
((line_comment) @comment.documentation
  (#match? @comment.documentation "^///"))
(block_comment) @comment

; Names that declarations introduce

(module name: (identifier) @module)
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
(part name: (identifier) @property)
(alias name: (identifier) @property)
(parameter name: (identifier) @variable.parameter)

; Names that they use

(engine name: (identifier) @constant.builtin)
(access name: (identifier) @constant.builtin)
(scope name: (identifier) @constant.builtin)
(from_clause name: (identifier) @module)
(screen_type (identifier) @type)
(type_name (identifier) @type)
(names (identifier) @type)
(container name: (identifier) @type)
(end (identifier) @type)
(end "*" @character.special)
(view_path member: (identifier) @variable.member)
(view_path index: (identifier) @variable)
(hero_reference name: (identifier) @constant)
(hero_reference part: (identifier) @property)
(opener name: (identifier) @variable)
(operation name: (identifier) @constant)
(on_clause name: (identifier) @constant)
(setting rule: (identifier) @property)
(setting "-" @property)
(setting level: (identifier) @constant.builtin)

; Calls and values

[
  (call name: (identifier) @function.call)
  (call member: (identifier) @function.call)
]
(argument label: (identifier) @variable.parameter)
(reference name: (identifier) @variable !arguments)
(reference name: (identifier) @function.call arguments: (arguments))
(reference member: (identifier) @variable.member)
(number) @number
(color) @constant
(string) @string
(raw_string) @string
(escape) @string.escape
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

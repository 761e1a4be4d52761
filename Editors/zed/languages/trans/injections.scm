; Made of Editors/tree-sitter-trans/queries by the tests.

((call
  name: (identifier) @_name
  arguments: (arguments
    (argument value: (raw_string (raw_content) @injection.content))))
  (#eq? @_name "swift")
  (#set! injection.language "swift"))

((reference
  name: (identifier) @_name
  arguments: (arguments
    (argument value: (raw_string (raw_content) @injection.content))))
  (#eq? @_name "swift")
  (#set! injection.language "swift"))

([
  (line_comment)
  (block_comment)
] @injection.content
  (#set! injection.language "comment"))

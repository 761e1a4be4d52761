" `:compiler transc`, then `:make %` or `:make`, which checks all files below the current directory.
if exists('current_compiler')
  finish
endif
let current_compiler = 'transc'

CompilerSet makeprg=transc\ lint\ --color\ never\ --\ $*
CompilerSet errorformat=%E%f:%l:%c:\ error:\ %m,%W%f:%l:%c:\ warning:\ %m
CompilerSet errorformat+=%I%f:%l:%c:\ note:\ %m,%-G%.%#

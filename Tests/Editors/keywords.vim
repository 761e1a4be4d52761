" Prints the group at each offset of `$OFFSETS` in `$FILE`, for `test_vim.py`.
set nocompatible encoding=utf-8
filetype plugin on
syntax on
execute 'edit' fnameescape($FILE)
let s:output = ['filetype ' . &filetype, 'formatprg ' . &formatprg, 'comments ' . &commentstring]
for s:offset in split($OFFSETS, ',')
  let s:line = byte2line(s:offset + 1)
  let s:column = s:offset + 2 - line2byte(s:line)
  let s:names = map(synstack(s:line, s:column), 'synIDattr(v:val, "name")')
  let s:link = synIDattr(synIDtrans(synID(s:line, s:column, 1)), 'name')
  call add(s:output, s:offset . ' ' . s:link . ' ' . join(s:names, '>'))
endfor
call writefile(s:output, $OUTPUT)
quitall!

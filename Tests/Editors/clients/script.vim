" The script of test_clients.py in Vim with ALE: `vim -Nu NONE -es -S script.vim`, with the file, the work and the
" command in the environment. Writes what each step gave into $SCRIPT_RESULT as JSON.
set nocompatible hidden
let &packpath .= ',/usr/share/vim-ale'
set runtimepath+=/usr/share/vim-ale
filetype plugin on
let g:ale_linters_explicit = 1
let g:ale_linters = {'trans': ['transc']}
let g:ale_fixers = {}
let g:ale_set_loclist = 1
let g:ale_echo_cursor = 0
let g:ale_lint_delay = 0
let g:ale_completion_enabled = 0
let s:work = json_decode($SCRIPT_WORK)
let s:result = {}

runtime plugin/ale.vim

call ale#linter#Define('trans', {
\ 'name': 'transc', 'lsp': 'stdio', 'executable': $SCRIPT_EXECUTABLE,
\ 'command': $SCRIPT_COMMAND, 'project_root': {buffer -> fnamemodify(bufname(buffer), ':p:h')},
\})

function! s:Wait(what, condition) abort
  let end = reltime()
  while !eval(a:condition)
    if reltimefloat(reltime(end)) > 20
      let s:result.failure = 'no ' . a:what
      call s:End()
    endif
    sleep 20m
  endwhile
endfunction

function! s:End() abort
  call writefile([json_encode(s:result)], $SCRIPT_RESULT)
  qall!
endfunction

execute 'edit' fnameescape($SCRIPT_FILE)
set filetype=trans
ALELint
call s:Wait('finding', '!empty(getloclist(0))')
let s:finding = getloclist(0)[0]
" ALE takes the number of the protocol for a number of bytes.
let s:result.finding = [s:finding.lnum - 1, s:finding.col - 1, s:finding.text]

" The preview window shows a hover.
let g:ale_hover_to_preview = 1
call cursor(s:work.use[0] + 1, s:work.use[1] + 1)
ALEHover
call s:Wait('hover', 'winnr("$") > 1')
for s:window in range(1, winnr('$'))
  if getwinvar(s:window, '&previewwindow')
    let s:result.hover = join(getbufline(winbufnr(s:window), 1, '$'), "\n")
  endif
endfor
pclose

ALEGoToDefinition
call s:Wait('definition', 'line(".") == ' . (s:work.declaration + 1))
let s:result.definition = [line('.') - 1, col('.') - 1]

" ALE asks for the new name; here nobody answers.
runtime autoload/ale/util.vim
function! ale#util#Input(message, value, ...) abort
  return 'mark'
endfunction
call cursor(s:work.use[0] + 1, s:work.use[1] + 1)
ALERename
call s:Wait('rename', 'getline(' . (s:work.declaration + 1) . ') is# "hero mark"')
let s:result.rename = getline(1, '$')

call setline(s:finding.lnum, substitute(getline(s:finding.lnum), 'lgo', 'mark', ''))
ALELint
call s:Wait('end of the finding', 'empty(getloclist(0))')
let s:result.gone = v:true
call ale#lsp#StopAll()
sleep 300m
call s:End()

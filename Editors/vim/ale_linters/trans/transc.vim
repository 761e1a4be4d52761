" Findings in ALE, from the language server.
call ale#Set('trans_transc_executable', 'transc')
let s:compatibility = &cpoptions
set cpoptions&vim

function! TranscProjectRoot(buffer) abort
  for name in ['transc.args', 'Package.swift']
    let path = ale#path#FindNearestFile(a:buffer, name)
    if !empty(path)
      return fnamemodify(path, ':h')
    endif
  endfor
  let git = ale#path#FindNearestDirectory(a:buffer, '.git')
  return empty(git) ? fnamemodify(bufname(a:buffer), ':p:h') : fnamemodify(git, ':h:h')
endfunction

call ale#linter#Define('trans', {
\ 'name': 'transc',
\ 'lsp': 'stdio',
\ 'executable': {buffer -> ale#Var(buffer, 'trans_transc_executable')},
\ 'command': '%e lsp',
\ 'project_root': function('TranscProjectRoot'),
\})

let &cpoptions = s:compatibility
unlet s:compatibility

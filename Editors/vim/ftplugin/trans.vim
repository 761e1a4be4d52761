" Settings of buffers with .trans files.
if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1
let s:compatibility = &cpoptions
set cpoptions&vim

setlocal comments=s1:/*,mb:*,ex:*/,:///,:// commentstring=//\ %s
setlocal expandtab shiftwidth=2 softtabstop=2 smartindent
setlocal formatoptions-=t formatoptions+=croql
" Formats whole files: `gggqG`.
setlocal formatprg=transc\ format\ -
setlocal suffixesadd=.trans

let b:undo_ftplugin = 'setlocal comments< commentstring< expandtab< shiftwidth< softtabstop<'
      \ . ' smartindent< formatoptions< formatprg< suffixesadd<'

let &cpoptions = s:compatibility
unlet s:compatibility

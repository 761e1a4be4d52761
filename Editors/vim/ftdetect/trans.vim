autocmd BufNewFile,BufRead *.trans setfiletype trans

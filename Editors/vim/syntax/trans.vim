" Highlighting of .trans files. Words are contextual: each is a keyword only where its neighbors fit,
" and each keyword and operator is followed by a name, which is none.
if exists('b:current_syntax')
  finish
endif

" Words: the tests of the compiler write these lines.
let s:declarations = [
      \ 'module', 'engine', 'access', 'import', 'screen', 'cell', 'group', 'hero', 'modifiers',
      \ 'animation', 'animator', 'interaction', 'segue', 'unwind', 'defaults', 'registry', 'lint',
      \ ]
let s:operations = [
      \ 'push', 'pop', 'present', 'dismiss', 'tab', 'replace', 'segue', 'unwind',
      \ ]
let s:segues = [
      \ 'segue', 'unwind',
      \ ]
let s:defaults = [
      \ 'push', 'pop', 'present', 'dismiss', 'tab', 'replace', 'reduceMotion',
      \ ]
let s:screen_defaults = [
      \ 'present', 'dismiss',
      \ ]
let s:hooks = [
      \ 'before', 'after', 'go', 'return', 'reappear',
      \ ]
let s:matches = [
      \ 'match',
      \ ]
let s:frames = [
      \ 'fromView', 'toView',
      \ ]
let s:types = [
      \ 'any',
      \ ]
let s:classes = [
      \ 'class',
      \ ]
let s:clauses = [
      \ 'as', 'from', 'is', 'storyboard', 'given', 'per', 'with', 'on', 'of', 'in',
      \ ]
let s:functions = [
      \ 'arc', 'auto', 'autolayout', 'available', 'backgroundColor', 'beginWith', 'bezier',
      \ 'borderColor', 'borderWidth', 'cascade', 'contentsRect', 'contentsScale', 'cornerRadius',
      \ 'cover', 'default', 'delay', 'duration', 'durationMatchLongest', 'edgePan', 'fade',
      \ 'forceAnimate', 'forceNonFade', 'ignoreSubviewModifiers', 'interactive', 'inverseRadial',
      \ 'masksToBounds', 'none', 'opacity', 'overlay', 'pageIn', 'pageOut', 'pan', 'perspective',
      \ 'pinch', 'point', 'position', 'pull', 'push', 'radial', 'rect', 'rotate', 'scale',
      \ 'shadowColor', 'shadowOffset', 'shadowOpacity', 'shadowPath', 'shadowRadius', 'size',
      \ 'slide', 'source', 'spring', 'system', 'systemZoom', 'timingFunction', 'transform',
      \ 'translate', 'uncover', 'useGlobalCoordinateSpace', 'useLayerRenderSnapshot',
      \ 'useNoSnapshot', 'useNormalSnapshot', 'useOptimizedSnapshot', 'useScaleBasedSizeChange',
      \ 'when', 'whenAppearing', 'whenDisappearing', 'whenDismissing', 'whenMatched',
      \ 'whenPresenting', 'x', 'y', 'zPosition', 'zoom', 'zoomInRect', 'zoomOut', 'zoomOutRect',
      \ 'zoomSlide',
      \ ]
let s:constants = [
      \ 'acceleration', 'both', 'bottomToTop', 'deceleration', 'different', 'down', 'easeIn',
      \ 'easeInOut', 'easeOut', 'easeOutBack', 'false', 'go', 'height', 'leading',
      \ 'leadingToTrailing', 'left', 'leftToRight', 'linear', 'return', 'right', 'rightToLeft',
      \ 'same', 'sharp', 'standard', 'topToBottom', 'trailing', 'trailingToLeading', 'true', 'up',
      \ 'width',
      \ ]
let s:value_types = [
      \ 'Int', 'UInt', 'Double', 'Bool', 'String', 'URL', 'UUID', 'Duration', 'Length', 'Angle',
      \ 'Fraction', 'Color', 'Point', 'Size', 'Rect', 'Direction', 'View', 'Animation',
      \ ]
let s:levels = [
      \ 'off', 'note', 'warning', 'error',
      \ ]
let s:units = [
      \ 's', 'ms', '%', 'deg', 'rad', 'pt',
      \ ]
" End of words.

let s:name = '\%(`[^`]*`\|\K\k*\)'

" A pattern for words of a list that are neither part of a name nor after a dot.
function! s:Words(list) abort
  return '\%(\k\|[.`]\)\@1<!\%(' . join(a:list, '\|') . '\)\k\@!'
endfunction

" Defines a keyword: its group, its words, what must be after it, and other arguments.
function! s:Keyword(group, list, next, ...) abort
  execute 'syntax match' a:group '/' . escape(s:Words(a:list) . '\ze\%(' . a:next . '\)', '/') . '/'
        \ 'skipwhite' join(a:000)
endfunction

let s:spaceName = '\s\+' . s:name
let s:declaration = s:Words(s:declarations) . '\%(' . s:spaceName . '\|\s*[#"{]\)'

" Declarations with braces, from the word to the closing brace or to the next declaration.
function! s:Region(group, words, next, contents) abort
  execute 'syntax region' a:group 'transparent contains=transHead,' . a:contents . ',@transCommon'
        \ 'start=/' . escape(s:Words(a:words) . '\ze\%(' . a:next . '\)', '/') . '/'
        \ 'end=/}\@1<=/' 'end=/\ze' . escape(s:declaration, '/') . '/'
endfunction

syntax iskeyword @,48-57,_,192-255
syntax cluster transCommon contains=transComment,transString,transRawString,transNumber,transColor,
      \transOn,transClause,transValues,transOperator
execute 'syntax match transOperand /' . s:name . '/ contained contains=transFunction'
execute 'syntax match transName /' . s:name . '/ contained'
call s:Keyword('transFunction', s:functions, '', 'contained')
call s:Keyword('transConstant', s:constants, '\s*(\@!', 'contained')
execute 'syntax match transParameter /' . s:name . '\ze\s*:/ contained'
call s:Keyword('transType', s:value_types, '', 'contained')

" The last one that matches wins, so operators come before comments.
syntax match transOperator /<->\|->\|\.\.\.\|[-=:,|.?+*\[\/]/ nextgroup=transOperand skipwhite
syntax match transValueOperator /->\|\.\.\.\|[-=:,|.?+*\/]/ contained
execute 'syntax match transNumber /\k\@1<!\d\+\%(\.\d\+\)\?\%(' . join(s:units, '\|') . '\)\?/'
syntax match transColor /#\x\{6}\%(\x\{2}\)\?/
syntax match transEscape /\\\%([0\\tnr"']\|u{\x\+}\)/ contained
execute 'syntax match transHole /\\(\s*' . s:name . '\s*)/ contained'
syntax region transString start=/"/ end=/"\|$/ contains=transEscape,transHole,@Spell
syntax region transRawString start=/\z(#\+\)"/ end=/"\z1\|$/
syntax match transComment /\/\/.*$/ contains=@Spell,transTodo
syntax region transComment start=/\/\*/ end=/\*\// contains=transComment,@Spell,transTodo
syntax keyword transTodo TODO FIXME contained

" Between parentheses there is no keyword.
syntax region transValues matchgroup=transBracket start=/(/ end=/)/ contains=transComment,transString,
      \transRawString,transNumber,transColor,transValues,transParameter,transType,transConstant,
      \transFunction,transValueOperator

call s:Keyword('transClause', s:clauses, s:spaceName . '\|\s*(\|\s*$', 'nextgroup=transOperand')
call s:Keyword('transOn', ['on'], '\s\+\%(' . join(s:segues, '\|') . '\)\s*(',
      \ 'nextgroup=transSegue')
call s:Keyword('transSegue', s:segues, '\s*(', 'contained')
execute 'syntax match transAfterEquals /=\s*' . s:Words(s:types + s:classes) . '/ contained'
      \ 'contains=transTypeWord,transEquals nextgroup=transOperand skipwhite'
call s:Keyword('transTypeWord', s:types + s:classes, '', 'contained')
syntax match transEquals /=/ contained

" What is between the braces of each declaration.
syntax region transViews matchgroup=transBracket start=/{/ end=/}/ contained
      \ contains=@transCommon,transHook,transCell,transInViews,transColonWith,transViews,transAfterEquals
call s:Keyword('transHook', s:hooks, '\s\+\%(' . join(s:hooks, '\|') . '\)\s*:',
      \ 'contained nextgroup=transHookEvent')
call s:Keyword('transHookEvent', s:hooks, '', 'contained')
call s:Keyword('transCell', ['cell'], s:spaceName, 'contained nextgroup=transName')
call s:Keyword('transInViews', s:screen_defaults + s:matches, s:spaceName,
      \ 'contained nextgroup=transOperand')
execute 'syntax match transColonWith /:\s*' . s:Words(['with']) . '/ contained'
      \ 'contains=transWith,transColon nextgroup=transOperand skipwhite'
call s:Keyword('transWith', ['with'], '', 'contained')
syntax match transColon /:/ contained
syntax region transParts matchgroup=transBracket start=/{/ end=/}/ contained
      \ contains=transPart,transString,transRawString,transComment,transPartEquals
execute 'syntax match transPart /' . s:name . '/ contained nextgroup=transPartAlias skipwhite'
call s:Keyword('transPartAlias', ['as'], s:spaceName, 'contained nextgroup=transName')
syntax match transPartEquals /=/ contained
syntax region transFrames matchgroup=transBracket start=/{/ end=/}/ contained
      \ contains=@transCommon,transFrame
call s:Keyword('transFrame', s:frames, s:spaceName . '\|\s*[-0-9(]',
      \ 'contained nextgroup=transOperand')
syntax region transDefaults matchgroup=transBracket start=/{/ end=/}/ contained
      \ contains=@transCommon,transDefault
call s:Keyword('transDefault', s:defaults, s:spaceName, 'contained nextgroup=transOperand')
syntax region transLines matchgroup=transBracket start=/{/ end=/}/ contained
      \ contains=@transCommon,transOperation,transSegue,transViews
call s:Keyword('transOperation', filter(copy(s:operations), 'index(s:segues, v:val) < 0'),
      \ s:spaceName . '\|\s*\*', 'contained nextgroup=transOperand')
syntax region transSettings matchgroup=transBracket start=/{/ end=/}/ contained
      \ contains=transComment,transRule,transLevel
syntax match transRule /\K\%(\k\|-\)*\ze\s*:/ contained
call s:Keyword('transLevel', s:levels, '', 'contained')

execute 'syntax match transDeclaration /' . escape(s:Words(s:declarations), '/')
      \ . '\ze\%(' . escape(s:spaceName . '\|\s*[#"{]', '/') . '\)/ nextgroup=transName skipwhite'
execute 'syntax match transHead /' . escape(s:Words(s:declarations), '/')
      \ . '\ze\%(' . escape(s:spaceName . '\|\s*{', '/') . '\)/ contained nextgroup=transName skipwhite'
call s:Region('transScreenRegion', ['screen', 'cell'], s:spaceName, 'transViews,transAfterEquals')
call s:Region('transHeroRegion', ['hero'], s:spaceName, 'transParts')
call s:Region('transAnimatorRegion', ['animator'], s:spaceName, 'transFrames,transAfterEquals')
call s:Region('transRegistryRegion', ['registry'], s:spaceName, 'transLines')
call s:Region('transDefaultsRegion', ['defaults'], '\s*{\|\s\+\%(in\|with\)\s', 'transDefaults')
call s:Region('transLintRegion', ['lint'], '\s*{', 'transSettings')
syntax sync minlines=500

for s:group in ['transDeclaration', 'transHead', 'transCell']
  execute 'highlight default link' s:group 'Structure'
endfor
for s:group in ['transClause', 'transOn', 'transSegue', 'transTypeWord', 'transHook', 'transHookEvent',
      \ 'transInViews', 'transWith', 'transPartAlias', 'transFrame', 'transDefault', 'transOperation']
  execute 'highlight default link' s:group 'Keyword'
endfor
highlight default link transName Identifier
highlight default link transPart Identifier
highlight default link transFunction Function
highlight default link transConstant Constant
highlight default link transLevel Constant
highlight default link transRule Identifier
highlight default link transParameter Label
highlight default link transType Type
highlight default link transNumber Number
highlight default link transColor Constant
highlight default link transString String
highlight default link transRawString String
highlight default link transEscape SpecialChar
highlight default link transHole Special
highlight default link transComment Comment
highlight default link transTodo Todo
highlight default link transOperator Operator
highlight default link transValueOperator Operator

let b:current_syntax = 'trans'

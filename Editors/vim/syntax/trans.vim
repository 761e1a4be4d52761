" Highlighting of .trans files. Words are contextual: each is a keyword only where its neighbors fit,
" and the name after a keyword or an operator is not a keyword.
if exists('b:current_syntax')
  finish
endif
let s:compatibility = &cpoptions
set cpoptions&vim

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
let s:flags = [
      \ 'hosted',
      \ ]
let s:clauses = [
      \ 'as', 'from', 'is', 'storyboard', 'given', 'per', 'with', 'on', 'of', 'in',
      \ ]
let s:functions = [
      \ 'arc', 'auto', 'autolayout', 'available', 'backgroundColor', 'beginWith', 'bezier',
      \ 'borderColor', 'borderWidth', 'cascade', 'contentsRect', 'contentsScale', 'cornerRadius',
      \ 'cover', 'curl', 'default', 'delay', 'duration', 'durationMatchLongest', 'edgePan', 'fade',
      \ 'flip', 'forceAnimate', 'forceNonFade', 'ignoreSubviewModifiers', 'interactive',
      \ 'inverseRadial', 'masksToBounds', 'none', 'opacity', 'overlay', 'pageIn', 'pageOut', 'pan',
      \ 'perspective', 'pinch', 'point', 'position', 'pull', 'push', 'radial', 'rect',
      \ 'reduceMotion', 'rotate', 'scale', 'shadowColor', 'shadowOffset', 'shadowOpacity',
      \ 'shadowPath', 'shadowRadius', 'size', 'slide', 'source', 'spring', 'system', 'systemZoom',
      \ 'timingFunction', 'transform', 'translate', 'uncover', 'useGlobalCoordinateSpace',
      \ 'useLayerRenderSnapshot', 'useNoSnapshot', 'useNormalSnapshot', 'useOptimizedSnapshot',
      \ 'useScaleBasedSizeChange', 'when', 'whenAppearing', 'whenDisappearing', 'whenDismissing',
      \ 'whenMatched', 'whenPresenting', 'x', 'y', 'zPosition', 'zoom', 'zoomInRect', 'zoomOut',
      \ 'zoomOutRect', 'zoomSlide',
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
let s:spaceName = '\s\+' . s:name

" A pattern for words of a list that are neither part of a name nor after a dot.
function! s:Words(list) abort
  return '\%(\k\|[.`]\)\@1<!\%(' . join(a:list, '\|') . '\)\k\@!'
endfunction

function! s:Match(group, pattern, ...) abort
  execute 'syntax match' a:group '/' . escape(a:pattern, '/') . '/' join(a:000)
endfunction

" Keywords, each in one item with the name after it. So what ends a region cannot begin in that name.
function! s:Keyword(group, list, next, operand, ...) abort
  let pattern = s:Words(a:list) . '\%(' . join(a:next, '\|') . '\)'
  call s:Match(a:group . 'Item', pattern, 'contains=' . a:group, join(a:000))
  call s:Match(a:group, s:Words(a:list), 'contained nextgroup=' . a:operand . ' skipwhite')
endfunction

" Declarations with braces, from the word to the closing brace or to the next declaration.
function! s:Region(words, next, head, contents) abort
  let start = s:Words(a:words) . '\ze\%(' . a:next . '\)'
  let end = s:Words(s:declarations) . '\%(' . s:spaceName . '\|\s*[#"{]\)'
  execute 'syntax region transRegion transparent contains=' . a:head . ',' . a:contents
        \ . ',@transCommon start=/' . escape(start, '/') . '/ end=/}\@1<=/ end=/\ze'
        \ . escape(end, '/') . '/'
endfunction

syntax iskeyword @,48-57,_,192-255
syntax cluster transCommon contains=transComment,transString,transRawString,transNumber,transColor,
      \transOnItem,transClauseItem,transValues,transOperatorItem
call s:Match('transOperand', s:name, 'contained contains=transFunction')
call s:Match('transName', s:name, 'contained')
call s:Match('transFunction', s:Words(s:functions), 'contained')
call s:Match('transConstant', s:Words(s:constants) . '\s*(\@!', 'contained')
call s:Match('transParameter', s:name . '\ze\s*:', 'contained')
call s:Match('transType', s:Words(s:value_types), 'contained')

" The last one that matches wins, so operators come before comments.
let s:operator = '\%(<->\|->\|\.\.\.\|[-=:,|.?+*[/]\)'
call s:Match('transOperatorItem', s:operator . '\s*' . s:name . '\?', 'contains=transOperator')
call s:Match('transOperator', s:operator, 'contained nextgroup=transOperand skipwhite')
call s:Match('transValueOperator', s:operator, 'contained')
call s:Match('transNumber', '\k\@1<!\d\+\%(\.\d\+\)\?\%(' . join(s:units, '\|') . '\)\?')
syntax match transColor /#\x\{6}\%(\x\{2}\)\?/
syntax match transEscape /\\\%([0\\tnr"']\|u{\x\+}\)/ contained
call s:Match('transHole', '\\(\s*' . s:name . '\s*)', 'contained')
syntax region transString start=/"/ end=/"\|$/ contains=transEscape,transHole,@Spell
syntax region transRawString start=/\z(#\+\)"/ end=/"\z1\|$/
syntax match transComment /\/\/.*$/ contains=@Spell,transTodo
syntax region transComment start=/\/\*/ end=/\*\// contains=transComment,@Spell,transTodo
syntax keyword transTodo TODO FIXME contained

" Between parentheses there is no keyword.
syntax region transValues matchgroup=transBracket start=/(/ end=/)/ contains=transComment,transString,
      \transRawString,transNumber,transColor,transValues,transParameter,transType,transConstant,
      \transFunction,transValueOperator

call s:Keyword('transClause', s:clauses, [s:spaceName, '\ze\s*(', '\ze\s*$'], 'transOperand')
call s:Keyword('transOn', ['on'], ['\s\+\%(' . join(s:segues, '\|') . '\)\ze\s*('], 'transOnSegue')
call s:Match('transOnSegue', s:Words(s:segues), 'contained')

" Words after `=` and `:`.
call s:Match('transEqualsItem', '=\s*' . s:Words(s:types + s:classes) . s:spaceName . '\?',
      \ 'contained contains=transEqualsWord')
call s:Match('transEqualsWord', '\%(=\s*\)\@<=' . s:Words(s:types + s:classes),
      \ 'contained nextgroup=transOperand skipwhite')
call s:Match('transColonItem', ':\s*' . s:Words(['with']) . s:spaceName . '\?',
      \ 'contained contains=transColonWord')
call s:Match('transColonWord', '\%(:\s*\)\@<=' . s:Words(['with']),
      \ 'contained nextgroup=transOperand skipwhite')

" A clause of a screen that is only a word.
call s:Match('transFlag', s:Words(s:flags) . '\%(\s*[:.?=[(]\)\@!', 'contained')

" What is between the braces of each declaration.
syntax region transViews matchgroup=transBracket start=/{/ end=/}/ contained
      \ contains=@transCommon,transHookItem,transCellItem,transInViewsItem,transColonItem,transViews,
      \transEqualsItem
call s:Keyword('transHook', s:hooks, ['\s\+\%(' . join(s:hooks, '\|') . '\)\ze\s*:'],
      \ 'transHookEvent', 'contained')
call s:Match('transHookEvent', s:Words(s:hooks), 'contained')
call s:Keyword('transCell', ['cell'], [s:spaceName], 'transName', 'contained')
call s:Keyword('transInViews', s:screen_defaults + s:matches, [s:spaceName], 'transOperand',
      \ 'contained')
syntax region transParts matchgroup=transBracket start=/{/ end=/}/ contained
      \ contains=transPart,transString,transRawString,transComment
call s:Match('transPart', s:name, 'contained nextgroup=transPartAlias skipwhite')
call s:Match('transPartAlias', s:Words(['as']) . '\ze' . s:spaceName,
      \ 'contained nextgroup=transName skipwhite')
syntax region transFrames matchgroup=transBracket start=/{/ end=/}/ contained
      \ contains=@transCommon,transFrameItem
call s:Keyword('transFrame', s:frames, [s:spaceName, '\ze\s*[-0-9(]'], 'transOperand', 'contained')
syntax region transDefaults matchgroup=transBracket start=/{/ end=/}/ contained
      \ contains=@transCommon,transDefaultItem
call s:Keyword('transDefault', s:defaults, [s:spaceName], 'transOperand', 'contained')
syntax region transLines matchgroup=transBracket start=/{/ end=/}/ contained
      \ contains=@transCommon,transOperationItem,transSegueItem,transViews
call s:Keyword('transOperation', filter(copy(s:operations), 'index(s:segues, v:val) < 0'),
      \ [s:spaceName, '\ze\s*\*'], 'transOperand', 'contained')
call s:Keyword('transSegue', s:segues, ['\ze\s*('], 'transOperand', 'contained')
syntax region transSettings matchgroup=transBracket start=/{/ end=/}/ contained
      \ contains=transComment,transRule,transLevel
syntax match transRule /\K\%(\k\|-\)*\ze\s*:/ contained
call s:Match('transLevel', s:Words(s:levels), 'contained')

let s:named = filter(copy(s:declarations), 'index(["defaults", "lint"], v:val) < 0')
call s:Keyword('transDeclaration', s:named, [s:spaceName, '\ze\s*[#"]'], 'transName')
call s:Keyword('transHead', s:named, [s:spaceName], 'transName', 'contained')
call s:Keyword('transHeadWithoutName', ['defaults', 'lint'], [''], 'transBracket', 'contained')
call s:Region(['screen', 'cell'], s:spaceName, 'transHeadItem',
      \ 'transViews,transEqualsItem,transFlag')
call s:Region(['hero'], s:spaceName, 'transHeadItem', 'transParts')
call s:Region(['animator'], s:spaceName, 'transHeadItem', 'transFrames,transEqualsItem')
call s:Region(['registry'], s:spaceName, 'transHeadItem', 'transLines')
call s:Region(['defaults'], '\s*{\|\s\+\%(in\|with\)\s', 'transHeadWithoutNameItem', 'transDefaults')
call s:Region(['lint'], '\s*{', 'transHeadWithoutNameItem', 'transSettings')
syntax sync minlines=500

for s:group in ['transDeclaration', 'transHead', 'transHeadWithoutName', 'transCell', 'transClause',
      \ 'transFlag', 'transOn', 'transOnSegue', 'transEqualsWord', 'transColonWord', 'transHook', 'transHookEvent',
      \ 'transInViews', 'transPartAlias', 'transFrame', 'transDefault', 'transOperation', 'transSegue']
  execute 'highlight default link' s:group 'Keyword'
endfor
highlight default link transName Identifier
highlight default link transPart Identifier
highlight default link transFunction Function
highlight default link transConstant Constant
highlight default link transLevel Constant
highlight default link transRule Identifier
highlight default link transParameter Identifier
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

let &cpoptions = s:compatibility
unlet s:compatibility

;;; trans-mode.el --- Editing .trans files  -*- lexical-binding: t; -*-

;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1"))
;; Keywords: languages

;;; Commentary:

;; Highlighting, indentation and an index of .trans files, which transc compiles to Swift.  With eglot,
;; `transc lsp' adds findings, completion, formatting and the rest.

;;; Code:

(require 'seq)
(defvar eglot-server-programs)

(defgroup trans nil "Editing .trans files." :group 'languages)

(defcustom trans-indent-offset 2
  "Columns of one level of indentation; `transc format' always uses 2."
  :type 'integer
  :safe #'integerp)

;; Words: the tests of the compiler write these lines.
(defconst trans--declarations
  '("module" "engine" "access" "import" "screen" "cell" "group" "hero" "modifiers" "animation"
    "animator" "interaction" "segue" "unwind" "defaults" "registry" "lint"))
(defconst trans--operations
  '("push" "pop" "present" "dismiss" "tab" "replace" "segue" "unwind"))
(defconst trans--segues
  '("segue" "unwind"))
(defconst trans--defaults
  '("push" "pop" "present" "dismiss" "tab" "replace" "reduceMotion"))
(defconst trans--screen-defaults
  '("present" "dismiss"))
(defconst trans--hooks
  '("before" "after" "go" "return" "reappear"))
(defconst trans--matches
  '("match"))
(defconst trans--frames
  '("fromView" "toView"))
(defconst trans--types
  '("any"))
(defconst trans--classes
  '("class"))
(defconst trans--flags
  '("hosted"))
(defconst trans--clauses
  '("as" "from" "is" "storyboard" "given" "per" "with" "on" "of" "in"))
(defconst trans--functions
  '("arc" "auto" "autolayout" "available" "backgroundColor" "beginWith" "bezier" "borderColor"
    "borderWidth" "cascade" "contentsRect" "contentsScale" "cornerRadius" "cover" "curl" "default"
    "delay" "duration" "durationMatchLongest" "edgePan" "fade" "flip" "forceAnimate" "forceNonFade"
    "ignoreSubviewModifiers" "interactive" "inverseRadial" "masksToBounds" "none" "opacity"
    "overlay" "pageIn" "pageOut" "pan" "perspective" "pinch" "point" "position" "pull" "push"
    "radial" "rect" "reduceMotion" "rotate" "scale" "shadowColor" "shadowOffset" "shadowOpacity"
    "shadowPath" "shadowRadius" "size" "slide" "source" "spring" "system" "systemZoom"
    "timingFunction" "transform" "translate" "uncover" "useGlobalCoordinateSpace"
    "useLayerRenderSnapshot" "useNoSnapshot" "useNormalSnapshot" "useOptimizedSnapshot"
    "useScaleBasedSizeChange" "when" "whenAppearing" "whenDisappearing" "whenDismissing"
    "whenMatched" "whenPresenting" "x" "y" "zPosition" "zoom" "zoomInRect" "zoomOut" "zoomOutRect"
    "zoomSlide"))
(defconst trans--constants
  '("acceleration" "both" "bottomToTop" "deceleration" "different" "down" "easeIn" "easeInOut"
    "easeOut" "easeOutBack" "false" "go" "height" "leading" "leadingToTrailing" "left" "leftToRight"
    "linear" "return" "right" "rightToLeft" "same" "sharp" "standard" "topToBottom" "trailing"
    "trailingToLeading" "true" "up" "width"))
(defconst trans--value-types
  '("Int" "UInt" "Double" "Bool" "String" "URL" "UUID" "Duration" "Length" "Angle" "Fraction"
    "Color" "Point" "Size" "Rect" "Direction" "View" "Animation"))
(defconst trans--levels
  '("off" "note" "warning" "error"))
(defconst trans--units
  '("s" "ms" "%" "deg" "rad" "pt"))
;; End of words.

(defconst trans--name "[[:alpha:]_][[:alnum:]_]*")

(defvar trans-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?_ "w" table)
    (modify-syntax-entry ?/ ". 124b" table)
    (modify-syntax-entry ?* ". 23n" table)
    (modify-syntax-entry ?\n "> b" table)
    (modify-syntax-entry ?\" "\"" table)
    (dolist (character (append "=:,|.?+-<>%#`" nil) table)
      (modify-syntax-entry character "." table))))

(defun trans--syntax-propertize (start end)
  "Mark raw strings from START to END: a backslash in them escapes nothing."
  (goto-char start)
  (while (re-search-forward "\\(#+\\)\\(\"\\)\\([^\n]*?\\)\\(\"\\)\\1" end t)
    (unless (nth 8 (save-excursion (save-match-data (syntax-ppss (match-beginning 0)))))
      (pcase-dolist (`(,group . ,syntax) '((2 . "|") (3 . ".") (4 . "|")))
        (put-text-property (match-beginning group) (match-end group)
                           'syntax-table (string-to-syntax syntax))))))

;;; Keywords

;; Words are contextual: a word is a keyword only in some places, and elsewhere a name.

(defun trans--is-in (word &rest lists)
  "Whether WORD is in one of LISTS."
  (seq-some (lambda (list) (member word list)) lists))

(defun trans--word-before (position)
  "The place of the word that is the last token before POSITION, or nil."
  (save-excursion
    (goto-char position)
    (forward-comment (- (point-max)))
    (let ((end (point)))
      (when (and (/= 0 (skip-chars-backward "[:alnum:]_")) (looking-at-p "[[:alpha:]_]"))
        (cons (point) end)))))

(defun trans--character-before (position)
  "The last character of the token before POSITION, or nil."
  (save-excursion
    (goto-char position)
    (forward-comment (- (point-max)))
    (char-before)))

(defun trans--is-before (position regexp)
  "Whether what is after POSITION, without comments, matches REGEXP."
  (save-excursion
    (goto-char position)
    (forward-comment (point-max))
    (looking-at-p regexp)))

(defun trans--body (position)
  "What is between the brackets around POSITION; `values' in parentheses."
  (let ((open (nth 1 (save-excursion (syntax-ppss position)))))
    (cond ((null open) 'file)
          ((/= (char-after open) ?{) 'values)
          ((memq (trans--body open) '(views lines)) 'views)
          (t (trans--body-after open)))))

(defun trans--body-after (open)
  "What is between the braces of a declaration, which begin at OPEN."
  (save-excursion
    (goto-char open)
    (let (head)
      (while (and (not head)
                  (re-search-backward (regexp-opt trans--declarations 'words) nil t))
        (let ((state (save-excursion (syntax-ppss))))
          (when (and (= 0 (car state)) (not (nth 8 state)) (trans--is-keyword))
            (setq head (match-string-no-properties 0)))))
      (pcase head
        ((or "screen" "cell") 'views) ("hero" 'parts) ("animator" 'frames)
        ("defaults" 'defaults) ("registry" 'lines) ("lint" 'settings)))))

(defun trans--is-keyword ()
  "Whether the word at point is a keyword; leaves the match data alone."
  (save-match-data
    (when (looking-at trans--name)
      (trans--is-keyword-at (match-string-no-properties 0) (point) (match-end 0)))))

(defun trans--is-keyword-at (word start end)
  "Whether WORD, from START to END, is a keyword."
  (let* ((before (trans--character-before start))
         (place (trans--word-before start))
         (previous (and place (buffer-substring-no-properties (car place) (cdr place))))
         (body (trans--body start))
         (has-name (trans--is-before end "[[:alpha:]_`]"))
         (has-list (trans--is-before end "(")))
    (cond
     ((memq body '(values settings)) nil)
     ((eq (char-before start) ?`) nil)
     ((eq before ?=) (and (eq body 'file) (trans--is-in word trans--types trans--classes)))
     ((eq before ?:) (and (eq body 'views) (equal word "with") has-name))
     ((memq before (append ",/|.?+*-[>" nil)) nil)
     ((and place (not (trans--is-in previous trans--flags '("defaults")))
           (save-excursion (goto-char (car place)) (trans--is-keyword)))
      (or (and (trans--is-in previous trans--hooks) (trans--is-in word trans--hooks))
          (and (equal previous "on") (trans--is-in word trans--segues) has-list)))
     ((eq body 'parts) (and (equal word "as") place))
     ((trans--is-in word trans--flags) (eq body 'file))
     ((and (trans--is-in word trans--clauses) (or has-name has-list)))
     (t (trans--begins-item word end body has-name has-list)))))

(defun trans--begins-item (word end body has-name has-list)
  "Whether WORD before END begins an item of BODY.
HAS-NAME and HAS-LIST describe what is after it."
  (pcase body
    ('file (and (trans--is-in word trans--declarations)
                (or has-name (trans--is-before end "[\"#{]"))))
    ('views (or (and has-name
                     (trans--is-in word '("cell") trans--screen-defaults trans--matches))
                (and (trans--is-in word trans--hooks)
                     (trans--is-before end (concat (regexp-opt trans--hooks 'words) "\\s-*:")))))
    ('frames (and (trans--is-in word trans--frames)
                  (or has-name (trans--is-before end "[-0-9(]"))))
    ('defaults (and has-name (trans--is-in word trans--defaults)))
    ('lines (if (trans--is-in word trans--segues) has-list
              (and (trans--is-in word trans--operations)
                   (or has-name (trans--is-before end "\\*")))))))

(defconst trans--keyword-regexp
  (regexp-opt
   (append trans--declarations trans--operations trans--defaults trans--screen-defaults trans--hooks
           trans--matches trans--frames trans--types trans--classes trans--flags
           trans--clauses)
   'words))

(defun trans--match-keyword (limit)
  "Find the next keyword before LIMIT, for font lock."
  (let (found)
    (while (and (not found) (re-search-forward trans--keyword-regexp limit t))
      (save-excursion
        (goto-char (match-beginning 0))
        (setq found (and (not (nth 8 (save-match-data (save-excursion (syntax-ppss)))))
                         (trans--is-keyword)))))
    found))

(defconst trans--font-lock-keywords
  `((trans--match-keyword . font-lock-keyword-face)
    (,(concat (regexp-opt trans--declarations 'words) "\\s-+\\(" trans--name "\\)")
     2 font-lock-variable-name-face)
    (,(concat ":\\s-*" (regexp-opt trans--value-types 'words)) 1 font-lock-type-face)
    (,(concat (regexp-opt trans--functions 'words) "\\s-*\\(?:[^:[:space:]]\\|$\\)")
     1 font-lock-builtin-face)
    (,(concat "[(:,]\\s-*" (regexp-opt trans--constants 'words)) 1 font-lock-constant-face)
    (,(concat "\\_<[0-9]+\\(?:\\.[0-9]+\\)?" (regexp-opt trans--units) "?\\|#[[:xdigit:]]\\{6,8\\}")
     . font-lock-constant-face)))

;;; Indentation

(defun trans-indent-line ()
  "Indent by brackets; a line that continues an item gets 4 columns more."
  (interactive)
  (let* ((start (line-beginning-position))
         (state (save-excursion (syntax-ppss start)))
         (offset (- (current-column) (current-indentation))))
    (unless (or (nth 3 state) (nth 4 state))
      (indent-line-to (trans--indentation start (car state)))
      (when (> offset 0) (move-to-column (+ (current-indentation) offset))))))

(defun trans--indentation (start depth)
  "The indentation of the line at START, which is in DEPTH brackets."
  (save-excursion
    (goto-char start)
    (skip-chars-forward " \t")
    (let ((levels (if (looking-at-p "[])}]") (1- depth) depth))
          (continues (and (not (eq (trans--body (point)) 'values))
                          (or (looking-at-p "with\\_>")
                              (memq (trans--character-before (point)) '(?, ?|))))))
      (+ (* trans-indent-offset levels) (if continues 4 0)))))

;;; The mode

;;;###autoload
(define-derived-mode trans-mode prog-mode "Trans"
  "Major mode for .trans files: transitions between the screens of iOS apps."
  (setq-local comment-start "// "
              comment-start-skip "\\(?://+\\|/\\*+\\)\\s-*"
              syntax-propertize-function #'trans--syntax-propertize
              font-lock-defaults '(trans--font-lock-keywords)
              indent-line-function #'trans-indent-line
              indent-tabs-mode nil
              tab-width trans-indent-offset
              electric-indent-chars (append "{})" electric-indent-chars)
              imenu-generic-expression
              (mapcar (lambda (word)
                        (list (capitalize word)
                              (concat "^\\s-*" word "\\s-+\\(" trans--name "\\)") 1))
                      trans--declarations)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.trans\\'" . trans-mode))

;;;###autoload
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(trans-mode . ("transc" "lsp"))))

(provide 'trans-mode)

;;; trans-mode.el ends here

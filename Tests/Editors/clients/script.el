;;; script.el --- The script of test_clients.py in Emacs with eglot  -*- lexical-binding: t; -*-

;; `emacs --batch -l script.el FILE WORK COMMAND…` prints what each step gave as one line of JSON.  Not with
;; `-Q`: it hides the package eglot.

;;; Code:

(require 'eglot)
(require 'json)
(require 'flymake)

(define-derived-mode script-trans-mode prog-mode "Trans")

(defvar script-result nil)

(defun script-wait (what condition)
  "Wait until CONDITION holds, which WHAT names."
  (let ((end (+ (float-time) 20)))
    (while (not (funcall condition))
      (when (> (float-time) end) (error "No %s" what))
      (accept-process-output nil 0.02))))

(defun script-keep (name value) "Keep the VALUE of step NAME." (push (cons name value) script-result))

(defun script-go (place)
  "Go to PLACE, a line and a column from 0."
  (goto-char (point-min))
  (forward-line (aref place 0))
  (move-to-column (aref place 1)))

(defun script-request (method &rest more)
  "The result of a request METHOD at point with MORE parameters."
  (jsonrpc-request (eglot-current-server) method
                   (append (eglot--TextDocumentPositionParams) more)))

(defun script-lines ()
  "The lines of the buffer."
  (vconcat (butlast (split-string (buffer-substring-no-properties (point-min) (point-max)) "\n"))))

(let* ((file (pop command-line-args-left))
       (work (json-parse-string (pop command-line-args-left)))
       (command command-line-args-left)
       (use (gethash "use16" work)))
  (setq command-line-args-left nil
        eglot-sync-connect t
        eglot-autoshutdown nil
        eglot-confirm-server-initiated-edits nil
        flymake-no-changes-timeout 0.01)
  (add-to-list 'eglot-server-programs `(script-trans-mode . ,command))
  (find-file file)
  (script-trans-mode)
  (call-interactively #'eglot)
  (script-wait "server" #'eglot-current-server)
  (flymake-start)
  (script-wait "finding" (lambda () (flymake-diagnostics)))
  (let ((finding (car (flymake-diagnostics))))
    ;; Emacs counts characters.
    (script-keep 'finding
                 (save-excursion
                   (goto-char (flymake-diagnostic-beg finding))
                   (vector (1- (line-number-at-pos)) (- (point) (line-beginning-position))
                           (buffer-substring-no-properties
                            (point) (flymake-diagnostic-end finding))))))
  (script-go use)
  (script-keep 'hover (plist-get (plist-get (script-request :textDocument/hover) :contents) :value))
  (let ((start (plist-get (plist-get (script-request :textDocument/definition) :range) :start)))
    (script-keep 'definition (vector (plist-get start :line) (plist-get start :character))))
  (script-keep 'completion
               (vconcat (mapcar (lambda (item) (plist-get item :label))
                                (plist-get (script-request :textDocument/completion) :items))))
  (script-go use)
  (eglot-rename "mark")
  (script-keep 'rename (script-lines))
  (goto-char (flymake-diagnostic-beg (car (flymake-diagnostics))))
  (delete-char 3)
  (insert "mark")
  (eglot--signal-textDocument/didChange)
  (flymake-start)
  (script-wait "end of the finding" (lambda () (null (flymake-diagnostics))))
  (script-keep 'gone t)
  (eglot-format-buffer)
  (script-keep 'format (script-lines))
  (set-buffer-modified-p nil)
  (eglot-shutdown (eglot-current-server))
  (princ (concat (json-encode script-result) "\n")))

;;; script.el ends here

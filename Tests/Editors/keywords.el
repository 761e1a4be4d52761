;;; keywords.el --- What Emacs shows, for test_emacs.py  -*- lexical-binding: t; -*-

;; Prints, for each argument FILE=OFFSET,…, the face at each offset.  Then indents the file, and
;; reports whether that changes it.

(require 'cl-lib)
(require 'trans-mode)

(dolist (argument command-line-args-left)
  (cl-destructuring-bind (file offsets) (split-string argument "=")
    (with-current-buffer (find-file-noselect file)
      (princ (format "%s %s\n" file major-mode))
      (font-lock-ensure)
      (dolist (offset (split-string offsets "," t))
        (princ (format "%s %s\n" offset
                       (get-text-property (1+ (string-to-number offset)) 'face))))
      (let ((text (buffer-string))
            (inhibit-message t))
        (indent-region (point-min) (point-max))
        (princ (format "indentation %s\n"
                       (if (equal text (buffer-string)) "kept"
                         (let* ((old (split-string text "\n"))
                                (new (split-string (buffer-string) "\n"))
                                (pair (cl-find-if-not (lambda (pair) (equal (car pair) (cdr pair)))
                                                      (cl-mapcar #'cons old new))))
                           (format "changed: %S %S" (car pair) (cdr pair))))))))))
(setq command-line-args-left nil)

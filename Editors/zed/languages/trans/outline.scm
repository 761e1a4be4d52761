(module "module" @context name: (identifier) @name) @item
(screen "screen" @context name: (identifier) @name) @item
(cell "cell" @context name: (identifier) @name) @item
(group "group" @context name: (identifier) @name) @item
(hero "hero" @context name: (identifier) @name) @item
(modifiers "modifiers" @context name: (identifier) @name) @item
(animation "animation" @context name: (identifier) @name) @item
(animator "animator" @context name: (identifier) @name) @item
(interaction "interaction" @context name: (identifier) @name) @item
(segue "segue" @context name: (identifier) @name) @item
(unwind "unwind" @context name: (identifier) @name) @item
(registry "registry" @context name: (identifier) @name) @item
(defaults "defaults" @name) @item
(lint "lint" @name) @item
(view path: (view_path) @name) @item
(edge from: (ends) @name ["->" "<->"] @context to: (ends) @name) @item

-- Writes what Neovim highlights and folds:
--   nvim --headless --clean -l neovim.lua LIBRARY FOLDER OUTPUT FILE…
-- FOLDER has the queries.
local library, folder, output = arg[1], arg[2], arg[3]
vim.opt.runtimepath:prepend(folder)
vim.treesitter.language.add("trans", { path = library })
vim.filetype.add({ extension = { trans = "trans" } })

local result = {}
for index = 4, #arg do
  vim.cmd.edit(vim.fn.fnameescape(arg[index]))
  assert(vim.bo.filetype == "trans", "the file type is " .. vim.bo.filetype)
  vim.treesitter.start(0, "trans")
  vim.wo.foldmethod = "expr"
  vim.wo.foldexpr = "v:lua.vim.treesitter.foldexpr()"
  local root = vim.treesitter.get_parser(0, "trans"):parse(true)[1]:root()
  local query = assert(vim.treesitter.query.get("trans", "highlights"))
  local ranges, folds = {}, {}
  for id, node in query:iter_captures(root, 0) do
    local _, _, first, _, _, last = node:range(true)
    table.insert(ranges, { first, last, query.captures[id] })
  end
  for line = 1, vim.fn.line("$") do
    table.insert(folds, vim.fn.foldlevel(line))
  end
  result[arg[index]] = { ranges = ranges, folds = folds }
end
vim.fn.writefile({ vim.json.encode(result) }, output)

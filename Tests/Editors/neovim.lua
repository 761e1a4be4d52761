-- Writes what Neovim highlights and folds:
--   nvim --headless -u INIT -l neovim.lua OUTPUT FILE…
vim.cmd.filetype("on")

local function folds()
  local levels, deepest = {}, 0
  for line = 1, vim.fn.line("$") do
    levels[line] = vim.fn.foldlevel(line)
    deepest = math.max(deepest, levels[line])
  end
  return levels, deepest
end

local function has_long_node(root)
  for _, node in vim.treesitter.query.get("trans", "folds"):iter_captures(root, 0) do
    local first, _, last = node:range()
    if first < last then return true end
  end
  return false
end

local result = {}
for index = 2, #arg do
  vim.cmd.edit(vim.fn.fnameescape(arg[index]))
  assert(vim.bo.filetype == "trans", "the file type is " .. vim.bo.filetype)
  local root = vim.treesitter.get_parser(0, "trans"):parse(true)[1]:root()
  local ranges = {}
  local query = vim.treesitter.query.get("trans", "highlights")
  for id, node in query:iter_captures(root, 0) do
    local _, _, first, _, _, last = node:range(true)
    table.insert(ranges, { first, last, query.captures[id] })
  end
  assert(vim.treesitter.highlighter.active[vim.api.nvim_get_current_buf()], "it does not highlight")
  -- Neovim may compute the folds later.
  local levels, deepest = folds()
  vim.wait(10000, function()
    levels, deepest = folds()
    return deepest > 0 or not has_long_node(root)
  end)
  result[arg[index]] = { ranges = ranges, folds = levels }
end
vim.fn.writefile({ vim.json.encode(result) }, arg[1])

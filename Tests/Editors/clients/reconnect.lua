-- Neovim with the configuration of this repository: the server is killed, and must come back with all buffers.
-- `nvim --headless --clean -l reconnect.lua RUNTIME MESSAGES FIRST SECOND COMMAND…`.
local runtime, messages, files = arg[1], arg[2], { arg[3], arg[4] }
local command = vim.list_slice(arg, 5)
vim.opt.runtimepath:append(runtime)

local function wait(what, condition)
  if not vim.wait(20000, condition, 20) then
    error('no ' .. what)
  end
end

-- The last process that the recorder has started.
local function server()
  local pid
  for line in io.lines(messages) do
    pid = vim.json.decode(line).pid or pid
  end
  return pid
end

local function has_findings(buffer)
  return vim.tbl_contains(vim.tbl_map(function(one) return one.code end, vim.diagnostic.get(buffer)), 'unknown-hero-id')
end

vim.lsp.config('transc', { cmd = command })
vim.lsp.enable('transc')
-- Neovim 0.11 asks for the findings of the current buffer only, when that is opened or changed.
local buffers = {}
for _, file in ipairs(files) do
  vim.cmd.edit(file)
  vim.bo.filetype = 'trans'
  local buffer = vim.api.nvim_get_current_buf()
  table.insert(buffers, buffer)
  wait('findings', function() return has_findings(buffer) end)
end

local counts = {}
for round = 1, 2 do
  local old = server()
  local process = vim.lsp.get_clients({ bufnr = buffers[1] })[1].id
  vim.uv.kill(old, 'sigkill')
  for _, buffer in ipairs(buffers) do
    wait('new server', function()
      local client = vim.lsp.get_clients({ bufnr = buffer })[1]
      return client and client.id ~= process and client.initialized
    end)
    vim.diagnostic.reset(nil, buffer)
    vim.api.nvim_set_current_buf(buffer)
    vim.api.nvim_buf_set_lines(buffer, -1, -1, true, { 'hero name' .. round })
    wait('findings of the new server', function() return has_findings(buffer) end)
    -- It has the text as it is now.
    local answer = vim.lsp.get_clients({ bufnr = buffer })[1]:request_sync(
      'textDocument/documentSymbol', { textDocument = vim.lsp.util.make_text_document_params(buffer) }, 20000,
      buffer)
    table.insert(counts, #answer.result)
  end
end

for _, client in ipairs(vim.lsp.get_clients()) do
  vim.lsp.enable('transc', false)
  client:stop()
end
wait('end', function() return #vim.lsp.get_clients() == 0 end)
vim.wait(300)
print(vim.json.encode({ counts = counts }))
vim.cmd('qall!')

-- The script of test_clients.py in Neovim: `nvim --headless --clean -l script.lua FILE WORK COMMAND…`.
-- Prints what each step gave as one line of JSON.
local file, work = arg[1], vim.json.decode(arg[2])
local command = vim.list_slice(arg, 3)
local result = {}

local function wait(what, condition)
  if not vim.wait(20000, condition, 10) then
    error('no ' .. what)
  end
end

vim.cmd.edit(file)
vim.bo.filetype = 'trans'
local buffer = vim.api.nvim_get_current_buf()
local id = vim.lsp.start({ name = 'transc', cmd = command, root_dir = vim.fs.dirname(file) })
local client = assert(vim.lsp.get_client_by_id(id))
wait('answer to initialize', function() return client.initialized end)
result.encoding = client.offset_encoding

wait('finding', function() return #vim.diagnostic.get(buffer) > 0 end)
local finding = vim.diagnostic.get(buffer)[1]
-- Neovim counts bytes.
result.finding = { finding.lnum, finding.col, finding.code }

local function request(method, place, more)
  local params = {
    textDocument = vim.lsp.util.make_text_document_params(buffer),
    position = { line = place[1], character = place[2] },
  }
  params = vim.tbl_extend('force', params, more or {})
  local answer = assert(client:request_sync('textDocument/' .. method, params, 20000, buffer))
  if answer.err then
    error(method .. ': ' .. answer.err.message)
  end
  return answer.result
end

-- Columns in the unit of the client, which is UTF-8 here.
result.hover = request('hover', work.use).contents.value
local definition = request('definition', work.use)
result.definition = { definition.range.start.line, definition.range.start.character }
local labels = {}
for _, item in ipairs(request('completion', work.use).items) do
  table.insert(labels, item.label)
end
result.completion = labels

vim.api.nvim_win_set_cursor(0, { work.use[1] + 1, work.use[2] })
vim.lsp.buf.rename('mark', { bufnr = buffer })
wait('rename', function()
  return vim.api.nvim_buf_get_lines(buffer, work.declaration, work.declaration + 1, true)[1] == 'hero mark'
end)
result.rename = vim.api.nvim_buf_get_lines(buffer, 0, -1, true)

-- The wrong name becomes the new one.
vim.api.nvim_buf_set_text(
  buffer, finding.lnum, finding.col, finding.lnum, finding.col + 3, { 'mark' })
wait('end of the finding', function() return #vim.diagnostic.get(buffer) == 0 end)
result.gone = true

-- Hints need a program without errors.
vim.lsp.inlay_hint.enable(true, { bufnr = buffer })
wait('hint', function() return #vim.lsp.inlay_hint.get({ bufnr = buffer }) > 0 end)
local hints = {}
for _, hint in ipairs(vim.lsp.inlay_hint.get({ bufnr = buffer })) do
  local label = hint.inlay_hint.label
  table.insert(hints, type(label) == 'string' and label or label[1].value)
end
result.hint = hints

vim.lsp.buf.format({ bufnr = buffer, timeout_ms = 20000 })
result.format = vim.api.nvim_buf_get_lines(buffer, 0, -1, true)

client:stop()
wait('end of the server', function() return client:is_stopped() end)
-- Neovim leaves before the process has ended otherwise.
vim.wait(200)
print(vim.json.encode(result))
vim.cmd('qall!')

-- The language server in Neovim 0.11 and later: `vim.lsp.enable('transc')`.

-- A server that has crashed starts again, with all its buffers. After five crashes in a minute
-- it does not, so that a broken one does not start for ever.
local function reconnect(code, signal)
  if code == 0 and signal == 0 or vim.v.exiting ~= vim.NIL then
    return
  end
  local now = vim.uv.now()
  -- Neovim reads this file again for each start, so the times are in a variable of the editor.
  local crashes = vim.tbl_filter(
    function(time) return now - time < 60000 end, vim.g.transc_crashes or {})
  table.insert(crashes, now)
  vim.g.transc_crashes = crashes
  vim.schedule(function()
    if not vim.lsp.is_enabled('transc') then
      return
    elseif #crashes > 5 then
      vim.notify('transc has crashed too often; `:edit` starts it again', vim.log.levels.ERROR)
    else
      -- For each buffer of the file type, this starts or attaches what is not there.
      vim.lsp.enable('transc')
    end
  end)
end

return {
  cmd = { 'transc', 'lsp' },
  filetypes = { 'trans' },
  root_markers = { 'transc.args', 'Package.swift', '.git' },
  settings = { transc = vim.empty_dict() },
  on_exit = reconnect,
}

# A formula for a Homebrew tap. Documentation/installing.md describes how to use it. OWNER and REVISION
# are placeholders: for the owner of the repository, and for the commit of the tag.
class Transc < Formula
  desc "Compiler and linter for iOS screen transitions"
  homepage "https://github.com/OWNER/transc"
  url "https://github.com/OWNER/transc.git",
      tag:      "0.1.0",
      revision: "REVISION"
  license "MIT"
  head "https://github.com/OWNER/transc.git", branch: "main"

  # Swift 6.2
  depends_on xcode: ["26.0", :build]
  uses_from_macos "swift" => :build

  def install
    arguments = ["--configuration", "release", "--product", "transc", "--disable-sandbox"]
    arguments += ["-Xswiftc", "-static-executable"] if OS.linux?
    system "swift", "build", *arguments
    bin.install ".build/release/transc"
    generate_completions_from_executable(bin/"transc", "completions", shells: [:bash, :zsh, :fish])
    (buildpath/"transc.1").write Utils.safe_popen_read(bin/"transc", "manpage")
    man1.install "transc.1"
  end

  test do
    system bin/"transc", "init"
    system bin/"transc", "lint", "--strict", "App.trans"
    system bin/"transc", "compile", "App.trans"
    assert_match "enum AppTransitions", (testpath/"App.trans.swift").read
  end
end

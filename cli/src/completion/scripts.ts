/** The scripts of the shells: each asks the program itself for what can follow, so that they never go out of date. */
export const scripts: Readonly<Record<string, string>> = {
  bash: `# Completion of docket in bash
_docket() {
  local IFS=$'\\n'
  COMPREPLY=($(docket complete-words -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _docket docket
`,
  zsh: `#compdef docket
# Completion of docket in zsh
_docket() {
  local -a found
  found=("\${(@f)$(docket complete-words -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  [[ -n "$found" ]] && compadd -- $found || _files
}
if [[ "$funcstack[1]" == "_docket" ]]; then _docket "$@"; else compdef _docket docket; fi
`,
  fish: `# Completion of docket in fish
function __docket_words
  set -l words (commandline -opc) (commandline -ct)
  docket complete-words -- $words[2..-1] 2>/dev/null
end
complete -c docket -a '(__docket_words)'
`,
};

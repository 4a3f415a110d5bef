#!/usr/bin/env bash
# Debian package git, version 1:2.39.5 (git 2.39.5).
#
# `git check-ignore` takes paths alone, never patterns. Still it fails with 128 if it is told to take them literally, by
# --literal-pathspecs or GIT_LITERAL_PATHSPECS=1: "pathspec magic not supported by this command: 'literal'".
#
# One would have guessed that the option, which is documented to treat pathspecs literally (no globbing, no magic) and is
# recommended for scripts, does nothing where there is no magic; a script that sets the variable for all of its calls and
# tests only the exit status takes every ignored path for one that is not ignored.
set -euo pipefail
case "$(dpkg-query -W -f '${Version}' git)" in 1:2.39.5*) ;; *) echo "needs git 1:2.39.5 of Debian" >&2; exit 2 ;; esac
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
git init -q .
echo ignored > .gitignore
mkdir ignored

status() { "$@" > out 2>&1 && echo 0 || echo $?; }
plain=$(status git check-ignore --quiet -- ignored)
literal=$(status git --literal-pathspecs check-ignore --quiet -- ignored)
message=$(cat out)
variable=$(GIT_LITERAL_PATHSPECS=1 status git check-ignore --quiet -- ignored)
other=$(status git --literal-pathspecs ls-files -- ignored)
echo "check-ignore: $plain; with --literal-pathspecs: $literal ($message); with the variable: $variable; ls-files: $other"
[ "$plain" = 0 ] && [ "$literal" = 128 ] && [ "$variable" = 128 ] && [ "$other" = 0 ]
grep -q "pathspec magic not supported" <<< "$message"

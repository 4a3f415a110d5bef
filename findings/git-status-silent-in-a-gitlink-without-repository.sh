#!/usr/bin/env bash
# Debian package git, version 1:2.39.5 (git 2.39.5).
#
# If the index has a gitlink for a folder (a submodule, or a repository that was added by mistake) and the folder has files
# but no .git any more, `git status --untracked-files=all` says nothing of these files, whatever they hold: they are neither
# changed nor untracked nor ignored. `git ls-files --others` does not list them either, and `git add` of one fails.
#
# One would have guessed that files which no repository keeps are untracked, or that the gitlink is reported as deleted or
# changed, as it is when the folder itself is missing. A tool that asks Git for changed files skips all of them.
set -euo pipefail
case "$(dpkg-query -W -f '${Version}' git)" in 1:2.39.5*) ;; *) echo "needs git 1:2.39.5 of Debian" >&2; exit 2 ;; esac
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
as() { git -c user.name=A -c user.email=a@x.example "$@"; }
git init -q .
git init -q sub
echo one > sub/one.txt
git -C sub add . && as -C sub commit -qm one
as -c advice.addEmbeddedRepo=false add sub && as commit -qm sub
rm -rf sub/.git
echo changed > sub/one.txt
echo new > sub/two.txt

status=$(git status --porcelain --untracked-files=all --ignored)
others=$(git ls-files --others)
add=$(git add sub/two.txt 2>&1) && added=yes || added=no
echo "status: '$status'; others: '$others'; add: $added ($add)"
[ -z "$status" ] && [ -z "$others" ] && [ "$added" = no ]
rm -rf sub
gone=$(git status --porcelain)
echo "without the folder: '$gone'"
[ "$gone" = " D sub" ]

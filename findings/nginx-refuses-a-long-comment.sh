#!/bin/bash
# nginx 1.22.1 (Debian: nginx-light). A comment of 4,096 bytes or more makes nginx refuse its whole configuration: "too long
# parameter". The limit of a parameter is the read buffer of 4,096 bytes, and a comment must fit into it, too.
# One would have guessed that a comment is skipped, however long it is.
set -euo pipefail
nginx=/usr/sbin/nginx
"$nginx" -v 2>&1 | grep -q 'nginx/1\.22\.' || { "$nginx" -v; echo 'another version' >&2; exit 2; }
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
try() { # bytes of the comment
  { printf 'pid %s/pid; error_log %s/log; events {}\n#' "$work" "$work"; head -c "$(($1 - 1))" /dev/zero | tr '\0' c; printf '\n'; } > "$work/nginx.conf"
  "$nginx" -t -q -e "$work/log" -c "$work/nginx.conf" 2>&1 | cut -c1-90 || true
}
short=$(try 3000); long=$(try 5000)
echo "comment of 3,000 bytes: ${short:-accepted}"
echo "comment of 5,000 bytes: ${long:-accepted}"
[ -z "$short" ] && grep -q 'too long parameter' <<< "$long"

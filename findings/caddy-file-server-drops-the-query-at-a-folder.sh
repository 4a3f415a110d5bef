#!/bin/bash
# Caddy 2.6.2 (Debian: caddy). `file_server` redirects /page?utm=1 to /page/ when page is a folder: the query is lost.
# nginx and Apache keep it in the same redirect, and so one would have guessed of Caddy.
set -euo pipefail
caddy version 2>&1 | grep -q '2\.6\.2' || { caddy version; echo 'another version' >&2; exit 2; }
work=$(mktemp -d); pid=; trap '[ -n "$pid" ] && kill "$pid" 2>/dev/null; rm -rf "$work"' EXIT
export HOME=$work
mkdir -p "$work/site/page"; echo page > "$work/site/page/index.html"
cat > "$work/Caddyfile" <<C
{
  admin off
  auto_https off
}
http://127.0.0.1:18462 {
  root * "$work/site"
  file_server
}
C
caddy run --adapter caddyfile --config "$work/Caddyfile" > "$work/log" 2>&1 & pid=$!
for _ in $(seq 100); do curl -s -o /dev/null http://127.0.0.1:18462/page/ && break; sleep 0.1; done
said=$(curl -s -o /dev/null -w '%{http_code} %{redirect_url}' 'http://127.0.0.1:18462/page?utm=1')
echo "/page?utm=1: $said"
grep -q '^308 .*/page/$' <<< "$said"

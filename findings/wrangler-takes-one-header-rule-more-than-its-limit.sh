#!/bin/bash
# wrangler 4.164.0 (`wrangler dev` with static assets, on Node 22), 102 paths in `_headers`.
# Behaviour: the rules of 101 paths are applied. Then it says "Maximum number of rules supported is 100. Skipping remaining
#   … lines": the parser counts the rules that are finished before it has added the one that it is reading.
# One would have guessed: a limit of 100 that the tool names itself ends at 100, as its limits of redirects end at 2,000 and 100.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
cd "$work"; npm init -y >/dev/null
platform=$(node -p 'process.platform + "-" + process.arch')
npm install --no-audit --no-fund --silent wrangler@4.164.0 "node-$platform@22"
mkdir site
for at in $(seq 0 101); do echo x > "site/h$at"; printf '/h%s\n  A: 1\n' "$at" >> site/_headers; done
echo '{ "name": "limit", "compatibility_date": "2026-01-01", "assets": { "directory": "site" } }' > wrangler.json
port=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
HOME=$work CI=1 WRANGLER_SEND_METRICS=false "node_modules/node-$platform/bin/node" node_modules/wrangler/bin/wrangler.js \
  dev --ip 127.0.0.1 --port "$port" > said 2>&1 &
server=$!
trap 'kill "$server" 2>/dev/null || true; rm -rf "$work"' EXIT
for _ in $(seq 300); do curl -sf -o /dev/null "http://127.0.0.1:$port/h0" && break; sleep 0.2; done
with=0
for at in $(seq 0 101); do curl -sI "http://127.0.0.1:$port/h$at" | grep -qi '^a: 1' && with=$((with + 1)); done
echo "paths whose header is sent: $with"; grep -o 'Maximum number of rules supported is 100' said | head -1
[ "$with" = 101 ]

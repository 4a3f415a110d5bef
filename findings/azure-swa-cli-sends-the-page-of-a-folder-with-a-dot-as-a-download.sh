#!/bin/bash
# @azure/static-web-apps-cli 2.0.10.
# Behaviour: it takes the type of an answer from the address instead of the file: the page at `/v1.2/`, which is `v1.2/index.html`, is sent as
#   `application/octet-stream`, so that browsers save it; at `/v1/` and `/v1.2/index.html` the same page is `text/html`.
# One would have guessed: the type of an index page is that of its file.
# Seen in senja: a row in the table of hosts.
set -euo pipefail
# It starts another process, which would outlive it.
set -m
work=$(mktemp -d); trap 'kill -- -$! 2>/dev/null || true; rm -rf "$work"' EXIT
cd "$work"; npm init -y >/dev/null
npm install --no-audit --no-fund --silent --ignore-scripts @azure/static-web-apps-cli@2.0.10
mkdir -p site/v1 site/v1.2
for one in site site/v1 site/v1.2; do echo '<p>page</p>' > "$one/index.html"; done
port=$(node -e "const s = require('net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close(); })")
HOME=$work node node_modules/@azure/static-web-apps-cli/dist/cli/bin.js start site --host 127.0.0.1 --port "$port" >log 2>&1 &
node -e "
const type = async (path) => (await fetch('http://127.0.0.1:$port' + path)).headers.get('content-type');
(async () => {
  while (!(await type('/').catch(() => null))) await new Promise((done) => setTimeout(done, 100));
  const found = [];
  for (const path of ['/v1/', '/v1.2/', '/v1.2/index.html']) found.push(await type(path));
  console.log(found);
  process.exit(found.join() === 'text/html,application/octet-stream,text/html' ? 0 : 1);
})();"

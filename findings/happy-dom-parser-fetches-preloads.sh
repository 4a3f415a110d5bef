#!/usr/bin/env bash
# happy-dom 20.14.6: DOMParser fetches what a parsed document preloads. Documents that scripts parse are inert in browsers: they
# load nothing. In a window without an address, the same link is a rejection that nobody can handle.
# One would guess: no request, and no error.
# Seen: 1 request for a document that was only parsed; then "unhandled: Invalid URL".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts happy-dom@20.14.6
cat >parse.mjs <<'SCRIPT'
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Window } from 'happy-dom';

let requests = 0;
const server = createServer((_, response) => {
  requests += 1;
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.end('{}');
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const html = '<link rel="preload" as="fetch" href="/words.json" crossorigin><p>Tea</p>';
const settings = { disableJavaScriptEvaluation: true };
process.on('unhandledRejection', ({ message }) => console.log(`unhandled: ${message}`));

const window = new Window({ url: `http://127.0.0.1:${server.address().port}/`, settings });
new window.DOMParser().parseFromString(html, 'text/html');
await wait(1000);
console.log(`requests: ${requests}`);
new new Window({ settings }).DOMParser().parseFromString(html, 'text/html');
await wait(200);
server.closeAllConnections();
server.close();
process.exit();
SCRIPT
seen=$(node parse.mjs)
echo "$seen"
expected='requests: 1
unhandled: Invalid URL'
[ "$seen" = "$expected" ]

#!/usr/bin/env bash
# Debian's chromium (tried with the version that is printed below).
# Behaviour: with `Referrer-Policy: same-origin`, what a page asks for does not always name that page. A module that is
# imported names the importing module, and a picture of a style sheet names the sheet: their Referer has no query of the
# page. What a module fetches names the page again.
# One would have guessed: every request of a page on its own origin has the address of the page, query included, as
# Referer, so that a key in it reaches the server with each of them.
set -euo pipefail
command -v chromium >/dev/null || { echo 'needs the Debian package chromium' >&2; exit 2; }
chromium --version 2>/dev/null
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat >"$work/server.mjs" <<'JS'
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';

const files = {
  '/': ['text/html', '<!doctype html><link rel="stylesheet" href="/a.css"><p>x</p><script type="module" src="/a.mjs"></script>'],
  '/a.css': ['text/css', 'p { background: url(/b.svg) }'],
  '/b.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  '/a.mjs': ['text/javascript', 'import "/b.mjs";'],
  '/b.mjs': ['text/javascript', 'fetch("/data.json");'],
  '/data.json': ['application/json', '{}'],
};
const seen = {};
const server = createServer(({ url, headers }, response) => {
  const [path] = url.split('?');
  if (files[path]) seen[path] = headers.referer?.replace(/^https?:\/\/[^/]+/, '') ?? null;
  const [type, text] = files[path] ?? ['text/plain', ''];
  response.writeHead(200, { 'Content-Type': type, 'Referrer-Policy': 'same-origin' }).end(text);
}).listen(0, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${server.address().port}/?key=k`;
  const words = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${process.argv[2]}/profile`];
  const browser = spawn('chromium', [...words, '--virtual-time-budget=5000', '--dump-dom', url], { stdio: 'ignore' });
  browser.once('exit', () => {
    server.close();
    console.log(seen);
    const page = '/?key=k';
    const expected = { '/a.css': page, '/a.mjs': page, '/b.svg': '/a.css', '/b.mjs': '/a.mjs', '/data.json': page };
    for (const [path, referer] of Object.entries(expected)) if (seen[path] !== referer) process.exitCode = 1;
  });
});
JS
timeout 120 node "$work/server.mjs" "$work"

#!/usr/bin/env bash
# happy-dom 20.14.6: two windows have the same `HTMLElement`, `Element`, `Node` and `Event` (but documents of their own), so
# what one test adds to `HTMLElement.prototype` is there in the next window, also after the first was closed. In jsdom 26,
# and in two frames of a browser, each window has classes of its own.
# Vitest's environments make a window for each file; without isolation (`isolate: false`) files that share a worker see
# each other's additions, in the order in which they happen to run.
# One would have guessed: a new window is a clean one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent happy-dom@20.14.6 jsdom@26.1.0
cat > run.mjs <<'JS'
import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';

async function look(name, open, close) {
  const first = open();
  first.HTMLElement.prototype.addedByATest = () => 'still there';
  await close(first);
  const second = open();
  const seen = second.document.createElement('div').addedByATest?.() ?? 'gone';
  console.log(`${name}: same HTMLElement ${first.HTMLElement === second.HTMLElement}, same Document ${first.Document === second.Document}, ${seen}`);
}
await look('happy-dom', () => new Window(), (window) => window.happyDOM.close());
await look('jsdom', () => new JSDOM().window, (window) => window.close());
JS
node run.mjs | tee seen.txt
grep -qx 'happy-dom: same HTMLElement true, same Document false, still there' seen.txt
grep -qx 'jsdom: same HTMLElement false, same Document false, gone' seen.txt

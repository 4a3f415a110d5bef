#!/bin/bash
# gray-matter 4.0.3.
# Behaviour: called without options, it keeps what it made of a text and gives every later call with the same text the same
#   `data` object. What a program notes of one file, such as its address, is then a field of each file with the same text.
#   With options, even empty ones, each call has its own.
# One would have guessed: what is read of each file is its own, or options make no difference to that.
# Seen in senja: it gives options.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
cd "$work"; npm init -y >/dev/null
npm install --no-audit --no-fund --silent gray-matter@4.0.3
cat > try.mjs <<'JS'
import matter from 'gray-matter';
const text = '---\ntitle: Menu\n---\nIsi.\n';
const read = (...options) => {
  const files = ['senin.md', 'selasa.md'].map((name) => ({ name, data: matter(text, ...options).data }));
  for (const { name, data } of files) data.address ??= `/${name.slice(0, -3)}/`;
  return files.map(({ data }) => data.address).join(' ');
};
const found = [read(), read({})];
console.log(found);
if (found.join() !== '/senin/ /senin/,/senin/ /selasa/') process.exit(1);
JS
node try.mjs

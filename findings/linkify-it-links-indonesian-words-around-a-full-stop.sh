#!/bin/bash
# markdown-it 14.1.0 with linkify-it 5.0.0.
# Behaviour: with `linkify`, a full stop without a space behind it becomes a link where the next word is the name of a country's
#   domain, in Indonesian "ke" (to) and "si" (of persons) among them. "Itu sehat.Ke pasar" links to http://sehat.Ke, in Kenya; "di"
#   (at) is no country, and stays text.
# One would have guessed: without `www.` or `https://`, two words of a sentence are text.
# Seen in senja: addresses without marks begin with one of these, or have an `@`.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
cd "$work"; npm init -y >/dev/null
npm install --no-audit --no-fund --silent markdown-it@14.1.0 linkify-it@5.0.0
cat > try.mjs <<'JS'
import MarkdownIt from 'markdown-it';
const markdown = new MarkdownIt({ linkify: true });
const found = ['Itu sehat.Ke pasar jalan kaki.', 'Kami pulang.Si kecil tidur.', 'Ia istirahat.Di rumah sepi.'].map(
  (text) => /href="([^"]*)"/.exec(markdown.renderInline(text))?.[1] ?? 'no link',
);
console.log(found);
if (found.join() !== 'http://sehat.Ke,http://pulang.Si,no link') process.exit(1);
JS
node try.mjs

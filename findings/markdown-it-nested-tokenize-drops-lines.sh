#!/usr/bin/env bash
# markdown-it 14.3.3: a block rule that reads the text of its own container with `state.md.block.tokenize(state, first, end)`
# and a raised `state.blkIndent` loses text without a word. Lines of a paragraph may lazily be indented less, but as soon as
# one of them begins a heading, a list or a quotation, the nested call returns at that line; `state.line` says so, and the
# lines up to `end` have no token anywhere.
# One would have guessed that a call with an explicit end reads up to that end, as it does at the top level.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent markdown-it@14.3.3
cat > try.mjs <<'JS'
import MarkdownIt from 'markdown-it';

let stopped = -1;
const md = new MarkdownIt();
md.block.ruler.before('paragraph', 'bullet', (state, first, last, silent) => {
  const begin = state.bMarks[first] + state.tShift[first];
  if (state.src[begin] !== '\u2022') return false;
  if (silent) return true;
  const { blkIndent } = state;
  state.push('item_open', 'div', 1);
  state.blkIndent += 2;
  state.tShift[first] += 2;
  state.sCount[first] = state.blkIndent;
  state.md.block.tokenize(state, first, last);
  stopped = state.line;
  state.blkIndent = blkIndent;
  state.push('item_close', 'div', -1);
  state.line = last;
  return true;
});
const lazy = md.render('\u2022 one\ntwo');
console.log(lazy);
const lost = md.render('\u2022 one\n# two\nthree');
console.log(lost, 'stopped at line', stopped);
if (!lazy.includes('two')) throw new Error('a lazy line is read');
if (lost.includes('two') || lost.includes('three') || stopped !== 1) throw new Error('not as stated');
JS
node try.mjs

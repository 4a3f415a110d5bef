#!/bin/bash
# Shiki 4.6.0 (its vscode-textmate), createHighlighterCoreSync with its JavaScript engine.
# Behaviour: `tokenizeTimeLimit` is 500 ms a line by default. When a line takes longer, its rest becomes one token without a word:
#   the same code gives other HTML on a slow or busy machine, most often on the first line, for which the engine compiles
#   its patterns. Seen on two busy cores: `let a = 1;` in one colour in the first call, in five in the second. Builds of a
#   site differ, and a cache keeps the poorer one. `tokenizeTimeLimit: 0` colours the line to its end.
# One would have guessed: the limit is for hostile input, and reaching it is reported; a pure function of code and
#   grammar depends on neither clock nor load.
# Here the clock is the slow machine: each look at it finds 600 ms gone.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
cd "$work"; npm init -y >/dev/null
npm install --no-audit --no-fund --silent shiki@4.6.0
cat > try.mjs <<'JS'
import { createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import js from 'shiki/langs/javascript.mjs';
import light from 'shiki/themes/github-light.mjs';
const now = Date.now;
let gone = 0;
Date.now = () => now() + (gone += 600);
const shiki = createHighlighterCoreSync({ engine: createJavaScriptRegexEngine(), langs: [js], themes: [light] });
const tokens = (options) =>
  shiki.codeToTokensBase('let a = 1;', { lang: 'javascript', theme: 'github-light', ...options })[0].map(({ content }) => content);
const [limited, whole] = [tokens({}), tokens({ tokenizeTimeLimit: 0 })];
console.log('by default:', limited, 'without the limit:', whole);
if (limited.length >= whole.length || limited.join('') !== whole.join('')) process.exit(1);
JS
node try.mjs

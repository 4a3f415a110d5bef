#!/bin/bash
# @orama/stemmers 3.1.18, Snowball's stemmer for Indonesian.
# Behaviour: of words of one root, the verb with me- and the noun with -an get different stems: memakan is "pakan" beside
#   "makan" of makanan, meminum "pinum" beside "minum" of minuman, menulis "ulis" beside "tulis" of tulisan. It has no
#   list of words, so it cannot know which letter the beginning has swallowed.
# One would have guessed: a search that stems both sides finds makanan for memakan, as it does with English endings.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
cd "$work"; npm init -y >/dev/null
npm install --no-audit --no-fund --silent @orama/stemmers@3.1.18
cat > try.mjs <<'JS'
import { stemmer } from '@orama/stemmers/indonesian';
const pairs = [['memakan', 'makanan'], ['meminum', 'minuman'], ['menulis', 'tulisan']];
const stems = pairs.map((pair) => pair.map((word) => stemmer(word)).join(' '));
console.log(stems);
if (stems.join() !== 'pakan makan,pinum minum,ulis tulis') process.exit(1);
JS
node try.mjs

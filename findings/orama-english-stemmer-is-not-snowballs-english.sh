#!/bin/bash
# @orama/stemmers 3.1.18 "english" beside snowball-stemmers 0.6.0 "english".
# Behaviour: the first is Porter's stemmer of 1980, the second Snowball's English of 2001 ("Porter 2"), though both come from
#   Snowball's project and carry the same name: generously becomes "gener" beside "generous", communism "commun" beside
#   "communism". An index made with one and read with the other finds nothing for such words.
# One would have guessed: "english" of two ports of Snowball is one algorithm.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
cd "$work"; npm init -y >/dev/null
npm install --no-audit --no-fund --silent @orama/stemmers@3.1.18 snowball-stemmers@0.6.0
cat > try.mjs <<'JS'
import { stemmer } from '@orama/stemmers/english';
import snowball from 'snowball-stemmers';
const english = snowball.newStemmer('english');
const found = ['generously', 'communism', 'running'].map((word) => `${word} ${stemmer(word)} ${english.stem(word)}`);
console.log(found);
if (found.join() !== 'generously gener generous,communism commun communism,running run run') process.exit(1);
JS
node try.mjs

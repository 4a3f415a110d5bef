#!/bin/bash
# @codemirror/language 6.13.1, @codemirror/state 6.7.6, @codemirror/lang-markdown 6.5.2 (Node, no browser), 380,000 characters of Markdown.
# Behaviour: after `ensureSyntaxTree(state, length)`, `syntaxTreeAvailable(state, length)` is true, but `syntaxTree(state)` still gives
#   the short tree with which the state began. An empty transaction gives a state whose tree is the whole one.
# One would have guessed: a tree that is available is the one that `syntaxTree` returns; decorations that look there find nothing.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
cd "$work"; npm init -y >/dev/null
npm install --no-audit --no-fund --silent @codemirror/state@6.7.6 @codemirror/language@6.13.1 @codemirror/lang-markdown@6.5.2
cat > tree.mjs <<'JS'
import { markdown } from '@codemirror/lang-markdown';
import { ensureSyntaxTree, syntaxTree, syntaxTreeAvailable } from '@codemirror/language';
import { EditorState } from '@codemirror/state';

const doc = `${'A line of *text*.\n\n'.repeat(20_000)}# Last\n`;
const state = EditorState.create({ doc, extensions: [markdown()] });
const ensured = ensureSyntaxTree(state, doc.length, 60_000);
const says = {
  isWhole: ensured?.length === doc.length,
  isAvailable: syntaxTreeAvailable(state, doc.length),
  isShortInState: syntaxTree(state).length < doc.length,
  isWholeInNextState: syntaxTree(state.update({}).state).length === doc.length,
};
console.log(says);
process.exit(Object.values(says).every(Boolean) ? 0 : 1);
JS
node tree.mjs

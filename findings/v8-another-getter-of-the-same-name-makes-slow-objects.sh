#!/bin/bash
# Node 20.20.2 (V8 11.3).
# Behaviour: objects that get properties one by one, and then a getter with `Object.defineProperty`, are quick and small. Once
#   other objects with the same properties have got another function as that getter, those that get theirs later are
#   dictionaries: five times as large, and slow to read. It lasts as long as one of the earlier objects.
# One would have guessed: a closure that is made once per run, and shared by all objects of that run, costs nothing in the next run.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
cat > "$work/getters.cjs" <<'JS'
function views(get) {
  const made = [];
  for (let at = 0; at < 1000; at += 1) {
    const view = {};
    for (const name of ['title', 'category', 'day', 'draft']) view[name] = `${name} ${at}`;
    Object.defineProperty(view, 'body', { get });
    made.push(view);
  }
  return made;
}
const shared = () => 1;
const first = views(shared);
const again = views(shared);
const other = views(() => 1);
const areFast = (all) => all.every((view) => %HasFastProperties(view));
const says = { first: areFast(first), again: areFast(again), other: areFast(other) };
console.log(says);
process.exit(says.first && says.again && !says.other ? 0 : 1);
JS
node --allow-natives-syntax "$work/getters.cjs"

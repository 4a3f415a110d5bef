#!/usr/bin/env bash
# gray-matter 4.0.3, stringify(): the string "0812" (a phone number, a postcode) is written as `phone: 0812`, without quotes.
# Its own YAML 1.1 engine reads that back as a string, since 8 is no octal digit; YAML 1.2 (yaml 2.8.1) reads the number 812.
# One would have guessed that a string that looks like a number keeps its quotes, as "0712" does.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent gray-matter@4.0.3 yaml@2.8.1
cat > run.cjs <<'JS'
const matter = require('gray-matter');
const { parse } = require('yaml');
const written = matter.stringify('', { phone: '0812', other: '0712' });
const front = written.split('---\n')[1];
const back = matter(written).data;
const newer = parse(front);
console.log(front, back, newer);
const isAsStated = front.includes('phone: 0812\n') && /other: ['"]0712/.test(front) && back.phone === '0812' && newer.phone === 812;
process.exit(isAsStated ? 0 : 1);
JS
node run.cjs

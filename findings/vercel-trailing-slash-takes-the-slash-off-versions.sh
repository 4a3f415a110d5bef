#!/bin/bash
# @vercel/routing-utils 6.6.0, which makes routes of vercel.json.
# Behaviour: "trailingSlash": true adds a slash to /about, and takes it away from /v1.2/ (308 to /v1.2), although
#   dist has v1.2/index.html: a last part with a dot and letters or digits behind it counts as the name of a file.
# One would have guessed: a setting that adds slashes takes none away.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
cd "$work"; npm init -y >/dev/null
npm install --no-audit --no-fund --silent @vercel/routing-utils@6.6.0
cat > try.cjs <<'JS'
const { getTransformedRoutes } = require('@vercel/routing-utils');
const { routes } = getTransformedRoutes({ trailingSlash: true });
const answer = (path) => {
  for (const { src, headers, status } of routes) {
    const match = new RegExp(src).exec(path);
    if (match && status) return `${status} ${headers.Location.replace('$1', match[1])}`;
    if (match) return 'as it is';
  }
  return 'as it is';
};
const found = Object.fromEntries(['/about', '/about/', '/v1.2', '/v1.2/'].map((path) => [path, answer(path)]));
console.log(found);
if (found['/about'] !== '308 /about/' || found['/v1.2/'] !== '308 /v1.2') process.exit(1);
JS
node try.cjs

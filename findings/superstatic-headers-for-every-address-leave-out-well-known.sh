#!/bin/bash
# superstatic 11.0.0 (the server of Firebase's emulator), Node 20.20.2.
# Behaviour: headers for the source `**` are sent with every page and file, but not with one below `/.well-known/`; those for
#   `**/*.@(json|txt)` neither. Headers for `/.well-known/**` are.
# One would have guessed: `**` names every address, as the examples of `firebase.json` use it. Files below `.well-known` are
#   the ones for which others need a header, such as `Access-Control-Allow-Origin`.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts superstatic@11.0.0 connect@3.7.0
mkdir -p site/.well-known site/data
echo '{}' | tee site/.well-known/app.json site/data/app.json >/dev/null
cat > try.mjs <<'JS'
import { createServer } from 'node:http';
import connect from 'connect';
import superstatic from 'superstatic';

const seen = {};
for (const source of ['**', '**/*.@(json|txt)', '/.well-known/**']) {
  const headers = [{ source, headers: [{ key: 'X-Seen', value: 'yes' }] }];
  const app = connect().use(superstatic.default({ config: { public: 'site', headers }, cwd: process.cwd() }));
  const server = createServer(app);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const answer = async (path) => {
    const response = await fetch(`http://127.0.0.1:${server.address().port}${path}`);
    return `${response.status} ${response.headers.get('x-seen')}`;
  };
  seen[source] = [await answer('/data/app.json'), await answer('/.well-known/app.json')];
  server.close();
  server.closeAllConnections();
}
console.log(seen);
const expected = [['200 yes', '200 null'], ['200 yes', '200 null'], ['200 null', '200 yes']];
process.exit(JSON.stringify(Object.values(seen)) === JSON.stringify(expected) ? 0 : 1);
JS
node try.mjs

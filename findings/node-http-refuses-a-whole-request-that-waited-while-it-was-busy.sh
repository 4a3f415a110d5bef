#!/bin/bash
# Node 20.20.2, node:http; in Node 24.21.0 and 26.10.0 the connection is reset, which may hide the status.
# Behaviour: a request that was sent whole on an open connection is refused with 408 if the process was busy in the handler of
#   another request for longer than `headersTimeout`: timers, and with them the check of the limits, come before the next
#   reading of sockets. If it was busy in a timer for as long, the request is answered: sockets are read first.
# One would have guessed: the limit holds against slow clients, not against the time that the server takes itself.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
cat > "$work/busy.mjs" <<'JS'
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { connect } from 'node:net';

const limits = { headersTimeout: 1000, requestTimeout: 1000, connectionsCheckingInterval: 100 };
const block = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

async function statusAfter(isBusyInHandler) {
  let waiting;
  const send = () => waiting.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const server = createServer(limits, (request, response) => {
    if (request.url === '/busy') {
      send();
      block();
    }
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  waiting = connect(port, '127.0.0.1');
  await once(waiting, 'connect');
  await pause();
  const answer = once(waiting, 'data').then(([text]) => String(text).slice(9, 12), (error) => error.code);
  waiting.on('error', () => {});
  if (isBusyInHandler) get({ port, host: '127.0.0.1', path: '/busy', agent: false }, (one) => one.resume());
  else {
    send();
    block();
  }
  const seen = await answer;
  server.closeAllConnections();
  server.close();
  return seen;
}

const says = { node: process.version, busyInHandler: await statusAfter(true), busyInTimer: await statusAfter(false) };
console.log(says);
process.exit(/^(408|ECONNRESET)$/.test(says.busyInHandler) && says.busyInTimer === '200' ? 0 : 1);
JS
node "$work/busy.mjs"

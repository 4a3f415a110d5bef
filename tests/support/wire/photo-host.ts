/** A loopback server that simulates all photo hosts: the first part of a path is the host. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Fetch } from '../../../cli/io/pictures/fetch-photo.ts';

export type Answers = Readonly<Record<string, (response: ServerResponse) => void>>;

/** @param answers by host and path, without the query; everything else is missing */
export async function photoHost(answers: Answers) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push((request.url ?? '').slice(1));
    const answer = answers[(request.url ?? '').slice(1).replace(/\?.*/, '')];
    if (answer) answer(response);
    else response.writeHead(404).end('tidak ada');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const asking: Fetch = (address, init) => fetch(address.replace('https://', `${origin}/`), init);
  return { origin, asked: requests, fetch: asking };
}

export const redirect = (location: string) => (response: ServerResponse) =>
  void response.writeHead(302, { location }).end();

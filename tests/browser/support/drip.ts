/** A slow connection on which a page is painted repeatedly while it loads. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const BEFORE_ELEMENTS =
  /(?=<(?:article|button|details|div|fieldset|footer|form|h[1-3]|header|input|label|legend|li|main|nav|ol|p|section|table|tr|ul)[ >])/;
/** Longer than a frame of the browser. */
const PAUSE = 20;
/** More elements than the first screen contains. */
const SLOW = 120;

/** Serves one page at `url`, with a pause before each of its first elements. */
export async function serveSlowly(html: string): Promise<{ url: string } & AsyncDisposable> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const parts = html.split(BEFORE_ELEMENTS);
    for (const part of parts.slice(0, SLOW)) {
      response.write(part);
      await wait(PAUSE);
    }
    response.end(parts.slice(SLOW).join(''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

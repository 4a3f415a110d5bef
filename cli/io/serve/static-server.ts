/**
 * A static host on the loopback address, for `preview` and the browser tests: maps paths to files, redirects folders to
 * their slash, sends `404.html` for the rest and the headers of `_headers`. Each answer is of one site alone, also while
 * another takes its place.
 */

import { closeSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { attempt } from '../attempt.ts';
import { headersFor, readBase } from './host-files.ts';
import { listenLocally, refuse } from './loopback.ts';
import { isFileInside, openInside, readInside } from './open-inside.ts';
import { type Found, sendFile } from './send-file.ts';
import { contentType, meaningOf } from './site-request.ts';

export interface StaticServer {
  /** Address of the site's home page. */
  url: string;
  close(): Promise<void>;
}

type Answer = Found | { redirect: string };

/** Codings of files that stand compressed beside their own, the better first. */
const CODINGS = { br: '.br', gzip: '.gz' } as const;

const accepts = (accepted: string, coding: string): boolean =>
  accepted.split(',').some((each) => {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

/** Chooses between a file and what stands compressed beside it. */
function choose(folder: string, name: string, accepted: string) {
  const headers: Record<string, string> = { 'Content-Type': contentType(name) };
  for (const [coding, ending] of Object.entries(CODINGS)) {
    if (!isFileInside(folder, name + ending)) continue;
    headers.Vary = 'Accept-Encoding';
    if (!accepts(accepted, coding)) continue;
    return { headers: { ...headers, 'Content-Encoding': coding }, chosen: name + ending };
  }
  return { headers, chosen: name };
}

function find(folder: string, { url = '', headers }: IncomingMessage, base: string): Answer {
  const meaning = meaningOf(url, base, (name) => isFileInside(folder, name));
  if (meaning && 'redirect' in meaning) return meaning;
  const { name, address } = meaning ?? { name: '404.html', address: `${base}404.html` };
  const { headers: own, chosen } = choose(folder, name, headers['accept-encoding'] ?? '');
  const rules = headersFor(readInside(folder, '_headers'), address);
  return {
    status: meaning ? 200 : 404,
    headers: { 'Cache-Control': 'no-cache', ...rules, ...own },
    // The last to be done: whatever fails after it would leave it open.
    file: openInside(folder, chosen),
  };
}

/** Milliseconds, and how often, to wait for a site that is just being swapped. */
const SWAP = { wait: 10, times: 50 };

function identityOf(folder: string): string | null {
  const stats = attempt(() => statSync(folder, { bigint: true }));
  // The number of a folder that is gone is soon given to another; a folder that is moved keeps the time of that.
  return stats ? `${stats.dev} ${stats.ino} ${stats.ctimeNs}` : null;
}

/** @returns what is found in one and the same site, or null while there is none */
async function findInOne(folder: string, look: () => Answer): Promise<Answer | null> {
  for (let time = 0; time < SWAP.times; time += 1) {
    const before = identityOf(folder);
    if (before !== null) {
      const found = look();
      if (identityOf(folder) === before) return found;
      if ('file' in found && found.file) closeSync(found.file.descriptor);
    }
    await sleep(SWAP.wait);
  }
  return null;
}

/**
 * @param folder a built site
 * @param options `port`: 0 for any free one; `base`: the base path under which the site is mounted, taken from the
 *   site's own manifest when left out
 */
export async function listen(
  folder: string,
  options: { port: number; base?: string },
): Promise<StaticServer> {
  const baseNow = (): string => options.base ?? readBase(readInside(folder, 'site.webmanifest'));
  const server = await listenLocally(options.port, async (request, response) => {
    const answer = await findInOne(folder, () => find(folder, request, baseNow()));
    if (answer === null) refuse(response, 503, 'There is no site at the moment');
    else if ('redirect' in answer) response.writeHead(301, { Location: answer.redirect }).end();
    else await sendFile(request, response, answer);
  });
  return { url: server.origin + baseNow(), close: server.close };
}

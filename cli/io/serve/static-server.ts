/**
 * A static host on the loopback address, for `preview` and the browser tests: follows `_redirects`, maps paths to files,
 * redirects folders to their slash, sends `404.html` for the rest and the headers of `_headers`. Each answer comes from
 * one site, even during a swap.
 */

import { closeSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { attempt } from '../failures/index.ts';
import { headersFor, readBase, redirector } from './host-files.ts';
import { listenLocally, refuse } from './loopback.ts';
import { isFileInside, openInside, readInside } from './open-inside.ts';
import { type FileAnswer, sendFile } from './send-file.ts';
import { contentType, meaningOf } from './site-request.ts';

type Answer = FileAnswer | { redirect: string; status?: number };

/** Rules of `_redirects`, by text and address. */
type Redirector = ReturnType<typeof redirector>;

/** Suffixes of compressed files next to the originals, in order of preference. */
const CODINGS = { br: '.br', gzip: '.gz' } as const;

const accepts = (accepted: string, coding: string): boolean =>
  accepted.split(',').some((each) => {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

/** Chooses between a file and its compressed form. */
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

function find(
  folder: string,
  { url = '', headers }: IncomingMessage,
  base: string,
  leadOf: Redirector,
): Answer {
  const lead = leadOf(readInside(folder, '_redirects'), url);
  if (lead && lead.status !== 200) return { redirect: lead.location, status: lead.status };
  const here = (asked: string) => meaningOf(asked, base, (name) => isFileInside(folder, name));
  const found = here(url);
  if (found && 'redirect' in found) return found;
  const shown = found ?? (lead && here(lead.location));
  const meaning = shown && 'name' in shown ? shown : null;
  const { name, address } = meaning ?? { name: '404.html', address: `${base}404.html` };
  const { headers: own, chosen } = choose(folder, name, headers['accept-encoding'] ?? '');
  const rules = headersFor(readInside(folder, '_headers'), address);
  return {
    status: meaning ? 200 : 404,
    headers: { 'Cache-Control': 'no-cache', ...rules, ...own },
    // The last step: any failure after it would leave the file open.
    file: openInside(folder, chosen),
  };
}

/** Milliseconds, and number of attempts, to wait during a swap of the site. */
const SWAP = { wait: 10, times: 50 };

function identityOf(folder: string): string | null {
  const stats = attempt(() => statSync(folder, { bigint: true }));
  // The inode of a removed folder is soon reused; a moved folder keeps its time.
  return stats ? `${stats.dev} ${stats.ino} ${stats.ctimeNs}` : null;
}

/** @returns the result from a single site, or null while there is none */
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
 * @param port 0 for any free port
 * @param host an address or name of this machine for others, or null for this machine alone
 */
export async function serveFolder(folder: string, port: number, host: string | null = null) {
  const leadOf = redirector();
  const baseNow = (): string => readBase(readInside(folder, 'site.webmanifest'));
  const server = await listenLocally(
    port,
    async (request, response) => {
      const answer = await findInOne(folder, () => find(folder, request, baseNow(), leadOf));
      if (answer === null) refuse(response, 503, 'There is no site at the moment');
      else if ('redirect' in answer)
        response.writeHead(answer.status ?? 301, { Location: answer.redirect }).end();
      else await sendFile(request, response, answer);
    },
    { host },
  );
  return {
    /** Address of the site's home page. */
    url: server.origin + baseNow(),
    close: server.close,
  };
}

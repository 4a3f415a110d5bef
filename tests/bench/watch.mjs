/** `senja dev` on a corpus: time from a save until the changed page is served and open pages are notified. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { article } from './articles.mjs';
import { withSentence } from './corpus.mjs';
import { remove } from './files.mjs';
import { watchMemory } from './run.mjs';
import { copyPackage, senja } from './senja.mjs';

/** Milliseconds between two requests for the page: the maximum error of a result. */
const POLL_MS = 2;
const START_LIMIT_MS = 5 * 60_000;
const EDIT_LIMIT_MS = 60_000;
/** Milliseconds between the report of a build and the next save. */
const PAUSE_MS = 1000;
/** The first ones meet a watcher that may not be ready, and code that is not warm. */
const UNMEASURED = 2;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** @returns {Promise<boolean>} whether the page showed the text in time */
async function shows(url, text, limitMs) {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    try {
      if ((await (await fetch(url)).text()).includes(text)) return true;
    } catch {
      // Not there yet.
    }
    await sleep(POLL_MS);
  }
  return false;
}

/**
 * Opens a page as a browser would.
 * @returns {Promise<{ updateCount: () => number, reportCount: () => number, close: () => void }>} how often it was notified of
 *   a change, and how many builds have reported
 */
async function openPage(origin) {
  let received = '';
  const closing = new AbortController();
  const response = await fetch(`${origin}/@senja/events`, { signal: closing.signal });
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body) {
      received += decoder.decode(chunk, { stream: true });
    }
  };
  // It ends when it is closed, or with the server.
  read().catch(() => undefined);
  const countOf = (event) => received.split(`event: ${event}\n`).length - 1;
  return {
    updateCount: () => countOf('change'),
    reportCount: () => countOf('report'),
    close: () => closing.abort(),
  };
}

/**
 * The change to save: `save` writes it so that `text` appears in the page of the article.
 * @param {{ tool: import('./tools.mjs').Tool, site: string, home: string }} of
 */
const saves = ({ tool, site, home }) => {
  const footer = path.join(home, 'templates/parts/footer.tsx');
  const written = readFileSync(footer, 'utf8');
  return {
    body: (one, turn) => {
      const text = `Kalimat baru saat menonton ${turn}.`;
      return { text, save: () => tool.put(site, withSentence(one, text)) };
    },
    style: (_one, turn) => ({
      text: `turn-${turn}{`,
      save: () =>
        appendFileSync(path.join(home, 'templates/styles/prose.css'), `.turn-${turn} { color: red }\n`),
    }),
    component: (_one, turn) => ({
      text: `data-turn="${turn}"`,
      save: () => writeFileSync(footer, written.replace('<footer', `<footer data-turn="${turn}"`)),
    }),
  };
};

async function untilAbove(count, before) {
  const deadline = performance.now() + EDIT_LIMIT_MS;
  while (count() === before && performance.now() < deadline) await sleep(10);
}

/** Saves a change and waits for it. @returns {Promise<number>} milliseconds */
async function saveAndSee({ text, save }, url, updates) {
  const before = updates();
  const started = performance.now();
  save();
  // A watcher that was not ready may have missed the save:
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await shows(url, text, EDIT_LIMIT_MS / 3)) {
      while (updates() === before && performance.now() - started < EDIT_LIMIT_MS) await sleep(1);
      return performance.now() - started;
    }
    save();
  }
  throw new Error(`“${text}” was not served in ${EDIT_LIMIT_MS / 1000} s`);
}

/**
 * @param {{ count: number, rounds: number, folder: string }} options `rounds`: saves of each kind, each of a
 * different article
 * @returns {Promise<{ count: number, ms: Record<'body' | 'style' | 'component', number[]>, startMs: number, bytes:
 * number | null }>} `startMs`: from the command to the first page; `bytes`: peak memory of the whole session
 * @throws {Error} if the server does not start or an edit does not appear
 */
export async function measureWatch({ count, rounds, folder }) {
  const site = path.join(folder, `watch-${count}`);
  const home = copyPackage(path.join(site, 'package'));
  const tool = senja(home);
  tool.write(site, { corpus: 'articles', count });
  const origin = `http://localhost:${await freePort()}`;
  const { port } = new URL(origin);
  const started = performance.now();
  const args = ['cli/senja.mjs', 'dev', '--quiet', '--content', path.join(site, 'content'), '--port', port];
  const server = spawn(process.execPath, args, { cwd: home, stdio: 'ignore' });
  const ended = once(server, 'exit');
  const kill = () => server.kill();
  process.once('exit', kill);
  const memory = watchMemory(server.pid);
  const pathOf = ({ slug }) => `/artikel/${slug}/`;
  try {
    const first = article(0);
    if (!(await shows(origin + pathOf(first), first.title, START_LIMIT_MS))) {
      throw new Error(`senja dev served nothing in ${START_LIMIT_MS / 1000} s`);
    }
    const startMs = performance.now() - started;
    const ms = {};
    for (const [kind, change] of Object.entries(saves({ tool, site, home }))) {
      ms[kind] = [];
      for (let turn = 0; turn < rounds + UNMEASURED; turn += 1) {
        const one = article((Math.floor(count / 2) + turn * 7) % count);
        const page = await openPage(origin);
        await sleep(PAUSE_MS);
        const reports = page.reportCount();
        const took = await saveAndSee(change(one, turn), origin + pathOf(one), page.updateCount);
        // What is saved while a build goes on waits for it; on a slow machine, a build of a large site takes seconds.
        await untilAbove(page.reportCount, reports);
        page.close();
        if (turn >= UNMEASURED) ms[kind].push(took);
      }
    }
    return { count, ms, startMs, bytes: memory() };
  } finally {
    memory();
    kill();
    await ended;
    process.off('exit', kill);
    remove(site, '.');
  }
}

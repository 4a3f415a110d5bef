/** `senja dev` on a corpus: how long from saving an article to its changed page being served. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { article, edited } from './corpus.mjs';
import { remove } from './files.mjs';
import { watchMemory } from './run.mjs';
import { forgetSites, root } from './senja.mjs';

/** Milliseconds between two questions for the page: what a result may be too high by. */
const POLL_MS = 2;
const START_LIMIT_MS = 5 * 60_000;
const EDIT_LIMIT_MS = 60_000;
/** Between two saves: nobody saves again before the last save has been built. */
const PAUSE_MS = 1000;
/** The first ones find a watcher that may not yet look, and code that is not yet warm. */
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

/** Saves a change and waits for it. @returns {Promise<number>} milliseconds */
async function saveAndSee(put, origin, index, turn) {
  const text = `Kalimat baru saat menonton ${turn}.`;
  const changed = edited(article(index), text);
  const started = performance.now();
  put(changed);
  // A watcher that was not yet looking has missed the save: a second one tells it.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await shows(`${origin}/artikel/${changed.slug}/`, text, EDIT_LIMIT_MS / 3)) {
      return performance.now() - started;
    }
    put(changed);
  }
  throw new Error(`the edit of ${changed.slug} was not served in ${EDIT_LIMIT_MS / 1000} s`);
}

/**
 * @param {import('./tools.mjs').Tool} senja
 * @param {{ count: number, rounds: number, folder: string }} options `rounds`: edits, each of another article
 * @returns {Promise<{ count: number, ms: number[], startMs: number, bytes: number | null }>} `startMs`: from the
 *   command to the first page; `bytes`: peak memory of the whole session
 * @throws {Error} when the server or an edit does not come
 */
export async function measureWatch(senja, { count, rounds, folder }) {
  const site = path.join(folder, `watch-${count}`);
  senja.write(site, count);
  forgetSites();
  const origin = `http://localhost:${await freePort()}`;
  const { port } = new URL(origin);
  const started = performance.now();
  const args = ['cli/senja.mjs', 'dev', '--quiet', '--content', path.join(site, 'content'), '--port', port];
  const server = spawn(process.execPath, args, { cwd: root, stdio: 'ignore' });
  const ended = once(server, 'exit');
  const kill = () => server.kill();
  process.once('exit', kill);
  const memory = watchMemory(server.pid);
  try {
    const first = article(0);
    if (!(await shows(`${origin}/artikel/${first.slug}/`, first.title, START_LIMIT_MS))) {
      throw new Error(`senja dev served nothing in ${START_LIMIT_MS / 1000} s`);
    }
    const startMs = performance.now() - started;
    const ms = [];
    for (let turn = 0; turn < rounds + UNMEASURED; turn += 1) {
      await sleep(PAUSE_MS);
      const index = (Math.floor(count / 2) + turn * 7) % count;
      const took = await saveAndSee((one) => senja.put(site, one), origin, index, turn);
      if (turn >= UNMEASURED) ms.push(took);
    }
    return { count, ms, startMs, bytes: memory() };
  } finally {
    memory();
    kill();
    await ended;
    process.off('exit', kill);
    remove(site, '.');
    forgetSites();
  }
}

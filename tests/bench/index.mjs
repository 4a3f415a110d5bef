/**
 * `npm run bench`: compares senja with Hugo, Eleventy and Astro on the same text. Prints tables, writes RESULTS.md and
 * results.svg, and says which budgets are met; the exit code is 0 either way.
 *
 *   --sizes 16,posts:400    articles, and posts as people write them; without articles, neither the shipped site nor
 *                           senja dev is measured
 *   --nodes own,26          the Node that runs it, and others from npm; those measure the tools that run in Node
 *   --with-100000           one size more     --rounds n             for every size
 *   --without astro,hugo    tools to leave out
 *   --mechanisms            measures only what each of senja's mechanisms is worth
 *   --profile               measures only where senja spends its time on the largest site of each corpus, and MB/s of
 *                           each phase
 *   --to <dir or .md>       where to write the two files, or the first alone
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArguments } from './arguments.mjs';
import { installedNode } from './install.mjs';
import { machineFacts } from './machine.mjs';
import { measureMechanisms } from './mechanisms.mjs';
import { picture } from './picture.mjs';
import { openPlace } from './place.mjs';
import { profile } from './profile.mjs';
import { report } from './report.mjs';
import { compiledAt } from './senja.mjs';
import { measureShipped } from './shipped.mjs';
import { measureSizes } from './sizes.mjs';
import { findTools, NAMES, withNode } from './tools.mjs';
import { measureWatch } from './watch.mjs';

const WATCH_COUNTS = [16, 10_000];
const FEW_ROUNDS = 5;

function askedOrExit() {
  try {
    return parseArguments(process.argv.slice(2), import.meta.dirname);
  } catch (error) {
    console.error(`npm run bench: ${error.message}`);
    process.exit(2);
  }
}

const { wanted, nodes, rounds, without, onlyProfile, onlyMechanisms, to } = askedOrExit();
const articles = wanted.filter(({ corpus }) => corpus === 'articles').map(({ count }) => count);

/** The largest requested site of each corpus. */
const largest = wanted.filter(({ corpus }, index) => wanted[index + 1]?.corpus !== corpus);

/** The sites of the `dev` budgets, up to the requested size. */
async function watched(folder, notes) {
  const watches = [];
  for (const count of WATCH_COUNTS.filter((one) => one <= (articles.at(-1) ?? 0))) {
    console.log(`senja dev, ${count} articles`);
    try {
      watches.push(await measureWatch({ count, rounds: rounds ?? FEW_ROUNDS, folder }));
    } catch (error) {
      notes.push(`senja dev, ${count} articles: ${error.message}`);
    }
  }
  return watches;
}

/** Belongs to the articles; skipped if only posts are measured. */
async function shippedSite(tools, folder, notes) {
  if (articles.length === 0) return null;
  console.log('The shipped site');
  const shipped = await measureShipped(tools, { rounds: rounds ?? FEW_ROUNDS, folder });
  for (const [name, why] of Object.entries(shipped.missing)) notes.push(`${name}, shipped site: ${why}`);
  return shipped;
}

/** @param {string} text @param {string} plot */
function writeResults(text, plot) {
  if (to.endsWith('.md')) {
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, text);
    return;
  }
  mkdirSync(to, { recursive: true });
  writeFileSync(path.join(to, 'RESULTS.md'), text);
  writeFileSync(path.join(to, 'results.svg'), plot);
}

async function bench(place) {
  const { folder } = place;
  const compiled = compiledAt();
  console.log(`Corpora and output ${place.words}`);
  const { tools, missing } = await findTools(folder, without);
  const notes = Object.entries(missing).map(([name, why]) => `${name}: ${why}`);
  for (const note of notes) console.log(note);
  const machine = machineFacts(tools, place.words);
  const shipped = await shippedSite(tools, folder, notes);
  const sizes = [];
  for (const name of nodes) {
    try {
      const node = name === 'own' ? null : installedNode(name);
      const asked = node ? wanted.map((size) => ({ ...size, node: node.version })) : wanted;
      const own = await measureSizes(node ? withNode(tools, node) : tools, asked, { rounds, folder });
      sizes.push(...own.sizes);
      notes.push(...own.notes);
    } catch (error) {
      notes.push(`Node ${name}: ${error.message}`);
    }
  }
  const watches = await watched(folder, notes);
  if (!articles.includes(100_000)) notes.push('100,000 articles: not asked for (--with-100000)');
  if (compiledAt() !== compiled) notes.push('one senja alone: it was compiled anew while it was measured');
  const text = report({ sizes, shipped, watches }, { machine, names: NAMES, missing, notes });
  console.log(`\n${text}`);
  const ofArticles = sizes.filter(({ corpus, node }) => corpus === 'articles' && node === undefined);
  writeResults(text, picture(ofArticles, NAMES));
}

const place = openPlace(Math.max(...wanted.map(({ count }) => count)));
// Files in memory would stay there.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    place.end();
    process.exit(130);
  });
}
try {
  if (onlyMechanisms) await measureMechanisms(wanted, { rounds, folder: place.folder });
  else if (onlyProfile) for (const size of largest) await profile(size, place.folder);
  else await bench(place);
} finally {
  place.end();
}

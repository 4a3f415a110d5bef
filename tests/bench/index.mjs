/**
 * `npm run bench`: senja beside Hugo, Eleventy and Astro on the same words. Prints a table, writes RESULTS.md and
 * results.svg, and says which budgets are met; the exit code is 0 either way.
 *
 *   --sizes 16,1000,10000   articles          --without astro,hugo   tools to leave out
 *   --with-100000           one size more     --rounds n             for every size
 *   --mechanisms            what each of senja's own mechanisms is worth, and nothing else
 *   --profile               where senja spends its time on the largest size, and nothing else
 *   --to <dir>              where to write the two files
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { machineFacts } from './machine.mjs';
import { measureMechanisms } from './mechanisms.mjs';
import { picture } from './picture.mjs';
import { openPlace } from './place.mjs';
import { profile } from './profile.mjs';
import { report } from './report.mjs';
import { compiledAt, senja } from './senja.mjs';
import { measureShipped } from './shipped.mjs';
import { measureSizes } from './sizes.mjs';
import { findTools, NAMES } from './tools.mjs';
import { measureWatch } from './watch.mjs';

const WATCH_COUNTS = [16, 10_000];
const FEW_ROUNDS = 5;

/**
 * @returns what the command line asks for
 * @throws Error saying what it does not understand
 */
function asked() {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '16,1000,10000' },
      'with-100000': { type: 'boolean', default: false },
      without: { type: 'string', default: '' },
      rounds: { type: 'string' },
      profile: { type: 'boolean', default: false },
      mechanisms: { type: 'boolean', default: false },
      to: { type: 'string', default: import.meta.dirname },
    },
  });
  const wanted = [...values.sizes.split(',').map(Number), ...(values['with-100000'] ? [100_000] : [])];
  const counts = [...new Set(wanted)].sort((a, b) => a - b);
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  if (![...counts, rounds ?? 1].every((number) => Number.isInteger(number) && number > 0)) {
    throw new Error('--sizes and --rounds are whole numbers above 0');
  }
  const without = values.without.toLowerCase().split(',').filter(Boolean);
  const unknown = without.find((one) => !NAMES.some((name) => name.toLowerCase() === one));
  if (unknown) throw new Error(`--without knows ${NAMES.join(', ')}, not ${unknown}`);
  const { profile: onlyProfile, mechanisms: onlyMechanisms, to } = values;
  return { counts, rounds, without, onlyProfile, onlyMechanisms, to };
}

function askedOrExit() {
  try {
    return asked();
  } catch (error) {
    console.error(`npm run bench: ${error.message}`);
    process.exit(2);
  }
}

const { counts, rounds, without, onlyProfile, onlyMechanisms, to } = askedOrExit();

/** The watched sites are those of the budgets, as far as they are not larger than what was asked for. */
async function watched(folder, notes) {
  const watches = [];
  for (const count of WATCH_COUNTS.filter((one) => one <= counts.at(-1))) {
    console.log(`senja dev, ${count} articles`);
    try {
      watches.push(await measureWatch({ count, rounds: rounds ?? FEW_ROUNDS, folder }));
    } catch (error) {
      notes.push(`senja dev, ${count} articles: ${error.message}`);
    }
  }
  return watches;
}

async function bench(place) {
  const { folder } = place;
  const compiled = compiledAt();
  console.log(`Corpora and output ${place.words}`);
  const { tools, missing } = await findTools(folder, without);
  const notes = Object.entries(missing).map(([name, why]) => `${name}: ${why}`);
  for (const note of notes) console.log(note);
  const machine = machineFacts(tools, place.words);
  console.log('The shipped site');
  const shipped = await measureShipped(tools, { rounds: rounds ?? FEW_ROUNDS, folder });
  for (const [name, why] of Object.entries(shipped.missing)) notes.push(`${name}, shipped site: ${why}`);
  const { sizes, notes: own } = await measureSizes(tools, { counts, rounds, folder });
  notes.push(...own);
  const watches = await watched(folder, notes);
  if (!counts.includes(100_000)) notes.push('100,000 articles: not asked for (--with-100000)');
  if (compiledAt() !== compiled) notes.push('one senja alone: it was compiled anew while it was measured');
  const text = report({ sizes, shipped, watches }, { machine, names: NAMES, missing, notes });
  console.log(`\n${text}`);
  mkdirSync(to, { recursive: true });
  writeFileSync(path.join(to, 'RESULTS.md'), text);
  writeFileSync(path.join(to, 'results.svg'), picture(sizes, NAMES));
}

const place = openPlace(counts.at(-1));
// What lies in memory would stay there.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    place.end();
    process.exit(130);
  });
}
try {
  if (onlyMechanisms) await measureMechanisms({ counts, rounds, folder: place.folder });
  else if (onlyProfile) await profile(senja(), { count: counts.at(-1), folder: place.folder });
  else await bench(place);
} finally {
  place.end();
}

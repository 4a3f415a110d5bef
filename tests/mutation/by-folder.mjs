/** Prints the share of killed mutants, by folder and file, from the report of the last run. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Mutants with any other status are not counted. */
const CAUGHT = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

const { files } = JSON.parse(readFileSync('.senja/mutation/report.json', 'utf8'));
/** @type {Map<string, { caught: number, all: number }>} */
const scores = new Map();
for (const [file, { mutants }] of Object.entries(files)) {
  for (const name of [file, `${path.posix.dirname(file)}/`]) {
    const score = scores.get(name) ?? { caught: 0, all: 0 };
    for (const { status } of mutants) {
      score.caught += Number(CAUGHT.includes(status));
      score.all += Number(CAUGHT.includes(status) || MISSED.includes(status));
    }
    scores.set(name, score);
  }
}
for (const [name, { caught, all }] of [...scores].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const share = all === 0 ? '-' : ((100 * caught) / all).toFixed(1);
  console.log(`${share.padStart(6)} %  ${String(caught).padStart(5)} of ${String(all).padStart(5)}  ${name}`);
}

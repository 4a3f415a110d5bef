/** `--mechanisms`: compares senja with itself without each mechanism for speed. */
import path from 'node:path';
import { MECHANISMS } from '../../cli/core/values/mechanisms.mjs';
import { sizeWords } from './corpus.mjs';
import { KINDS, median } from './rounds.mjs';
import { copyPackage, senja } from './senja.mjs';
import { measureSizes } from './sizes.mjs';

/** @returns {string} a copy of the package whose command is compiled without a mechanism */
export const packageWithout = (folder, mechanism) => copyPackage(folder, { SENJA_WITHOUT: mechanism });

const percent = (without, whole) => `${((without / whole - 1) * 100).toFixed(0)} %`;

/** @returns {string} a row for each mechanism: additional time and memory of each kind of build without it */
function table({ tools, ...size }) {
  const head = KINDS.map((kind) => `${kind}, time | memory`).join(' | ');
  const figure = (name, kind, unit) => median(tools[name][kind][unit]);
  const rows = MECHANISMS.map((mechanism) => {
    const cells = KINDS.flatMap((kind) =>
      ['ms', 'bytes'].map((unit) => percent(figure(mechanism, kind, unit), figure('senja', kind, unit))),
    );
    return `| ${mechanism} | ${cells.join(' | ')} |`;
  });
  const rule = '|---'.repeat(1 + 2 * KINDS.length);
  return [`| ${sizeWords(size)}, without | ${head} |`, `${rule}|`, ...rows].join('\n');
}

/**
 * @param {import('./corpus.mjs').Size[]} asked
 * @param {{ rounds: number | undefined, folder: string }} options
 */
export async function measureMechanisms(asked, { rounds, folder }) {
  const tools = [
    senja(),
    ...MECHANISMS.map((name) => senja(packageWithout(path.join(folder, `without-${name}`), name), name)),
  ];
  const { sizes, notes } = await measureSizes(tools, asked, { rounds, folder });
  console.log([...sizes.map(table), ...notes].join('\n\n'));
}

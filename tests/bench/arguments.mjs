/** Parses the command line of the benchmarks. */
import { parseArgs } from 'node:util';
import { CORPUS_NAMES } from './corpus.mjs';
import { NAMES } from './tools.mjs';

const isNumber = (value) => Number.isInteger(value) && value > 0;

/** @returns {import('./corpus.mjs').Size} of `2000`, which means articles, or `posts:2000` */
function sizeIn(word) {
  const [corpus, number, ...rest] = word.includes(':') ? word.split(':') : ['articles', word];
  const count = Number(number);
  if (!CORPUS_NAMES.includes(corpus) || !isNumber(count) || rest.length > 0) {
    throw new Error(
      `--sizes are numbers above 0, alone or behind ${CORPUS_NAMES.join(': or ')}:, not ${word}`,
    );
  }
  return { corpus, count };
}

/** @returns {import('./corpus.mjs').Size[]} without duplicates, by corpus, ascending within a corpus */
function sizesIn(words) {
  const counts = new Map(CORPUS_NAMES.map((name) => [name, new Set()]));
  for (const { corpus, count } of words.split(',').map(sizeIn)) counts.get(corpus).add(count);
  return [...counts].flatMap(([corpus, of]) =>
    [...of].sort((a, b) => a - b).map((count) => ({ corpus, count })),
  );
}

/**
 * @param {string[]} argv
 * @param {string} home default folder of the results
 * @throws Error naming the invalid argument
 */
export function parseArguments(argv, home) {
  const { values } = parseArgs({
    args: argv,
    options: {
      sizes: { type: 'string', default: '16,10000,posts:400,posts:1600' },
      'with-100000': { type: 'boolean', default: false },
      without: { type: 'string', default: '' },
      nodes: { type: 'string', default: 'own,26' },
      rounds: { type: 'string' },
      profile: { type: 'boolean', default: false },
      mechanisms: { type: 'boolean', default: false },
      to: { type: 'string', default: home },
    },
  });
  const wanted = sizesIn(values['with-100000'] ? `${values.sizes},100000` : values.sizes);
  const nodes = [...new Set(values.nodes.split(','))];
  const notNode = nodes.find((one) => one !== 'own' && !/^\d+(?:\.\d+){0,2}$/.test(one));
  if (notNode !== undefined) throw new Error(`--nodes are “own” and versions such as 26, not ${notNode}`);
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  if (!isNumber(rounds ?? 1)) throw new Error('--rounds is a whole number above 0');
  const without = values.without.toLowerCase().split(',').filter(Boolean);
  const unknown = without.find((one) => !NAMES.some((name) => name.toLowerCase() === one));
  if (unknown) throw new Error(`--without knows ${NAMES.join(', ')}, not ${unknown}`);
  const { profile: onlyProfile, mechanisms: onlyMechanisms, to } = values;
  return { wanted, nodes, rounds, without, onlyProfile, onlyMechanisms, to };
}

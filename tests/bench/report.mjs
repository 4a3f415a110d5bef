/** The results as Markdown: for the console and for RESULTS.md. */
import { budgets, figure, ratio } from './budgets.mjs';
import { sizeWords } from './corpus.mjs';
import { KINDS, median } from './rounds.mjs';

/** Measured quantities of each build, in the order of rows, with the prefix for the kind of the build. */
const WHAT_WORDS = { ms: '', cpuMs: 'processor, ', bytes: 'memory, ' };
const KIND_WORDS = { nothing: 'from nothing', unchanged: 'unchanged', edit: 'one edit' };

const seconds = (ms) =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`;
const times = (value) => (value === null ? '–' : `${value.toFixed(2)}×`);
const grouped = (count) => count.toLocaleString('en-US');
const line = (cells) => `| ${cells.join(' | ')} |`;
const table = (head, rows) => [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

/** The comparison with Hugo is in brackets already. */
const othersOf = (names) => names.filter((name) => name !== 'senja' && name !== 'Hugo');

/**
 * Cells of one row: each tool's median, with how much of Hugo's it is, then senja against each of the others.
 * @param {import('./budgets.mjs').Results['sizes']} sizes
 * @param {{ size: import('./corpus.mjs').Size, kind: string, what: 'ms' | 'cpuMs' | 'bytes' }} row
 */
function cells(sizes, { size, kind, what }, { names, missing }) {
  const of = (tool) => figure(sizes, size, tool, kind, what);
  const show = what === 'bytes' ? megabytes : seconds;
  const own = names.map((name) => {
    const value = of(name);
    if (value === null) return missing[name]?.split(' (')[0] ?? 'not measured';
    const share = name === 'Hugo' ? null : ratio(value, of('Hugo'));
    return share === null ? show(value) : `${show(value)} (${times(share)})`;
  });
  const others = othersOf(names).map((name) => times(ratio(of('senja'), of(name))));
  return [...own, ...others];
}

function sizesTable(sizes, about) {
  const { names } = about;
  const head = ['site', 'build', ...names];
  for (const name of othersOf(names)) head.push(`senja : ${name}`);
  const row = (size, kind, what) => [
    sizeWords(size),
    `${WHAT_WORDS[what]}${KIND_WORDS[kind]}`,
    ...cells(sizes, { size, kind, what }, about),
  ];
  const rows = sizes.flatMap((size) =>
    Object.keys(WHAT_WORDS).flatMap((what) => KINDS.map((kind) => row(size, kind, what))),
  );
  return table(head, rows);
}

function shippedTable({ tools }) {
  const of = (name, kind, what) => median(tools[name]?.[kind][what] ?? []);
  const row = (words, kind, what, show) => {
    const [own, other] = ['senja', 'Eleventy'].map((name) => of(name, kind, what));
    return [
      words,
      ...[own, other].map((value) => (value === null ? 'not measured' : show(value))),
      times(ratio(own, other)),
    ];
  };
  return table(
    ['the shipped site, 16 articles', 'senja', 'Eleventy', 'senja : Eleventy'],
    [
      row('from nothing: no dist, no cache', 'nothing', 'ms', seconds),
      row('unchanged', 'unchanged', 'ms', seconds),
      row('memory, from nothing', 'nothing', 'bytes', megabytes),
      row('memory, unchanged', 'unchanged', 'bytes', megabytes),
    ],
  );
}

const SAVE_WORDS = { body: 'an article’s body', style: 'a style sheet', component: 'a component' };

function watchTable(watches) {
  const cell = (ms) =>
    `${Math.round(median(ms))} ms (${Math.round(Math.min(...ms))} to ${Math.round(Math.max(...ms))})`;
  const head = [
    '`senja dev`: from a save to the page',
    ...watches.map(({ count }) => `${grouped(count)} articles`),
  ];
  const rows = Object.entries(SAVE_WORDS).map(([kind, words]) => [
    words,
    ...watches.map(({ ms }) => cell(ms[kind])),
  ]);
  const first = ['first page, from the command', ...watches.map(({ startMs }) => seconds(startMs))];
  const memory = watches.map(({ bytes }) => (bytes === null ? 'not measured' : megabytes(bytes)));
  return table(head, [...rows, first, ['memory', ...memory]]);
}

function budgetTable(results) {
  const show = (value, unit) => `${value.toFixed(unit === '×' ? 2 : 1)}${unit}`;
  const rows = budgets(results).map(({ words, limit, unit, value }) => {
    if (value === null) return [words, `≤ ${limit}${unit}`, '–', 'not measured'];
    return [words, `≤ ${limit}${unit}`, show(value, unit), value <= limit ? 'met' : '**not met**'];
  });
  return table(['budget', 'at most', 'measured', ''], rows);
}

/**
 * @param {import('./budgets.mjs').Results} results
 * @param {{ machine: string[], names: string[], missing: Record<string, string>, notes: string[] }} about `names`:
 * tools in the order of columns; `missing`: why some could not be installed; `notes`: all that was not measured
 * @returns {string} Markdown
 */
export function report(results, about) {
  const { machine, notes } = about;
  const { sizes, shipped, watches } = results;
  const rounds = sizes.map((size) => `${size.rounds} at ${sizeWords(size)}`).join(', ');
  return `${[
    '# Benchmarks',
    'Written by `npm run bench`; `tests/bench/` holds the corpus, the sites and how they are measured.',
    machine.map((each) => `- ${each}`).join('\n'),
    `Medians of alternating rounds (${rounds}), wall clock of the whole command, processor time of all its cores, peak resident memory. In brackets: as a part of Hugo’s. “Unchanged” and “one edit” build with the last output in place; Hugo and Eleventy then make everything anew, Astro has its content cache.`,
    notes.length > 0 ? ['Not measured:', '', ...notes.map((note) => `- ${note}`)].join('\n') : '',
    sizes.length > 0 ? sizesTable(sizes, about) : '',
    shipped ? shippedTable(shipped) : '',
    watches.length > 0 ? watchTable(watches) : '',
    '## Budgets',
    'Ratios depend on the machine and on what else it does: a budget is judged on a quiet one.',
    budgetTable(results),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

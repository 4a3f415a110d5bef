/** Budgets for speed and memory, and whether a run of the benchmarks met them. */
import { median } from './rounds.mjs';

/**
 * @typedef {object} Results
 * @property {import('./rounds.mjs').SizeResult[]} sizes
 * @property {Awaited<ReturnType<import('./shipped.mjs').measureShipped>> | null} shipped
 * @property {{ count: number, ms: Record<string, number[]> }[]} watches
 * @typedef {{ words: string, limit: number, unit: string, value: number | null }} Budget `value` is null when a
 *   figure it needs was not measured
 */

/** @returns {number | null} the quotient, or null if a part is unknown */
export const ratio = (value, base) => (value === null || base === null || base === 0 ? null : value / base);

/**
 * @param {Results['sizes']} sizes
 * @param {import('./corpus.mjs').Size & { node?: string }} size
 * @param {string} tool
 * @param {string} kind of `KINDS`
 * @param {'ms' | 'cpuMs' | 'bytes'} what
 * @returns {number | null} the median, when that was measured
 */
export function figure(sizes, { corpus, count, node }, tool, kind, what) {
  const size = sizes.find((one) => one.corpus === corpus && one.count === count && one.node === node);
  const samples = size?.tools[tool]?.[kind]?.[what];
  return samples ? median(samples) : null;
}

/** @returns {Budget[]} all of them, including those that were not measured */
export function budgets({ sizes, shipped, watches }) {
  const of = (tool, kind, what, count = 10_000, node = undefined) =>
    figure(sizes, { corpus: 'articles', count, node }, tool, kind, what);
  const newest = sizes.findLast(({ node }) => node !== undefined)?.node;
  const shippedOf = (tool, kind) => median(shipped?.tools[tool]?.[kind].ms ?? []);
  const shippedRatio = (kind) => ratio(shippedOf('senja', kind), shippedOf('Eleventy', kind));
  const saved = (kind, count) => median(watches.find((watch) => watch.count === count)?.ms[kind] ?? []);
  const postsOf = (tool, count, what = 'ms') =>
    figure(sizes, { corpus: 'posts', count }, tool, 'nothing', what);
  const each = (count) => ratio(of('senja', 'nothing', 'ms', count), count);
  return [
    {
      words: '10,000 articles from nothing, newest Node: time, of Hugo’s',
      limit: 1.4,
      unit: '×',
      value:
        newest === undefined
          ? null
          : ratio(of('senja', 'nothing', 'ms', 10_000, newest), of('Hugo', 'nothing', 'ms')),
    },
    {
      words: '10,000 articles from nothing: memory, of Hugo’s',
      limit: 0.35,
      unit: '×',
      value: ratio(of('senja', 'nothing', 'bytes'), of('Hugo', 'nothing', 'bytes')),
    },
    {
      words: 'one of 10,000 edited: time, of Hugo’s full build',
      limit: 0.15,
      unit: '×',
      value: ratio(of('senja', 'edit', 'ms'), of('Hugo', 'nothing', 'ms')),
    },
    ...[
      { count: 400, limit: 1.1 },
      { count: 1600, limit: 1.2 },
    ].map(({ count, limit }) => ({
      words: `${count.toLocaleString('en-US')} posts from nothing: time, of Eleventy’s`,
      limit,
      unit: '×',
      value: ratio(postsOf('senja', count), postsOf('Eleventy', count)),
    })),
    {
      words: '1,600 posts from nothing: processor time, of the floor’s',
      limit: 1.6,
      unit: '×',
      value: ratio(postsOf('senja', 1600, 'cpuMs'), postsOf('Floor', 1600, 'cpuMs')),
    },
    ...[
      { words: 'one of 10,000 edited', kind: 'body', count: 10_000, limit: 50 },
      { words: 'one of 16 edited', kind: 'body', count: 16, limit: 100 },
      { words: 'a style sheet of 10,000', kind: 'style', count: 10_000, limit: 300 },
      { words: 'a style sheet of 16', kind: 'style', count: 16, limit: 300 },
      { words: 'a component of 10,000', kind: 'component', count: 10_000, limit: 500 },
      { words: 'a component of 16', kind: 'component', count: 16, limit: 500 },
    ].map(({ words, kind, count, limit }) => ({
      words: `${words} under senja dev: from saving to the page served`,
      limit,
      unit: ' ms',
      value: saved(kind, count),
    })),
    {
      words: '100,000 articles: time per article, of that at 10,000',
      limit: 1.3,
      unit: '×',
      value: ratio(each(100_000), each(10_000)),
    },
    {
      words: '100,000 articles from nothing: memory',
      limit: 1000,
      unit: ' MB',
      value: ratio(of('senja', 'nothing', 'bytes', 100_000), 1e6),
    },
    {
      words: 'shipped site from nothing: time, of Eleventy’s',
      limit: 0.6,
      unit: '×',
      value: shippedRatio('nothing'),
    },
    {
      words: 'shipped site unchanged: time, of Eleventy’s',
      limit: 0.35,
      unit: '×',
      value: shippedRatio('unchanged'),
    },
  ];
}

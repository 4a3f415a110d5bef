/** The figures in the plot, and their description. */
import { figure } from './budgets.mjs';
import { plot } from './plot.mjs';

const secondsTick = (value) => `${value.toLocaleString('en-US')} s`;
const megabytesTick = (value) => (value < 1000 ? `${value} MB` : `${value / 1000} GB`);

/** @returns {import('./plot.mjs').Line[]} one for each tool with figures */
function lines(sizes, names, { kind, what, divisor }) {
  return names
    .map((tool) => ({
      name: tool,
      tool,
      points: sizes
        .map((size) => [size.count, (figure(sizes, size, tool, kind, what) ?? 0) / divisor])
        .filter(([, value]) => value > 0),
    }))
    .filter(({ points }) => points.length > 0);
}

const inWords = (panel, unit) =>
  panel
    .map(({ name, points }) => {
      const values = points.map(([count, value]) => `${value.toPrecision(2)} ${unit} at ${count}`);
      return `${name} ${values.join(', ')}`;
    })
    .join('; ');

/**
 * @param {import('./rounds.mjs').SizeResult[]} sizes of articles, ascending
 * @param {string[]} names of tools
 * @returns {string} an SVG document
 */
export function picture(sizes, names) {
  const time = lines(sizes, names, { kind: 'nothing', what: 'ms', divisor: 1000 });
  const edit = lines(sizes, ['senja'], { kind: 'edit', what: 'ms', divisor: 1000 });
  const memory = lines(sizes, names, { kind: 'nothing', what: 'bytes', divisor: 1e6 });
  const timeLines = [...time, ...edit.map((line) => ({ ...line, name: 'senja, one edit', dashed: true }))];
  return plot({
    title: 'Building the same articles from nothing',
    description: `Time: ${inWords(timeLines, 's')}. Peak memory: ${inWords(memory, 'MB')}.`,
    counts: sizes.map(({ count }) => count),
    panels: [
      { title: 'Time', lines: timeLines, unit: secondsTick },
      { title: 'Peak memory', lines: memory, unit: megabytesTick },
    ],
  });
}

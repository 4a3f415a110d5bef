/** Draws time and memory against the number of articles, as SVG with its own background. */

/** Colours with a contrast of at least 4.5:1; each line also has a name. */
const COLOURS = {
  senja: '#0b6b57',
  Floor: '#5c5c5c',
  Hugo: '#b0305c',
  Eleventy: '#4a55a8',
  Astro: '#9a5200',
};
const INK = '#33403c';
const GRID = '#dfe4df';
const PAPER = '#fbfaf6';

const WIDTH = 960;
const HEIGHT = 470;
const PANEL = { top: 84, bottom: 400, width: 264 };
const LEFTS = [66, 576];
const LABEL_GAP = 19;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const round = (number) => Math.round(number * 10) / 10;

/** @returns {(value: number) => number} from a value to pixels, logarithmic */
const scale = ([low, high], [from, to]) => {
  const span = Math.log10(high) - Math.log10(low) || 1;
  return (value) => from + ((Math.log10(value) - Math.log10(low)) / span) * (to - from);
};

/** @returns {number[]} ticks 1, 3, 10, 30 … of any magnitude that cover all values, ascending */
function ticks(values) {
  const halves = [
    Math.floor(2 * Math.log10(Math.min(...values))),
    Math.ceil(2 * Math.log10(Math.max(...values))),
  ];
  const count = Math.max(halves[1] - halves[0], 1) + 1;
  return Array.from({ length: count }, (_, index) => {
    const half = halves[0] + index;
    return Number(`${half % 2 === 0 ? 1 : 3}e${Math.floor(half / 2)}`);
  });
}

/** Moves labels apart so that none overlaps another, keeping their order; they stay within the panel. */
function spread(labels) {
  const sorted = [...labels].sort((a, b) => a.y - b.y);
  for (const [index, label] of sorted.entries()) {
    const above = sorted[index - 1];
    if (above) label.y = Math.max(label.y, above.y + LABEL_GAP);
  }
  let floor = PANEL.bottom;
  for (const label of sorted.reverse()) {
    label.y = Math.min(label.y, floor);
    floor = label.y - LABEL_GAP;
  }
  return sorted;
}

/**
 * @typedef {{ name: string, tool: string, dashed?: boolean, points: [number, number][] }} Line points are
 *   articles and a value above 0
 * @typedef {{ title: string, lines: Line[], unit: (value: number) => string }} Panel
 */

function grid(left, x, y, xTicks, yTicks, unit) {
  const right = left + PANEL.width;
  const rows = yTicks.map((tick) => {
    const at = round(y(tick));
    return `<path d="M${left} ${at}H${right}" stroke="${GRID}"/><text x="${left - 9}" y="${at + 5}" text-anchor="end">${unit(tick)}</text>`;
  });
  const columns = xTicks.map((tick) => {
    const at = round(x(tick));
    return `<path d="M${at} ${PANEL.bottom}v6" stroke="${INK}"/><text x="${at}" y="${PANEL.bottom + 25}" text-anchor="middle">${tick.toLocaleString('en-US')}</text>`;
  });
  const axis = `<path d="M${left} ${PANEL.bottom}H${right}" stroke="${INK}"/>`;
  return [...rows, ...columns, axis].join('\n');
}

function drawLine({ tool, dashed, points }, x, y) {
  const at = points.map(([count, value]) => [round(x(count)), round(y(value))]);
  const colour = COLOURS[tool] ?? INK;
  const dots = at.map(([px, py]) => `<circle cx="${px}" cy="${py}" r="3.5" fill="${colour}"/>`).join('');
  const dash = dashed ? ' stroke-dasharray="6 5"' : '';
  const path = at.map((pair) => pair.join(' ')).join('L');
  return `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="${tool === 'senja' ? 3 : 2}"${dash}/>${dots}`;
}

/** Names are next to the last points; a thin line connects one that was moved. */
function drawLabels(lines, x, y, right) {
  const ends = lines.map(({ name, tool, points }) => {
    const [count, value] = points.at(-1);
    return { name, tool, px: x(count), py: y(value), y: y(value) };
  });
  return spread(ends)
    .map(({ name, tool, px, py, y: at }) => {
      const colour = COLOURS[tool] ?? INK;
      const leader = `<path d="M${round(px + 6)} ${round(py)}L${right + 14} ${round(at)}" stroke="${colour}" opacity="0.55"/>`;
      const weight = tool === 'senja' ? ' font-weight="700"' : '';
      return `${leader}<text x="${right + 18}" y="${round(at + 5)}" fill="${colour}"${weight}>${escaped(name)}</text>`;
    })
    .join('\n');
}

function drawPanel({ title, lines, unit }, left, xTicks) {
  const values = lines.flatMap(({ points }) => points.map(([, value]) => value));
  const heading = `<text x="${left - 34}" y="62" font-size="17" font-weight="700">${escaped(title)}</text>`;
  if (values.length === 0) return `${heading}\n<text x="${left}" y="120">not measured</text>`;
  const yTicks = ticks(values);
  const right = left + PANEL.width;
  const x = scale([xTicks[0], xTicks.at(-1)], [left + 16, right - 16]);
  const y = scale([yTicks[0], yTicks.at(-1)], [PANEL.bottom, PANEL.top]);
  const shapes = lines.map((each) => drawLine(each, x, y)).join('\n');
  return [heading, grid(left, x, y, xTicks, yTicks, unit), shapes, drawLabels(lines, x, y, right)].join('\n');
}

/**
 * @param {{ title: string, description: string, counts: number[], panels: [Panel, Panel] }} plot `counts`: of
 *   articles, ascending; `description` is the text alternative of the picture
 * @returns {string} an SVG document
 */
export function plot({ title, description, counts, panels }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title desc" font-family="system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif" font-size="15" fill="${INK}">
<title id="title">${escaped(title)}</title>
<desc id="desc">${escaped(description)}</desc>
<rect width="${WIDTH}" height="${HEIGHT}" rx="10" fill="${PAPER}"/>
<text x="32" y="33" font-size="19" font-weight="700">${escaped(title)}</text>
${panels.map((panel, index) => drawPanel(panel, LEFTS[index], counts)).join('\n')}
<text x="${WIDTH / 2}" y="${HEIGHT - 16}" text-anchor="middle">articles; both axes are logarithmic, lower is better</text>
</svg>
`;
}

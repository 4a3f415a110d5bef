// The drawing templates/share.svg as PNG, for sharing services: templates/plan/share-picture.generated.ts. It is stored as text,
// so that building a site without pictures does not need the picture library.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { resolveColours } from './generate-colours.mjs';

const source = new URL('../../templates/share.svg', import.meta.url);

const drawing = () => resolveColours(readFileSync(source, 'utf8'));

/** @returns {string} fingerprint of the drawing, including its colours */
export const drawingHash = () => createHash('sha256').update(drawing()).digest('hex').slice(0, 10);

/**
 * @param {string} stored the current text of templates/plan/share-picture.generated.ts
 * @returns {Promise<string>} its required text: the stored one if it is of this drawing, since the bytes of a picture
 * may differ between machines
 */
export async function generateSharePicture(stored) {
  if (stored.includes(`(${drawingHash()})`)) return stored;
  const bytes = await sharp(Buffer.from(drawing()))
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer();
  return `// Generated from templates/share.svg (${drawingHash()}) by \`npm run generate\`; change the drawing instead.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated

/** A PNG of 1200 by 630 pixels, in base64. */
export const SHARE_PICTURE = '${bytes.toString('base64')}';
`;
}

// The drawing templates/icon.svg, and its pictures for browsers and home screens that show no SVG: templates/plan/icons.generated.ts.
// It fills the square and keeps its content inside the circle that phones may crop.
const iconSource = new URL('../../templates/icon.svg', import.meta.url);

/** In pixels: a tab of the browser, the home screens of iOS and of Android, and its start screen. */
const SIZES = [32, 180, 192, 512];

const iconDrawing = () => resolveColours(readFileSync(iconSource, 'utf8'));

/** @returns {string} fingerprint of the drawing, including its colours */
export const iconHash = () => createHash('sha256').update(iconDrawing()).digest('hex').slice(0, 10);

/**
 * @param {string} stored the current text of templates/plan/icons.generated.ts
 * @returns {Promise<string>} its required text: the stored one if it is of this drawing, since the bytes of a picture
 * may differ between machines
 */
export async function generateIcons(stored) {
  if (stored.includes(`(${iconHash()})`)) return stored;
  const svg = Buffer.from(iconDrawing());
  const lines = [];
  for (const size of SIZES) {
    const picture = sharp(svg, { density: (72 * size) / 64 }).resize(size, size);
    const bytes = await picture.png({ palette: true, colours: 64, effort: 10 }).toBuffer();
    lines.push(`  ${size}: '${bytes.toString('base64')}',`);
  }
  return `// Generated from templates/icon.svg (${iconHash()}) by \`npm run generate\`; change the drawing instead.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated

export const ICON = ${JSON.stringify(iconDrawing())};

/** PNG files by their width in pixels, in base64. */
export const ICONS = {
${lines.join('\n')}
} as const;
`;
}

// The outlines of Latin letters for share cards: templates/plan/glyphs.generated.ts. A card has no text, only paths, so that it
// looks the same on every machine, whatever fonts that has.
const { resolve } = createRequire(import.meta.url);

const FONT = '@fontsource/noto-serif';

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Latin letters of European and Austronesian languages, and the punctuation of their texts. */
const CODES = [
  ...range(0x20, 0x7e),
  ...range(0xa1, 0x17f),
  ...[...'ȘșȚț‐–—‘’‚“”„•…′″‹›€−'].map((sign) => sign.codePointAt(0)),
].filter((code) => code !== 0xad);

/** Letters whose pairs are set closer; those with accents like those without. */
const PAIRED = [...range(0x21, 0x7e).map((code) => String.fromCodePoint(code)), ...'–—‘’“”…'];

/** @returns {string} a path in thousandths of the letter's size, with relative whole numbers */
function pathOf({ path }) {
  let [x, y] = [0, 0];
  const parts = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' };
  let start = [0, 0];
  return path.commands
    .map(({ command, args }) => {
      if (command === 'closePath') {
        [x, y] = start;
        return 'z';
      }
      const to = args.map((value, index) => Math.round(index % 2 === 0 ? value : -value));
      const numbers = to.map((value, index) => value - (index % 2 === 0 ? x : y));
      [x, y] = to.slice(-2);
      if (command === 'moveTo') start = [x, y];
      return command === 'lineTo' && numbers.every((one) => one === 0)
        ? ''
        : parts[command] + numbers.join(' ').replaceAll(' -', '-');
    })
    .join('');
}

/** @returns {string} fingerprint of the font, and of the way its outlines are written */
export function glyphHash() {
  const own = readFileSync(new URL(import.meta.url), 'utf8');
  const { devDependencies } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  return createHash('sha256').update(`${own}${devDependencies[FONT]}`).digest('hex').slice(0, 10);
}

/**
 * @param {string} stored the current text of templates/plan/glyphs.generated.ts
 * @returns {Promise<string>} its required text
 */
export async function generateGlyphs(stored) {
  if (stored.includes(`(${glyphHash()})`)) return stored;
  const { openSync } = await import('fontkit');
  const fonts = ['latin', 'latin-ext'].map((part) =>
    openSync(resolve(`${FONT}/files/noto-serif-${part}-700-normal.woff`)),
  );
  const [latin] = fonts;
  const paths = new Map();
  const lines = CODES.flatMap((code) => {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(code));
    if (!font) return [];
    const letter = String.fromCodePoint(code);
    const glyph = font.glyphForCodePoint(code);
    const path = pathOf(glyph);
    paths.set(letter, path);
    const [base] = letter.normalize('NFD');
    const below = base === letter ? '' : (paths.get(base) ?? '');
    const written = below !== '' && path.startsWith(below) ? `=${base}${path.slice(below.length)}` : path;
    return [`${letter}${glyph.advanceWidth} ${written}`];
  });
  const pairs = new Map();
  for (const first of PAIRED)
    for (const second of PAIRED) {
      const { glyphs, positions } = latin.layout(first + second, { liga: false });
      if (glyphs.length !== 2) continue;
      const closer = positions[0].xAdvance - glyphs[0].advanceWidth;
      if (closer !== 0) pairs.set(closer, (pairs.get(closer) ?? '') + first + second);
    }
  const kerning = [...pairs].sort(([a], [b]) => a - b).map(([by, of]) => `${by} ${of}`);
  const text = (all) => JSON.stringify(all.join('\n'));
  return `// Generated from the bold Noto Serif of @fontsource/noto-serif (${glyphHash()}) by \`npm run generate\`.
// Outlines: Copyright 2022 The Noto Project Authors (https://github.com/notofonts/latin-greek-cyrillic), under the SIL
// Open Font License 1.1: templates/plan/glyphs.OFL.txt.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated

/**
 * A line for each letter: itself, its width in thousandths of its size, and its path from the start of the base line.
 * One with an accent may begin with = and the letter whose path it continues.
 */
export const GLYPHS =
  ${text(lines)};

/** Lines of pairs of letters, after the distance that is added between them. */
export const KERNING =
  ${text(kerning)};
`;
}

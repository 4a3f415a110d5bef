// The drawing templates/share.svg as PNG, for sharing services: templates/plan/share-picture.ts. It is stored as text,
// so that building a site without pictures does not need the picture library.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { resolveColours } from './generate-colours.mjs';

const source = new URL('../../templates/share.svg', import.meta.url);

const drawing = () => resolveColours(readFileSync(source, 'utf8'));

/** @returns {string} fingerprint of the drawing, including its colours */
export const drawingHash = () => createHash('sha256').update(drawing()).digest('hex').slice(0, 10);

/**
 * @param {string} stored the current text of templates/plan/share-picture.ts
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

// The drawing templates/icon.svg, and its pictures for browsers and home screens that show no SVG: templates/plan/icons.ts.
// It fills the square and keeps its content inside the circle that phones may crop.
const iconSource = new URL('../../templates/icon.svg', import.meta.url);

/** In pixels: a tab of the browser, the home screens of iOS and of Android, and its start screen. */
const SIZES = [32, 180, 192, 512];

const iconDrawing = () => resolveColours(readFileSync(iconSource, 'utf8'));

/** @returns {string} fingerprint of the drawing, including its colours */
export const iconHash = () => createHash('sha256').update(iconDrawing()).digest('hex').slice(0, 10);

/**
 * @param {string} stored the current text of templates/plan/icons.ts
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

export const ICON = ${JSON.stringify(drawing())};

/** PNG files by their width in pixels, in base64. */
export const ICONS = {
${lines.join('\n')}
} as const;
`;
}

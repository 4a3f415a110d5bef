// The drawing templates/share.svg as PNG, which sharing services show: templates/plan/share-picture.ts. It stands there
// as text, so that no build of a site without pictures needs the library that reads them.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { coloured } from './generate-colours.mjs';

const source = new URL('../../templates/share.svg', import.meta.url);

const drawing = () => coloured(readFileSync(source, 'utf8'));

/** @returns {string} what tells one drawing from another, its colours included */
export const drawingHash = () => createHash('sha256').update(drawing()).digest('hex').slice(0, 10);

/** @returns {Promise<string>} the text that templates/plan/share-picture.ts must hold, but for the library's version */
export async function generateSharePicture() {
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

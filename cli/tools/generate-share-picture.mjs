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

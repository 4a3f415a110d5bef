/** Pictures that the site's code draws as SVG. */
import type Sharp from 'sharp';
import type { Drawing } from '../../core/files/index.ts';
import { DRAWN } from '../../core/stages/pictures/picture-formats.ts';
import { SiteError } from '../../core/stages/site-error.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { READING } from './sharp.ts';

/**
 * @returns the picture, in the size that the drawing states
 * @throws SiteError for a text that is no drawing
 */
export async function drawPicture(
  { path, format, svg, call }: Drawing,
  sharp: typeof Sharp,
): Promise<Buffer> {
  try {
    const drawn = sharp(Buffer.from(svg), READING);
    const flat = format === 'jpeg' ? drawn.flatten({ background: '#fff' }) : drawn;
    return await flat.toFormat(format, DRAWN[format]).toBuffer();
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : '';
    const text = phrase('senja/site-code:drawing', { path, reason });
    throw new SiteError(Object.assign(new Error(text.en), call && { stack: call.stack }), null, text);
  }
}

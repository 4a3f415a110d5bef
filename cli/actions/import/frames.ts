/** Frames of other sites, which become links to what they show. */
import { outsideCode } from './addresses.ts';
import type { Left } from './brought.ts';
import { replaceParts } from './parts.ts';

/** @returns the address of a page instead of the one for frames, as far as it is known */
export const pageOfFrame = (written: string): string =>
  written
    .replace(/^\/\//, 'https://')
    .replace(
      /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*/s,
      'https://www.youtube.com/watch?v=$1',
    );

/** @returns a link in Markdown */
export const linkTo = (address: string, title: string): string =>
  title === '' ? `<${address}>` : `[${title.replace(/[[\]]/g, '\\$&').replace(/\s+/g, ' ')}](${address})`;

const attribute = (tag: string, name: string): string =>
  new RegExp(`[\\s"']${name}=(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)?.slice(1).find(Boolean)?.trim() ?? '';

/** @returns Markdown with links in place of frames: in HTML of their own */
export const withoutFrames = (
  text: string,
  told: (what: Left['what'], name: string, offset: number, written: string) => void,
): string =>
  outsideCode(text, (part, at) =>
    replaceParts(part, /<iframe\b[^<>]*>/gi, /<\/iframe\s*>/gi, (_, { 0: tag, index }) => {
      const address = pageOfFrame(attribute(tag, 'src').replace(/\s/g, '%20'));
      if (!/^https?:\/\//.test(address)) return null;
      told('import/left:frame', address, at + index, tag);
      const title = attribute(tag, 'title');
      // Between tags, Markdown is no link.
      const isAlone = /(?:^|\n[ \t]*\n)[ \t]*$/.test(part.slice(Math.max(0, index - 200), index));
      const words = (title || address).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return isAlone ? linkTo(address, title) : `<a href="${address.replaceAll('"', '%22')}">${words}</a>`;
    }),
  );

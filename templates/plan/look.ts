/** The site's look outside its pages: the icon, the colour of the browser's frame, the sharing picture. */
import { type FileSpec, file, type SiteConfig } from 'senja';
import { COLOURS } from '../colours.generated.ts';
import { DRAWINGS } from './drawings.generated.ts';
import { ICON, ICONS } from './icons.generated.ts';
import { SHARE_PICTURE } from './share-picture.generated.ts';

/** The colour of the browser's frame: the paper colour of all pages. */
export const FRAME = COLOURS.paper;

/** The drawing next to the form of the contact page. */
export const TALK = DRAWINGS.obrolan;

/** By index: an array made from the signs of a text takes twenty times as long. */
function bytesOf(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** Icons for browsers and home screens that show no SVG, with their width in pixels. */
const PNG_ICONS = Object.entries(ICONS).map(([size, text]) => ({
  path: `icon-${size}.png`,
  size: Number(size),
  text,
}));

export const ICON_FILES: readonly FileSpec[] = PNG_ICONS.map(({ path, text }) =>
  file(path, () => bytesOf(text)),
);

/** The sharing picture of pages without a picture of their own. */
export const SHARING: FileSpec = file('share.png', () => bytesOf(SHARE_PICTURE));

/** In pixels. */
export const SHARING_SIZE = { width: 1200, height: 630 } as const;

export const LOOK: NonNullable<SiteConfig['look']> = {
  since: '2025-04-25',
  colour: FRAME,
  icon: ICON,
  icons: PNG_ICONS.map(({ path, size }) => ({ path, size })),
  image: SHARING.path,
};

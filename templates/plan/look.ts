/** The site's look outside its pages: the icon, the colour of the browser's frame, the sharing picture. */
import type { DataFile, Plan } from 'senja';
import { COLOURS } from '../colours.ts';
import type { SiteModel } from '../model.ts';
import { SHARE_PICTURE } from './share-picture.ts';

/** The colour of the browser's frame: the paper colour of all pages. */
export const FRAME = COLOURS.paper;

/** The drawing fills the square and keeps its content inside the circle that phones may crop. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#FDE7BF" d="M0 0h64v64H0z"/><circle cx="34" cy="31" r="13" fill="#E9A23B"/><path fill="#7FB3A2" d="M0 39c11-7 22-7 33-1s21 5 31-1v27H0z"/><path fill="${COLOURS.pine}" d="M0 48c12-6 24-4 35 0s20 4 29 0v16H0z"/></svg>\n`;

/** The sharing picture of pages without a picture of their own. */
export const SHARING: DataFile = {
  path: 'share.png',
  content: () => Uint8Array.from(atob(SHARE_PICTURE), (sign) => sign.charCodeAt(0)),
};

/** In pixels. */
export const SHARING_SIZE = { width: 1200, height: 630 } as const;

/** Description of the site for the feed and the web manifest. */
export const aboutOf = ({ title, tagline, description, language }: SiteModel): Plan['about'] => ({
  title,
  tagline,
  description,
  language,
  since: '2025-04-25',
  colour: FRAME,
  icon: ICON,
  image: SHARING.path,
});

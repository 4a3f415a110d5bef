/** Pages with one script more than in `dist`: it follows changes of the page. */
import { shortHash } from '../../core/values/hash.ts';

/** For the script that compares pages: the policy of the open page would report style elements of another. */
export const withMuteStyles = (html: string): string =>
  html.replaceAll('<style>', '<script type="text/css">').replaceAll('</style>', '</script>');

/**
 * @param address of the script
 * @param data further attributes of it
 * @returns a page with the script, which gets a name for the page's bytes
 */
export const withScript = (html: string, address: string, data = ''): string =>
  html.replace(
    '</head>',
    () => `<script src="${address}" data-page="${shortHash(html)}"${data} defer></script></head>`,
  );

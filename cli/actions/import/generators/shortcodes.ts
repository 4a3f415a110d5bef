/** Shortcodes and components that several generators know, as Markdown. */
import type { Generator } from '../folder/index.ts';
import { linkTo } from '../html.ts';

export type BodyReader = Generator['body'];

/** @returns the attributes of a shortcode by name; those without a name by their number */
export function attributesIn(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  let number = 0;
  for (const [, name, a, b, c, bare] of text.matchAll(
    /(?:([\w-]+)\s*=\s*)?(?:"([^"]*)"|'([^']*)'|`([^`]*)`|([^\s"',]+))/g,
  )) {
    const value = a ?? b ?? c ?? bare ?? '';
    found[name ?? String(number)] = value;
    if (name === undefined) number += 1;
  }
  return found;
}

const withTitle = (title: string): string => (title === '' ? '' : ` "${title.replaceAll('"', '&quot;')}"`);

const picture = (src: string, alt: string, title: string): string =>
  `![${alt.replace(/[[\]]/g, '\\$&')}](${src.replace(/[\s()]/g, (sign) => encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'))}${withTitle(title)})`;

/** Films and such on other sites, by the name of a shortcode: their address. */
const EMBEDDED: Readonly<Record<string, (id: string) => string>> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
  instagram: (id) => `https://www.instagram.com/p/${id}/`,
};

/** @returns a shortcode that many generators have, as Markdown; null for another one */
export function shortcode(name: string, given: Record<string, string>): string | null {
  const first = given.id ?? given['0'] ?? '';
  const embedded = EMBEDDED[name];
  if (embedded && first !== '') return `<${embedded(first)}>`;
  if ((name === 'tweet' || name === 'x') && given.user)
    return `<https://x.com/${given.user}/status/${given.id}>`;
  if (name === 'gist' && given['1'] !== undefined)
    return `<https://gist.github.com/${given['0']}/${given['1']}>`;
  if ((name === 'figure' || name === 'img' || name === 'image') && (given.src ?? given['0'])) {
    const shown = picture(
      given.src ?? given['0'] ?? '',
      given.alt ?? given.caption ?? '',
      given.caption ?? given.title ?? '',
    );
    return given.link ? `[${shown}](${given.link})` : shown;
  }
  return null;
}

export const fenced = (language: string, code: string): string =>
  `\`\`\`${language}\n${code.replace(/^\n|\n[ \t]*$/g, '')}\n\`\`\``;

export const COMPONENT = /<([A-Z]\w*)\b/g;

/** A film in a component of its own, such as `<LiteYouTubeEmbed id="…" title="…" />`. */
const FILM = /<([a-z]\w*)\s([^<>{}]*)\/>/gi;

export const withFilms = (text: string): string =>
  text.replace(FILM, (whole, component: string, attributes: string) => {
    if (!/youtube/i.test(component)) return whole;
    const given = attributesIn(attributes);
    const id = given.id ?? given.videoId ?? given.youTubeId ?? '';
    return /^[\w-]+$/.test(id) ? linkTo(`https://www.youtube.com/watch?v=${id}`, given.title ?? '') : whole;
  });

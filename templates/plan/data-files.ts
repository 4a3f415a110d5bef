/** The files that pages fetch: the search index, rules for reading aloud, portions of "Artikel Terbaru". */
import { type FileSpec, file } from 'senja';
import type { Say } from 'senja/words';
import type { SearchIndex } from '../../client/contract.ts';
import type { Portion } from '../contract.ts';
import type { Addresses } from './addresses.ts';
import type { CardOf } from './articles.ts';
import { type Article, isOf, type PageEntry } from './content.ts';
import { DRAWINGS, SCENES } from './drawings.generated.ts';
import { ICON_FILES, SHARING, TALK } from './look.ts';
import { SEEK_HELP_ID } from './page-ids.ts';
import type { Planning } from './planning.ts';
import { portraitsShown } from './portraits.ts';
import { speechRules } from './speech.ts';
import { sheetPath, wallSheet } from './wall-sheet.ts';

/** Maximum number of articles whose texts are searched: more would be heavy for a phone. */
export const TEXTS_FOUND = 80;

/** @param portions of "Artikel Terbaru" */
export const dataFiles = (
  { settings, articles, pages, card, shareCards, addresses, archived, say }: Planning,
  portions: readonly (readonly Article[])[],
): FileSpec[] => [
  ...(settings.search ? [searchIndex(articles, card, addresses, say)] : []),
  ...(archived ? [speech(settings, addresses, say)] : []),
  ...portionFiles(portions, card, addresses),
  ...drawingFiles(articles, pages),
  ...sheetFile(settings, say),
  SHARING,
  ...shareCards.files,
  ...ICON_FILES,
];

const speech = (settings: Planning['settings'], addresses: Pick<Addresses, 'speech'>, say: Say): FileSpec =>
  file(addresses.speech().slice(1), () => JSON.stringify(speechRules(settings, say)));

/** The sheet with the emergency numbers, if there are any. */
function sheetFile(settings: Planning['settings'], say: Say): FileSpec[] {
  const path = sheetPath(settings, say);
  return path === '' ? [] : [file(path, () => wallSheet(settings, say))];
}

/** The drawings of pages, and those that an article or a person has. */
export const drawingFiles = (
  articles: readonly Pick<Article, 'drawing'>[],
  pages: readonly PageEntry[],
): FileSpec[] => {
  const shown = new Set<keyof typeof DRAWINGS>();
  for (const { drawing } of articles) if (drawing) shown.add(drawing);
  const drawings = new Set([
    ...Object.values(SCENES),
    ...(pages.some(isOf('contact')) ? [TALK] : []),
    ...[...shown].map((name) => DRAWINGS[name]),
    ...portraitsShown(pages),
  ]);
  return [...drawings].map(({ path, svg }) => file(path, () => svg));
};

/** An article without a page of its own is found in its category. */
export const searchIndex = (
  articles: readonly Article[],
  card: CardOf,
  addresses: Pick<Addresses, 'search'>,
  say: Say,
): FileSpec =>
  file(addresses.search().slice(1), (textOf) => {
    const found = articles.map((article) => {
      const { title, excerpt, category, href } = card(article);
      const { keywords, seekHelp = [] } = article;
      const parts = partsOf(textOf(article));
      if (parts.length > 0 && seekHelp.length > 0)
        parts.push([SEEK_HELP_ID, [say('article.seek-help'), seekHelp].flat().join('\n')]);
      return {
        title,
        excerpt,
        category: category.name,
        motif: category.motif,
        href: href ?? category.href,
        words: keywords?.join(' '),
        parts: parts.length > 0 ? parts : undefined,
      };
    });
    const index: SearchIndex = {
      small: say('search.small-words'),
      alike: say('search.alike'),
      beginnings: say('search.beginnings'),
      articles: found,
    };
    return JSON.stringify(index);
  });

/** Between two sentences of a line; not after an abbreviation of two letters, such as "dr." or "No.". */
const SENTENCE_END = /(?<=[\p{L}\p{N}]{3}\)?[.!?][”"')]?) (?=[“"'(]?\p{Lu})/u;

/** @param text of a body, in which each block is a line; that of a heading begins with `#`, its id and a space */
function partsOf(text: string): [id: string, sentences: string][] {
  const parts: [id: string, sentences: string[]][] = [['', []]];
  for (const line of text.split('\n')) {
    const [, id, heading] = /^#(\S+) (.*)$/.exec(line) ?? [];
    if (id !== undefined) parts.push([id, []]);
    parts.at(-1)?.[1].push(...(heading ?? line.trim()).split(SENTENCE_END));
  }
  return parts
    .map(([id, lines]): [string, string] => [id, lines.join('\n')])
    .filter(([, lines]) => lines !== '');
}

export const portionFiles = (
  portions: readonly (readonly Article[])[],
  card: CardOf,
  addresses: Pick<Addresses, 'portion'>,
): FileSpec[] =>
  portions.map((part, index) =>
    file(addresses.portion(index + 1).slice(1), () =>
      JSON.stringify({ articles: part.map(card) } satisfies Portion),
    ),
  );

/**
 * Is what a build reads of an earlier one's state as a build writes it? The file is whole when this is asked, but anyone
 * who may write the cache can have made it: no address, path or link is believed that content could not give.
 */
import { CATALOGUE } from '../../diagnostics/catalogue.ts';
import { type Diagnostic, type Range, severityOf } from '../../diagnostics/diagnostic.ts';
import type { ArticleIndex } from '../entries/article-index.ts';
import type { ArticleRead } from '../entries/read-content.ts';
import type { ImageFacts } from '../images/image-set.ts';
import type { Summary } from '../stages/summary.ts';
import type { Choices } from '../validate/choices.ts';
import type { Models } from '../validate/models.ts';
import { type ArticleContext, couldBeContent } from '../validate/validate.ts';
import { count, group, list, mapping, orNull, shape, text } from '../values/shapes.ts';
import { slugFault, slugOf } from '../values/slug.ts';
import { linkProblem } from '../values/urls.ts';
import type { Inputs, KeptFile, PageNotes, SharedInputs, SiteState } from './site-state.ts';

const inBoth = shape<{ id: string; en: string }>({ id: text, en: text });

const isLikeDiagnostic = shape<Diagnostic>({
  code: (value) => typeof value === 'string' && Object.hasOwn(CATALOGUE, value),
  severity: text,
  params: mapping((value) => text(value) || typeof value === 'number' || inBoth(value)),
  suggestions: list(text),
  file: text,
  range: shape<Range>({ line: count, column: count, endLine: count, endColumn: count }),
  field: text,
  lineText: text,
});

/** Something that may be told of a site that is published all the same. */
const isMild = (value: unknown): boolean =>
  isLikeDiagnostic(value) && value.severity === severityOf(value.code) && value.severity !== 'error';

/** What a build says when all is well. */
export const isSaid = shape<{ diagnostics: Diagnostic[]; summary: Summary }>({
  diagnostics: list(isMild),
  summary: shape<Summary>({ articles: count, pages: count, drafts: count, defaults: count }),
});

/** What stands in the first line that a build writes. */
export const isHead = shape<Pick<SiteState, 'tool' | 'context' | 'choices' | 'shared' | 'cards'>>({
  tool: text,
  context: text,
  choices: orNull(shape<Choices>({ categories: orNull(list(text)), imageHosts: orNull(list(text)) })),
  shared: shape<SharedInputs>({ frontEnd: text, styles: mapping(text), site: text }),
  cards: text,
});

const isRead = shape<ArticleRead>({
  path: text,
  stamp: orNull(text),
  article: shape<ArticleIndex>({
    path: text,
    slug: text,
    fingerprint: text,
    cardFingerprint: text,
    // What is in them the content model says: see `knownArticles`.
    fields: group,
    defaults: count,
    bodyStart: orNull(count),
    images: list(text),
    bodyImages: list(text),
  }),
  diagnostics: list(isMild),
});

function isArticle(path: string, value: unknown): boolean {
  if (!isRead(value) || value.path !== path || value.article?.path !== path) return false;
  const { slug } = value.article;
  return slug === slugOf(path) && slugFault(slug, { reserved: false }) === null;
}

/** @returns whether what stands in threes are links that content may hold, with their places */
function keptLinks(): (value: unknown) => boolean {
  // Most bodies link to the same few pages.
  const sound = new Set<unknown>();
  return (value) => {
    if (!Array.isArray(value) || value.length % 3 !== 0) return false;
    for (let at = 0; at < value.length; at += 3) {
      const href: unknown = value[at];
      if (!count(value[at + 1]) || !count(value[at + 2])) return false;
      if (sound.has(href)) continue;
      if (typeof href !== 'string' || linkProblem(href) !== null) return false;
      sound.add(href);
    }
    return true;
  };
}

const isImage = shape<{ stamp: string | null; facts: ImageFacts | null }>({
  stamp: orNull(text),
  facts: orNull(
    shape<ImageFacts>({
      // A part of the image's name in `dist`.
      hash: (value) => typeof value === 'string' && /^[0-9a-f]{10}$/.test(value),
      width: count,
      height: count,
    }),
  ),
});

/** Whether an entry of each part of a state, with its key, is as a build writes it. */
export function partChecks(): Record<
  'articles' | 'images' | 'files',
  (key: string, value: unknown) => boolean
> {
  const links = keptLinks();
  const isFile = shape<KeptFile>({
    inputs: shape<Inputs>({ own: text, data: text }),
    stamp: text,
    notes: orNull(shape<PageNotes>({ diagnostics: list(isMild), links, ids: list(text) })),
  });
  return {
    articles: isArticle,
    images: (_path, value) => isImage(value),
    files: (_path, value) => isFile(value),
  };
}

/** @returns what a state knows of articles judged by this, without those that content could not give */
export function knownArticles(
  { carried, context, articles }: SiteState,
  judgedBy: string,
  now: ArticleContext,
  models: Models,
): SiteState['articles'] {
  if (context !== judgedBy) return new Map();
  if (!carried) return articles;
  return new Map(
    [...articles].filter(([, { article }]) => article && couldBeContent(article.fields, models, now)),
  );
}

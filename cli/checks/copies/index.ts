/** Copied entries that were not changed: two with one text, two with one number. Checks valid entries only. */
import type { FileFault, SiteCheck, SiteInput } from '../../core/pipeline/site-checks.ts';
import type { Entry } from '../../core/stages/entry.ts';
import { fieldWith } from '../../core/validate/models.ts';
import { groupBy } from '../../core/values/lists.ts';
import { languageOf } from '../../core/values/slug.ts';

/** Texts this short may be equal by chance. */
const SHORTEST = 40;

/** A year is not an entry's number. */
const NUMBER = /\/(?!(?:19|20)\d\d[-_ ])(\d+)[-_ ]/;

const collapseSpace = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** @returns entries grouped by a common property; entries without it are left out */
const groupByPresent = <T>(entries: readonly T[], keyOf: (entry: T) => string): T[][] =>
  [...groupBy(entries, keyOf)].flatMap(([key, group]) => (key === '' ? [] : [group]));

function* sameText({ content, build: { models }, documentOf }: SiteInput): Generator<FileFault> {
  const titled = groupByPresent(content.published, ({ collection, title }) =>
    title === '' ? '' : `${collection} ${collapseSpace(title)}`,
  ).filter(({ length }) => length > 1);
  const textOf = ({ file, bodyStart, fields: { excerpt, description } }: Entry): string => {
    const body = bodyStart === null ? null : documentOf(file)?.body;
    const text = collapseSpace(body ? body.text : String(excerpt ?? description ?? ''));
    return text.length < SHORTEST ? '' : text;
  };
  for (const group of titled)
    for (const [first, ...others] of groupByPresent(group, textOf))
      for (const one of others) {
        const at = { pointer: `/${fieldWith('title', one, models)}` };
        yield { file: one.file, code: 'site/same-text', params: { other: first?.file ?? '' }, at };
      }
}

const numberOf = ({ file }: Entry): string => NUMBER.exec(file)?.[1]?.replace(/^0+(?=\d)/, '') ?? '';

/** Files are ordered within their own folder and language. */
const folderOf = ({ file }: Entry): string => `${file.slice(0, file.lastIndexOf('/'))} ${languageOf(file)}`;

/** @param byDate whether the site shows the newest first: then entries of two days have a certain order */
function* sameNumber(entries: readonly Entry[], byDate: boolean): Generator<FileFault> {
  const isCertain = (one: Entry, other?: Entry): boolean =>
    byDate &&
    one.days.published !== undefined &&
    other?.days.published !== undefined &&
    (one.days.published !== other.days.published || one.instants?.published !== other.instants?.published);
  for (const own of groupByPresent(entries, folderOf)) {
    const groups = groupByPresent(own, numberOf);
    const numbered = groups.reduce((sum, { length }) => sum + length, 0);
    // If most numbers occur several times, this is intended.
    if (groups.length * 2 < numbered) continue;
    for (const [first, ...others] of groups)
      for (const one of others) {
        if (isCertain(one, first)) continue;
        const params = { number: numberOf(one), other: first?.file ?? '' };
        yield { file: one.file, code: 'site/same-number', params };
      }
  }
}

export default {
  on: 'site',
  onlyChecked: true,
  *run(input) {
    yield* sameText(input);
    const { ordered } = input.content.context;
    const numbered = input.content.entries.filter(({ file }) => !ordered || ordered.has(file));
    yield* sameNumber(numbered, input.content.site?.fields.order === 'newest');
  },
} satisfies SiteCheck;

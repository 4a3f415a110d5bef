/** Entries that were copied and left so: two with one text, two with one number. Asked of entries that are sound. */
import type { Diagnostic, Fault } from '../../diagnostics/diagnostic.ts';
import { faultPlacer, readDocument, START } from '../entries/documents.ts';
import type { Build } from '../stages/build.ts';
import type { Content } from '../stages/content.ts';
import type { Entry } from '../stages/entry.ts';

/** Texts as short as this may well be the same. */
const SHORTEST = 40;

/** A year is no number of an entry. */
const NUMBER = /\/(?!(?:19|20)\d\d[-_ ])(\d+)[-_ ]/;

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** @returns entries by what they have in common; those that nothing is known of are left out */
function grouped<T>(entries: readonly T[], keyOf: (entry: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (key === '') continue;
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()];
}

type Tell = (file: string, fault: Fault) => Diagnostic;

function sameText({ folder }: Pick<Build, 'folder'>, entries: readonly Entry[], tell: Tell): Diagnostic[] {
  const titled = grouped(entries, ({ collection, fields: { title } }) =>
    typeof title === 'string' ? `${collection} ${squeezed(title)}` : '',
  ).filter(({ length }) => length > 1);
  const textOf = ({ file, bodyStart, fields: { excerpt, description } }: Entry): string => {
    const body = bodyStart === null ? null : readDocument(folder, file).value?.body;
    const text = squeezed(body ? body.text : String(excerpt ?? description ?? ''));
    return text.length < SHORTEST ? '' : text;
  };
  return titled.flatMap((group) =>
    grouped(group, textOf).flatMap(([first, ...others]) =>
      others.map(({ file }) => {
        const at = { pointer: '/title', target: 'value' } as const;
        return tell(file, { code: 'site/same-text', params: { other: first?.file ?? '' }, at });
      }),
    ),
  );
}

const numberOf = ({ file }: Entry): string => NUMBER.exec(file)?.[1]?.replace(/^0+(?=\d)/, '') ?? '';

function sameNumber(entries: readonly Entry[], tell: Tell): Diagnostic[] {
  const inFolders = grouped(entries, ({ collection }) => collection);
  return inFolders.flatMap((own) => {
    const groups = grouped(own, numberOf);
    const numbered = groups.reduce((sum, { length }) => sum + length, 0);
    // Where most numbers stand for several, they are meant to.
    if (groups.length * 2 < numbered) return [];
    return groups.flatMap((group) => {
      const [first, ...others] = group;
      return others.map((one) => {
        const params = { number: numberOf(one), other: first?.file ?? '' };
        return tell(one.file, { code: 'site/same-number', params, at: START });
      });
    });
  });
}

/** @returns what is to be said of entries that are too much alike */
export function entriesAlike(build: Pick<Build, 'folder'>, { entries, published }: Content): Diagnostic[] {
  const place = faultPlacer(build.folder);
  const tell: Tell = (file, fault) => place(file, fault).diagnostic;
  return [...sameText(build, published, tell), ...sameNumber(entries, tell)];
}

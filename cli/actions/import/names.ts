/** Names of the files of entries. */
import { languageOf } from '../../core/values/names/languages.ts';
import { dayInName } from '../../core/values/names/prefixes.ts';
import { addressPart, slugify } from '../../core/values/names/slug.ts';
import { decodedUri } from './text/addresses.ts';

interface Named {
  place: { collection: string; name: string };
}

/**
 * @param isStated whether fields say the address, whatever the name of the file
 * @returns a name that has the end of the address, so that the page keeps it without a redirect
 */
export function nameByAddress(name: string, former: string | null, isStated: boolean): string {
  if (former === null) return name;
  const language = languageOf(`${name}.md`);
  const end = language === null ? '' : `.${language}`;
  const parts = name.slice(0, name.length - end.length).split('/');
  const index = /^_?index$/.test(parts.at(-1) ?? '') ? [parts.pop() ?? ''] : [];
  const address = decodedUri(former)
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\.html?$/, '')
    .split('/')
    .slice(1);
  const last = parts.pop();
  if (last === undefined) return name;
  const other = address.at(-1) ?? '';
  const day = dayInName(`${last}.md`) === null ? '' : last.slice(0, 11);
  const bare = last.slice(day.length);
  const isSame = other.toLowerCase() === bare.toLowerCase() || other === slugify(bare);
  const fits = other !== '' && addressPart(other) === slugify(other) && (isSame || isStated);
  return [...parts, fits ? `${day}${other}` : last, ...index].join('/') + end;
}

/** Gives each entry a file of its own, also on disks that do not tell capital letters: the wanted name, unless another has it. */
export function giveNames(wanted: ReadonlyMap<Named, string>): void {
  const keyOf = ({ place: { collection } }: Named, name: string): string =>
    `${slugify(collection)}/${name}`.normalize('NFC').toLowerCase();
  const taken = new Set<string>();
  // Those that keep their names have them in any case.
  const drafts = [...wanted].sort(
    ([a, forA], [b, forB]) => Number(forA !== a.place.name) - Number(forB !== b.place.name),
  );
  for (const [draft, name] of drafts) {
    const own = draft.place.name;
    let given = [name, own].find((one) => !taken.has(keyOf(draft, one)));
    for (let number = 2; given === undefined; number += 1) {
      const language = languageOf(`${own}.md`);
      const end = language === null ? '' : `.${language}`;
      const numbered = `${own.slice(0, own.length - end.length)}-${number}${end}`;
      if (!taken.has(keyOf(draft, numbered))) given = numbered;
    }
    taken.add(keyOf(draft, given));
    draft.place.name = given;
  }
}

/** Drawn faces of the people behind the site, which the page about it names. */
import { withBase } from 'senja';
import { isOf, type PageEntry } from './content.ts';
import { PORTRAITS } from './drawings.generated.ts';

type Portrait = (typeof PORTRAITS)[keyof typeof PORTRAITS];

/** @returns by the name of a person */
function portraitsIn(pages: readonly PageEntry[]): Map<string, Portrait> {
  const people = pages.filter(isOf('about')).flatMap(({ team }) => team.members);
  return new Map(
    people.flatMap(({ name, portrait }) =>
      portrait === undefined ? [] : [[name, PORTRAITS[portrait]] as const],
    ),
  );
}

/** @returns the address of the face of each person, by name */
export function portraitAddresses(pages: readonly PageEntry[], base: string): ReadonlyMap<string, string> {
  return new Map([...portraitsIn(pages)].map(([name, { path }]) => [name, withBase(base, `/${path}`)]));
}

/** @returns the drawings that some person has */
export const portraitsShown = (pages: readonly PageEntry[]): Set<Portrait> =>
  new Set(portraitsIn(pages).values());

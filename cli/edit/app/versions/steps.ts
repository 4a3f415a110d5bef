/** How far an entry has come: written, saved, in a version, sent. */
import type { Row, VersionsView } from '../../api.ts';
import type { KnownVersions } from '../desk/site.ts';

/** The steps from a text to a publication, in order; the last two only where they are set up. */
const STEPS = ['write', 'save', 'version', 'send'] as const;

export interface Step {
  is: (typeof STEPS)[number];
  isDone: boolean;
}

/** What is known of an entry, or of all of them. */
interface Standing {
  /** Whether something in it needs fixing or is to be filled in. */
  isFaulty: boolean;
  isSaved: boolean;
  /** Whether its file is as in the last version, and whether that is sent. */
  isInVersion: boolean;
  isSent: boolean;
}

/** @returns the steps; each is done only if those before it are */
export function stepsOf(
  { isFaulty, isSaved, isInVersion, isSent }: Standing,
  versions: VersionsView | null,
): Step[] {
  const hasVersions = versions?.is === 'open';
  const done = [
    [true, !isFaulty],
    [true, isSaved],
    [hasVersions, isInVersion],
    [hasVersions && versions.unsent !== null, isSent],
  ] as const;
  let isDone = true;
  return STEPS.flatMap((is, at) => {
    const [isThere = false, isOwn = false] = done[at] ?? [];
    if (!isThere) return [];
    isDone &&= isOwn;
    return [{ is, isDone }];
  });
}

/** @returns a function that says of a file whether it is as in the last version, and whether that is sent */
export function sentIn({ view: versions, edited }: KnownVersions) {
  const changed = new Set([...edited, ...(versions?.items ?? []).map(({ file }) => file)]);
  const waiting = new Set(versions?.toSend);
  // Of more files than are listed, nothing is certain.
  const isKnown = versions?.is === 'open' && versions.more === 0;
  return (file: string) => {
    const isInVersion = isKnown && !changed.has(file);
    return { isInVersion, isSent: isInVersion && versions.unsent !== null && !waiting.has(file) };
  };
}

/** A word about an entry. */
export type Pill = Exclude<Row['state'], null | 'new'> | 'unsaved' | 'faulty' | 'saved' | 'sent';

/**
 * What is so of an entry, as words: what has to be done first, then what happens to it. Of what is not saved, or cannot be
 * published as it is, nothing more is said.
 */
export function pillsOf(
  { state, unsaved, errors }: Pick<Row, 'state' | 'unsaved' | 'errors'>,
  isSent: boolean,
): Pill[] {
  const isUnread = state === 'unread';
  const first: Pill[] = [
    ...(unsaved ? (['unsaved'] as const) : []),
    ...(errors > 0 && !isUnread ? (['faulty'] as const) : []),
  ];
  if (state === null || state === 'new') return first;
  if (state !== 'live') return [...first, state];
  if (unsaved) return first;
  return [...first, errors > 0 ? 'saved' : isSent ? 'sent' : 'live'];
}

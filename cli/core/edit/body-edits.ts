/** Edits of the text below the fields, from the faults of its checks. */
import { severityOf } from '../../diagnostics/index.ts';
import { locator } from '../../diagnostics/locator/index.ts';
import { type BodyCheck, BodyText, bodyFaults } from '../bodies/text/index.ts';
import { hrefFault } from '../values/formats/urls.ts';
import { memoized } from '../values/lists.ts';
import { type Candidate, editsIn } from './edits.ts';
import type { CheckedFile, Reader } from './read-file.ts';

/** @returns a function that caches the faults of each body with their fixes, since each part of the edits is tried again */
export const mistakeFinder = (checks: readonly BodyCheck[]): NonNullable<Reader['mistakesIn']> =>
  memoized((body) => bodyFaults(new BodyText(body), checks, Number.POSITIVE_INFINITY), new WeakMap());

/** Whether a text makes an address a link that must not be published. */
function isRefused(text: string): boolean {
  const href = /\((https?:[^()]+)\)$|^<(https?:[^<>]+)>$/.exec(text);
  const fault = href && hrefFault(href[1] ?? href[2] ?? '');
  return fault !== null && severityOf(fault.code) === 'error';
}

/** @returns edits of a file's body */
export function editsOfBody({ path, text, document }: CheckedFile, { mistakesIn }: Reader): Candidate[] {
  const body = document?.body;
  if (!body || body.text.trim() === '') return [];
  const place = locator({ path, text });
  const edit = editsIn(text);
  return (mistakesIn?.(body) ?? []).flatMap((fault): Candidate[] => {
    const { edits = [], code } = fault;
    if (edits.some((one) => isRefused(one.new))) return [];
    const mends = place(fault);
    return edits.map(({ bare, ...one }) =>
      edit(one, { code, mends, claim: { is: 'shown', bare }, together: true }),
    );
  });
}

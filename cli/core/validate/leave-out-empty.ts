/** Empty fields that count as left out. */
import type { ErrorObject } from 'ajv';
import { groupAt, isItem } from '../../diagnostics/pointer.ts';
import type { ExplanationContext } from './explained.ts';

/** How nothing is written. */
const NOTHING = /^(?:~|null|"\s*"|'\s*'|)$/;

/**
 * Removes optional fields that are empty: they count as left out. A comment in place of the value hides it, and a
 * decision without an answer is not taken.
 * @param fields changed in place
 * @returns whether there were any
 */
export function leaveOutEmpty(
  fields: Record<string, unknown>,
  errors: readonly ErrorObject[],
  { isRequired, restOfLine, sourceAt }: ExplanationContext,
): boolean {
  let found = false;
  for (const { instancePath: pointer, data, keyword, params } of errors) {
    const isEmpty = data === null || data === '';
    const isDecision = keyword === 'type' && [params.type].flat().includes('boolean');
    if (!isEmpty || isDecision || isItem(pointer) || isRequired(pointer)) continue;
    if (restOfLine(pointer).startsWith('#') || !NOTHING.test(sourceAt(pointer))) continue;
    const { group, name = '' } = groupAt(fields, pointer) ?? {};
    if (!group || !Object.hasOwn(group, name)) continue;
    Reflect.deleteProperty(group, name);
    found = true;
  }
  return found;
}

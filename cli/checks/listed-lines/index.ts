/**
 * Lists written as lines of one text: `-Sesak napas`, `• Pingsan`, `1. Nyeri dada` below a name. YAML joins the lines,
 * so that all of them show as one.
 */

import type { DocumentCheck } from '../../core/models/checks/index.ts';
import { fieldAt, type Schema } from '../../core/models/schema/index.ts';
import { INLINE_LIST, listLines, MARKED } from '../../core/values/yaml/list-marks.ts';
import type { Fault } from '../../diagnostics/index.ts';
import { placesIn } from '../../diagnostics/locator/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { nameOf, valuesIn } from '../../diagnostics/pointers/index.ts';

/**
 * A fast test, since places need the file to be parsed again: a mark as `list-marks.ts` knows it, with text behind it,
 * begins a text or follows a space.
 */
const MAY_BE_LIST = /(?:^|\s)(?:-(?:[^\s\d-]| +\S)|[•▪◦]|[·*–—][ \t]*[^\s*]|\d{1,2}[.)]\s+\S)/u;

function* faultsIn(
  value: string,
  pointer: string,
  model: Schema,
  sourceAt: (pointer: string) => string,
): Generator<Fault> {
  const isBlock = value.includes('\n');
  const mayBeList = MAY_BE_LIST.test(value);
  if (!mayBeList && !isBlock) return;
  const { schema, isInList } = fieldAt(model, pointer);
  const takesList = isInList || [schema.type].flat().includes('array');
  if (!mayBeList && !takesList) return;
  const source = sourceAt(pointer);
  const lines = listLines(source);
  const marked = lines.filter(({ mark }) => mark !== '');
  const [first] = marked;
  const isInline = first === undefined && INLINE_LIST.test(value);
  // In a text of its own lines, a list needs no marks.
  const isOfLines = takesList && !isInList && isBlock && lines.length > 1;
  const isList =
    isInline || isOfLines || marked.length > 1 || (takesList && first !== undefined && MARKED.test(value));
  if (!isList) return;
  const within = first && { start: first.start, end: first.end };
  const at = { pointer, ...(within && { within }) };
  if (takesList) yield { code: 'yaml/missing-dash', params: { how: phrase('yaml/missing-dash:lines') }, at };
  else if (!isInline) {
    const found = first?.mark.trim() ?? '';
    yield { code: 'content/markdown-in-text', params: { name: nameOf(pointer), found }, at };
  }
}

export default {
  on: 'document',
  *run({ yaml, fields }, model) {
    for (const { pointer, value } of valuesIn(fields)) {
      if (typeof value !== 'string') continue;
      yield* faultsIn(value, pointer, model, (one) => placesIn(yaml).sourceAt(one));
    }
  },
} satisfies DocumentCheck;

/** Fields that are written twice in a mapping. */
import { type Document, isNode, isScalar, isSeq, visit } from 'yaml';
import { lazily } from '../../core/values/lists.ts';
import { lineAt } from '../../core/values/yaml/lines.ts';
import type { Fault } from '../../diagnostics/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';

interface Name {
  key: string;
  end: number;
  /** Offset of the first of this name in its mapping. */
  first: number;
  /** Whether both have the same value. */
  isSame: boolean;
  /** Offset of the first name of its mapping, if that is an item of a list with a line for each field. */
  item: number | null;
  /** Whether there is no other name between the two. */
  isAlone: boolean;
}

/** All keys by offset. */
function namesOf(document: Document, text: string) {
  const names = new Map<number, Name>();
  visit(document, {
    Map(_key, { items, flow }, path) {
      const firsts = new Map<string, { start: number; source: string }>();
      const [opening] = items;
      const parent = path.at(-1);
      const isItem = !flow && isSeq(parent) && !parent.flow && isScalar(opening?.key);
      const item = isItem && isScalar(opening.key) ? (opening.key.range?.[0] ?? null) : null;
      let before = '';
      for (const { key, value } of items) {
        if (!isScalar(key) || !key.range) continue;
        const [start, end] = key.range;
        const name = String(key.value);
        const range = isNode(value) ? value.range : null;
        const source = range ? text.slice(range[0], range[1]).trim() : '';
        const first = firsts.get(name) ?? { start, source };
        firsts.set(name, first);
        const isSame = first.source === source;
        names.set(start, { key: name, end, first: first.start, isSame, item, isAlone: before === name });
        before = name;
      }
    },
  });
  return names;
}

/** A field that is written twice, or the first of a further item without its dash: it has the name of the first. */
function faultOf(text: string, start: number, name: Name): Fault {
  const { key, end, first, isSame, item, isAlone } = name;
  const at = { start, end };
  if (item !== null && item === first && !isAlone) {
    const [own, above] = [lineAt(text, start), lineAt(text, item)];
    const dash = above.text.search(/\S/);
    // Any other field on the line of the dash would be a part of it.
    if (own.text.search(/\S/) === start - own.start && /^\s*- +\S/.test(above.text)) {
      const params = { how: phrase('yaml/missing-dash:again', { wanted: dash }), wanted: dash };
      return { code: 'yaml/missing-dash', params, at: { start, end: own.start + own.text.trimEnd().length } };
    }
  }
  const advice = phrase(`yaml/duplicate-key:${isSame ? 'same' : item === null ? 'other' : 'item'}`);
  return { code: 'yaml/duplicate-key', params: { key, advice }, related: first, at };
}

/**
 * @returns the fault of the key at an offset, which the parser has found twice; none for one in an item that goes on
 *   with a further item, which its fields belong to; to be asked in order
 */
export function duplicateKeysOf(document: Document, text: string): (start: number) => Fault[] {
  const names = lazily(() => namesOf(document, text));
  /** Offsets of the first names of items that go on with a further item. */
  const continued = new Set<number>();
  return (start) => {
    const name = names().get(start) ?? {
      key: '',
      end: start + 1,
      first: start,
      isSame: false,
      item: null,
      isAlone: true,
    };
    const fault = faultOf(text, start, name);
    const isNext = fault.code === 'yaml/missing-dash';
    if (!isNext && name.item !== null && continued.has(name.item)) return [];
    if (isNext && name.item !== null) continued.add(name.item);
    return [fault];
  };
}

/** Random changes of random files: only the field changes, and everything else of the file stays as it is. */
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { Lexer, parseDocument } from 'yaml';
import { find } from '../../../../cli/core/edit/write/source.ts';
import { type WritableFile, writable } from '../../../../cli/core/edit/write/writable.ts';
import { writeField } from '../../../../cli/core/edit/write/write-field.ts';
import { apply, changeOf } from '../../../../cli/core/values/changes/text-pieces.ts';
import type { FieldChange } from '../../../../cli/core/values/changes/values-after.ts';
import { escapePointer } from '../../../../cli/diagnostics/pointers/index.ts';
import type { Json } from '../../../../cli/edit/api.ts';
import { times } from '../../../support/machine/long.ts';
import { type Random, random } from '../../../support/values/random.ts';
import { CORPUS, randomDocument, TEXTS, VARIANTS } from './documents.ts';

const RUNS = times(50, 20_000);

/** The values of a file, read without the engine. */
const read = (yaml: string): unknown =>
  parseDocument(yaml, { version: '1.2', schema: 'core', stringKeys: true }).toJS();

const commentsOf = (yaml: string): string[] =>
  [...new Lexer().lex(yaml)].filter((token) => token.startsWith('#'));

/** Pointers of all values, with the values. */
function* all(value: unknown, pointer = ''): Generator<[string, unknown]> {
  if (pointer !== '') yield [pointer, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inside] of Object.entries(value)) yield* all(inside, `${pointer}/${escapePointer(name)}`);
}

function randomChange({ of, below }: Random, values: unknown): FieldChange {
  const places = [...all(values)];
  const [pointer, old] = of(places);
  const value: Json = of([
    of(TEXTS),
    of(TEXTS),
    of(TEXTS),
    5,
    true,
    null,
    ['a', of(TEXTS)],
    { x: of(TEXTS), y: ['z'] },
  ]);
  const lists = places.filter(([, one]) => Array.isArray(one));
  const list = lists.length > 0 ? of(lists) : null;
  const size = (list?.[1] as unknown[] | undefined)?.length ?? 0;
  switch (below(7)) {
    case 0:
      return { is: 'remove', pointer };
    case 1:
      if (list) return { is: 'insert', pointer: list[0], index: below(size + 1), value };
      return { is: 'set', pointer: '/new', value };
    case 2:
      if (list && size > 1) return { is: 'move', pointer: list[0], from: below(size), to: below(size) };
      return { is: 'set', pointer: '/excerpt', value };
    case 3:
      return { is: 'set', pointer: of(['/new', '/excerpt', '/new/0/x']), value };
    default:
      return { is: 'set', pointer, value: typeof old === 'object' && below(3) > 0 ? of(TEXTS) : value };
  }
}

/** The values as the change means them, made on the data alone. */
function meant(values: unknown, change: FieldChange): unknown {
  const copy = structuredClone(values);
  if (!('pointer' in change)) return copy;
  const names = change.pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  let holder = copy as Record<string, unknown>;
  for (const [index, name] of names.slice(0, -1).entries()) {
    if (!Object.hasOwn(holder, name) || holder[name] === null)
      Reflect.defineProperty(holder, name, {
        value: names[index + 1] === '0' ? [] : {},
        enumerable: true,
        writable: true,
        configurable: true,
      });
    holder = holder[name] as Record<string, unknown>;
  }
  const name = names.at(-1) ?? '';
  const put = (value: unknown): void => {
    Reflect.defineProperty(holder, name, { value, enumerable: true, writable: true, configurable: true });
  };
  const list = Object.hasOwn(holder, name) ? (holder[name] as unknown[]) : [];
  if (change.is === 'set') put(change.value);
  if (change.is === 'insert') list.splice(change.index ?? list.length, 0, change.value);
  if (change.is === 'move') list.splice(change.to, 0, ...list.splice(change.from, 1));
  if (change.is === 'remove') {
    if (Array.isArray(holder)) holder.splice(Number(name), 1);
    else delete holder[name];
  }
  return copy;
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** The lines that a change may touch: those of the field or the list; none if it is new. */
function linesOf(
  { document: { text }, fields }: WritableFile,
  { is, pointer }: { is: string; pointer: string },
): [number, number] | null {
  const { parts, holders, rest } = find(fields.root, pointer);
  const part = parts.at(-1);
  if (!part) return null;
  const isLast = is === 'remove' && holders[parts.length - 1]?.parts.length === 1;
  const first = (isLast ? parts.at(-2) : part) ?? part;
  const end = lineOf(text, Math.max(part.at, part.value ? part.value.end - 1 : (part.after ?? part.at)));
  // The next one takes its place behind a dash, or an empty value gets its first lines.
  const more = is === 'remove' && text.slice(text.lastIndexOf('\n', part.at) + 1, part.at).trim() !== '';
  return [lineOf(text, first.at), rest.length > 0 || more ? end + 1 : end];
}

/** Whether a group or a list with comments in it would be replaced. */
function losesComment({ document, fields }: WritableFile, change: FieldChange): boolean {
  if (change.is !== 'set') return false;
  const { parts, rest } = find(fields.root, change.pointer);
  const value = parts.at(-1)?.value;
  return (
    rest.length === 0 &&
    value?.is !== 'scalar' &&
    document.text.slice(value?.start, value?.end).includes('# ')
  );
}

const documents = (seed: number): { path: string; text: string } => {
  const own = random(seed);
  return own.below(3) === 0 ? own.of(CORPUS) : randomDocument(own);
};

it('changes the field and nothing else', () => {
  let made = 0;
  const refused: string[] = [];
  for (let seed = 0; seed < RUNS; seed += 1) {
    const own = random(seed + 1_000_000);
    const { path, text: original } = documents(seed);
    const text = own.of(Object.values(VARIANTS))(original);
    const file = writable(path, text);
    if (!file) continue;
    const before = read(file.document.yaml.text);
    // Opening changes nothing.
    expect(file.document.text).toBe(text);
    expect(file.fields.values).toEqual(before);
    const change = randomChange(own, before);
    const after = writeField(file, change, () => ['title', 'excerpt', 'category', 'author']);
    const where = `${seed} ${path} ${JSON.stringify(change)}\n${text.slice(0, 3000)}\n=>\n${after}`;
    if (after === null) {
      if (!losesComment(file, change)) refused.push(where);
      continue;
    }
    made += 1;
    const now = writable(path, after);
    expect(isDeepStrictEqual(read(now?.document.yaml.text ?? ''), meant(before, change)), where).toBe(true);
    expect(now?.document.body?.text, where).toBe(file.document.body?.text);
    const [old, left] = [file, now].map((one) => commentsOf(one?.document.yaml.text ?? ''));
    if (change.is === 'remove') expect(old, where).toEqual(expect.arrayContaining(left ?? []));
    else expect(left?.sort(), where).toEqual(old?.sort());
    const difference = changeOf(text, after);
    expect(
      apply(after, [{ ...difference, end: difference.start + difference.new.length, new: difference.old }]),
    ).toBe(text);
    const [first, last] = ('pointer' in change && linesOf(file, change)) || [0, 0];
    const all = text.split('\n');
    const above = all.slice(0, Math.max(0, first - 1)).join('\n');
    const below = all.slice(last).join('\n');
    const isWithin =
      difference.old === '' ||
      (first > 0 &&
        after.startsWith(above.trimEnd()) &&
        after.endsWith(below) &&
        after.length >= above.trimEnd().length + below.length);
    expect(isWithin, where).toBe(true);
    const newlines = (one: string): number => one.match(/(?<!\r)\n/g)?.length ?? 0;
    if (text.includes('\r\n') && newlines(text) === 0) expect(newlines(after), where).toBe(0);
  }
  // A comment between brackets, or a text that no style can hold there.
  expect(refused.length, refused.join('\n')).toBeLessThan(made / 20);
});

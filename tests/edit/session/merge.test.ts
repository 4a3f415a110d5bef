/** Two who change one file: different fields merge by themselves, the same field is asked about. */
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { writable } from '../../../cli/core/edit/write/writable.ts';
import { writeField } from '../../../cli/core/edit/write/write-field.ts';
import { valueAt } from '../../../cli/core/values/changes/field-values.ts';
import type { Json, Keep } from '../../../cli/edit/api.ts';
import { merged } from '../../../cli/edit/session/merge.ts';
import { TEXTS } from '../../core/edit/write/documents.ts';
import { times } from '../../support/machine/long.ts';
import { random } from '../../support/values/random.ts';

const BASE = `# head
title: A
excerpt: one
category: x # why

list:
  - a
  - b
group:
  p: 1
  q: 2
draft: true
`;

const merge = (mine: string, theirs: string, keep: Keep = {}, base = BASE, path = 'a/b.yaml') =>
  merged(path, { base, mine, theirs }, keep, () => []);

const parts = (result: ReturnType<typeof merge>): unknown =>
  'parts' in result ? result.parts.map(({ part, mine, theirs }) => [part, mine, theirs]) : result.text;

describe('changes of different fields', () => {
  it.each([
    ['title: A', 'title: B', 'excerpt: one', 'excerpt: two'],
    ['  - a', '  - z', '  - b', '  - y'],
    ['  p: 1', '  p: 3', '  q: 2\n', ''],
    ['draft: true\n', '', 'title: A', 'title: A\nnew: x'],
    ['# head', '# other', 'draft: true', 'draft: false'],
  ])('%j → %j and %j → %j', (one, two, three, four) => {
    const expected = BASE.replace(one, two).replace(three, four);
    expect(parts(merge(BASE.replace(one, two), BASE.replace(three, four)))).toBe(expected);
  });

  it('asks about the texts rather than losing a comment next to what the others have changed', () => {
    const mine = BASE.replace('excerpt: one', 'excerpt: one # checked');
    const theirs = BASE.replace('excerpt: one', 'excerpt: two');
    expect(parts(merge(mine, theirs))).toEqual([['text', mine, theirs]]);
    expect(parts(merge(theirs, mine))).toEqual(theirs.replace('two', 'two # checked'));
  });

  it('of fields and body', () => {
    const base = '---\ntitle: A\nexcerpt: B\n---\nIsi.\n';
    const result = merge(base.replace('Isi', 'Lain'), base.replace('B', 'C'), {}, base, 'a/b.md');
    expect(result).toEqual({ text: '---\ntitle: A\nexcerpt: C\n---\nLain.\n' });
  });

  it('with other line breaks', () => {
    const theirs = BASE.replace('one', 'two').replaceAll('\n', '\r\n');
    expect(merge(BASE.replace('title: A', 'title: B'), theirs)).toEqual({
      text: theirs.replace('title: A', 'title: B'),
    });
  });
});

describe('changes of one field', () => {
  const mine = BASE.replace('title: A', 'title: B').replace('p: 1', 'p: 3');
  const theirs = BASE.replace('title: A', 'title: C').replace('q: 2', 'q: 4');
  const both = theirs.replace('p: 1', 'p: 3');

  it('are asked about', () => {
    expect(parts(merge(mine, theirs))).toEqual([['/title', 'B', 'C']]);
    expect(merge(mine, theirs, { '/title': { is: 'theirs' } })).toEqual({ text: both });
    expect(merge(mine, theirs, { '/title': { is: 'mine' } })).toEqual({
      text: both.replace('title: C', 'title: B'),
    });
    expect(merge(mine, theirs, { '/title': { is: 'value', value: 'D' } })).toEqual({
      text: both.replace('title: C', 'title: D'),
    });
  });

  it('are no question if they are the same', () => {
    expect(merge(mine, mine)).toEqual({ text: mine });
    expect(
      merge(
        BASE.replace('title: A', 'title: "B"'),
        BASE.replace('title: A', 'title: B').replace('one', 'two'),
      ),
    ).toEqual({
      text: BASE.replace('title: A', 'title: B').replace('one', 'two'),
    });
  });

  it.each([
    [
      'list:\n  - a\n  - b\n',
      'list:\n  - a\n',
      'list:\n  - a\n  - b\n',
      'list:\n  - a\n  - b\n  - c\n',
      '/list',
    ],
    ['  p: 1', '  p: 3', 'group:\n  p: 1\n  q: 2\n', '', '/group'],
    ['draft: true\n', '', 'draft: true', 'draft: false', '/draft'],
  ])('%j → %j and %j → %j', (one, two, three, four, part) => {
    const result = merge(BASE.replace(one, two), BASE.replace(three, four));
    expect('parts' in result && result.parts.map((each) => each.part)).toEqual([part]);
  });

  it('may be of the body, or of a text that cannot be read as fields', () => {
    const base = '---\ntitle: A\n---\nIsi.\n';
    expect(parts(merge(base.replace('Isi', 'B'), base.replace('Isi', 'C'), {}, base, 'a/b.md'))).toEqual([
      ['body', 'B.\n', 'C.\n'],
    ]);
    const broken = 'title: [\nexcerpt: x\n';
    const [one, two] = [broken.replace('[', '[a'), broken.replace('[', '[b')];
    expect(parts(merge(one, two, {}, broken))).toEqual([['text', one, two]]);
    expect(merge(one, two, { text: { is: 'value', value: 'title: c\n' } }, broken)).toEqual({
      text: 'title: c\n',
    });
    expect(merge(one, two, { text: { is: 'mine' } }, broken)).toEqual({ text: one });
  });
});

it('loses no change, whatever two write', () => {
  const runs = times(40, 20_000);
  let [asked, made] = [0, 0];
  const pointers = [
    '/title',
    '/excerpt',
    '/category',
    '/list/0',
    '/list/1',
    '/group/p',
    '/group/q',
    '/draft',
    '/fresh',
  ];
  const base = `${BASE}${stringify({ more: 'z' })}`;
  const before = writable('a/b.yaml', base)?.fields.values;
  const changed = (own: ReturnType<typeof random>): { text: string; set: Map<string, Json> } => {
    const set = new Map<string, Json>();
    let text = base;
    for (let at = own.below(4); at >= 0; at -= 1) {
      const [pointer, value] = [own.of(pointers), own.of(TEXTS)];
      const file = writable('a/b.yaml', text);
      const next = file && writeField(file, { is: 'set', pointer, value }, () => []);
      if (next === null) continue;
      text = next;
      set.set(pointer, value);
    }
    // What is as it was is no change.
    for (const [pointer, value] of set) if (valueAt(before, pointer) === value) set.delete(pointer);
    return { text, set };
  };
  for (let seed = 0; seed < runs; seed += 1) {
    const [one, two] = [changed(random(seed)), changed(random(seed + 1e6))];
    const keep = Object.fromEntries(pointers.map((pointer) => [pointer, { is: 'mine' as const }]));
    const result = merge(one.text, two.text, {}, base);
    const open = 'parts' in result ? result.parts.map(({ part }) => part) : [];
    for (const part of open) expect(one.set.get(part), `${seed}`).not.toEqual(two.set.get(part));
    asked += open.length;
    const final = 'parts' in result ? merge(one.text, two.text, keep, base) : result;
    if (!('text' in final)) throw new Error(`${seed}: not merged`);
    const values = writable('a/b.yaml', final.text)?.fields.values;
    for (const [pointer, value] of one.set)
      expect(valueAt(values, pointer), `${seed} ${pointer}`).toEqual(value);
    for (const [pointer, value] of two.set)
      if (!one.set.has(pointer)) expect(valueAt(values, pointer), `${seed} ${pointer}`).toEqual(value);
    made += 1;
  }
  expect(made).toBe(runs);
  expect(asked).toBeGreaterThan(runs / 10);
});

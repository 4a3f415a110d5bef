/** Parts of an earlier text are brought back: that part is as it was, and nothing else changes. */
import { expect, it } from 'vitest';
import { type WritableFile, writable, writeField } from '../../../cli/core/edit/index.ts';
import { commentsIn } from '../../../cli/core/parse/index.ts';
import { withPartOf } from '../../../cli/edit/session/merge.ts';
import { randomDocument, TEXTS } from '../../core/edit/write/documents.ts';
import { times } from '../../support/machine/long.ts';
import { random } from '../../support/values/random.ts';

const order = () => [];
const commentsOf = ({ document }: WritableFile) => commentsIn(document.yaml).map(({ text }) => text);

it('brings back one part after the other, each by itself', () => {
  let made = 0;
  let refused = 0;
  for (let seed = 0; seed < times(120, 20_000); seed += 1) {
    const own = random(seed + 7_000_000);
    const { path, text } = randomDocument(own);
    const then = writable(path, text);
    if (!then) continue;
    let now = then;
    const names = Object.keys(then.fields.values);
    for (let changes = own.below(4); changes >= 0; changes -= 1) {
      const pointer = `/${own.of([...names.filter((name) => /^\w+$/.test(name)), 'new'])}`;
      const value = own.of([own.of(TEXTS), ['a', own.of(TEXTS)], { x: own.of(TEXTS) }]);
      const change =
        own.below(4) === 0 ? ({ is: 'remove', pointer } as const) : ({ is: 'set', pointer, value } as const);
      const next = pointer === '/new' && change.is === 'remove' ? null : writeField(now, change, order);
      now = (next !== null && writable(path, next)) || now;
    }
    const bodies = [then, now].map(({ document }) => document.body?.text);
    expect(bodies[0]).toBe(bodies[1]);
    const parts = new Set([...names, ...Object.keys(now.fields.values)]);
    let file = now;
    for (const name of parts) {
      const part = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const before = file.fields.values as Record<string, unknown>;
      const after = withPartOf(file, then, part, order);
      const where = `${seed} ${part}\n${file.document.text}\n=> ${after}\n<= ${text}`;
      if (after === null) {
        refused += 1;
        continue;
      }
      const read = writable(path, after);
      if (!read) throw new Error(where);
      const values = read.fields.values as Record<string, unknown>;
      expect(values[name], where).toEqual((then.fields.values as Record<string, unknown>)[name]);
      expect({ ...values, [name]: 0 }, where).toEqual({ ...before, [name]: 0 });
      expect(read.document.body?.text, where).toBe(bodies[0]);
      if (JSON.stringify(before[name]) === JSON.stringify(values[name]))
        expect(after, where).toBe(file.document.text);
      // What is said beside a value that is taken away goes with it.
      if (Object.hasOwn(values, name))
        expect(commentsOf(read).sort(), where).toEqual(commentsOf(file).sort());
      made += 1;
      file = read;
    }
  }
  expect(made).toBeGreaterThan(300);
  expect(refused).toBeLessThan(made / 20);
});

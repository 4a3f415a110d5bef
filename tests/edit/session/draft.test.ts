/** Unsaved changes of a file: what is undone, and what is recorded. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  based,
  type Draft,
  isUnsaved,
  newDraft,
  redo,
  undo,
  withText,
} from '../../../cli/edit/session/draft.ts';
import { journalIn } from '../../../cli/edit/session/journal.ts';
import { TEXTS } from '../../core/edit/write/documents.ts';
import { temporaryFolder } from '../../support/process/senja.ts';
import { random } from '../../support/values/random.ts';

const NOW = '2026-01-02T03:04:05.000Z';
const LATER = '2026-01-02T03:05:05.000Z';

const typed = (texts: readonly [text: string, key: string | null][], base = ''): Draft =>
  texts.reduce((draft, [text, key]) => withText(draft, text, key, NOW), newDraft('a/b.yaml', base));

it('undoes the typing in one field in one step', () => {
  const draft = typed([
    ['a', 'x'],
    ['ab', 'x'],
    ['abc', 'y'],
    ['abcd', null],
    ['abcde', null],
  ]);
  const steps = [draft, undo(draft, NOW)];
  for (let at = 1; at < 5; at += 1) steps.push(undo(steps[at] as Draft, NOW));
  expect(steps.map(({ text }) => text)).toEqual(['abcde', 'abcd', 'abc', 'ab', '', '']);
  expect(isUnsaved(steps[4] as Draft)).toBe(false);
  expect(redo(redo(steps[4] as Draft, NOW), NOW).text).toBe('abc');
  // What is typed then takes the place of what was undone.
  expect(redo(withText(steps[2] as Draft, 'abX', 'y', NOW), NOW).text).toBe('abX');
});

it('has no step for what was typed and deleted again', () => {
  const draft = typed([
    ['a', null],
    ['ab', 'x'],
    ['a', 'x'],
  ]);
  expect(draft.done).toHaveLength(1);
  expect(undo(draft, NOW).text).toBe('');
});

it('gives the first text back, whatever was typed', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const { of, below } = random(seed);
    const texts = Array.from({ length: 1 + below(9) }, (): [string, string | null] => [
      of(TEXTS),
      of([null, 'a', 'b']),
    ]);
    const draft = typed(texts, of(TEXTS));
    let back = draft;
    while (back.done.length > 0) back = undo(back, NOW);
    expect(back.text).toBe(draft.base);
    let forth = back;
    while (forth.undone.length > 0) forth = redo(forth, NOW);
    expect(forth.text).toBe(draft.text);
  }
});

it('dates the first change since the last save', () => {
  const draft = withText(typed([['a', null]]), 'b', null, LATER);
  expect(draft.since).toBe(NOW);
  const saved = based(draft, 'b');
  expect([saved.since, saved.text, saved.base, saved.done.length]).toEqual([null, 'b', 'b', 2]);
  expect(withText(saved, 'c', null, LATER).since).toBe(LATER);
  // What others have written is not undone here.
  expect(based(draft, 'other').done).toEqual([]);
});

it('is there again after a crash, and forgotten once it is saved', () => {
  const folder = path.join(temporaryFolder(), 'edit');
  const journal = journalIn(folder);
  expect(journal.restore()).toEqual([]);
  const draft = typed(
    [
      ['a', null],
      ['ab\r\n', null],
    ],
    'x',
  );
  journal.record(draft, LATER);
  journal.record(typed([['é', null]], 'y'), NOW);
  journal.record({ ...draft, file: 'articles/../c.yaml', base: null }, NOW);
  const [one, two] = journalIn(folder)
    .restore()
    .sort((a, b) => a.text.localeCompare(b.text));
  expect(two).toMatchObject({ file: 'a/b.yaml', base: 'y', text: 'é', since: NOW, restored: NOW });
  expect(one).toMatchObject({ file: 'articles/../c.yaml', base: null, text: 'ab\r\n' });
  journal.record(based(draft, 'ab\r\n'), LATER);
  expect(journal.restore()).toHaveLength(1);
});

it('keeps the last synced change when a later one is cut off', async () => {
  const folder = temporaryFolder();
  const journal = journalIn(folder);
  const draft = typed([['a', null]], 'x');
  journal.record(draft, NOW);
  await expect.poll(() => readdirSync(folder)).toEqual([expect.stringMatching(/\.json$/)]);
  journal.record(withText(draft, 'ab', null, LATER), LATER);
  expect(journal.restore()).toMatchObject([{ text: 'ab' }]);
  const fresh = path.join(folder, readdirSync(folder).find((name) => name.endsWith('.new')) ?? '');
  writeFileSync(fresh, readFileSync(fresh, 'utf8').slice(0, -3));
  expect(journal.restore()).toMatchObject([{ text: 'a', restored: NOW }]);
  journal.record(based(draft, 'a'), LATER);
  expect(readdirSync(folder)).toEqual([]);
});

it('reads nothing that it has not written itself', () => {
  const folder = temporaryFolder();
  const journal = journalIn(folder);
  journal.record(typed([['a', null]], 'x'), NOW);
  const [name = ''] = readdirSync(folder);
  const whole = readFileSync(path.join(folder, name), 'utf8');
  for (const text of [
    '',
    whole.slice(0, -3),
    '[]',
    'null',
    '{}',
    whole.replace('a/b', 'a/c'),
    whole.replace('"text":"a"', '"text":1'),
  ]) {
    writeFileSync(path.join(folder, name), text);
    expect(journal.restore(), text).toEqual([]);
  }
  rmSync(path.join(folder, name));
  mkdirSync(path.join(folder, name));
  expect(journal.restore()).toEqual([]);
});

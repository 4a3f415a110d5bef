/** Messages of commands and failures: equivalent in both languages, with all their placeholders. */
import { expect, it } from 'vitest';
import FAILURES from '../../cli/diagnostics/generated/failure-messages.json' with { type: 'json' };
import PHRASES from '../../cli/diagnostics/generated/phrases.json' with { type: 'json' };
import { failureTexts, phrase, phrasesIn, reasonFor } from '../../cli/diagnostics/phrases/index.ts';

/** Placeholders, and optional parts. */
const MARKS = /\{(\w+)(?:\|[^}]*)?\}|\[\[|\]\]/g;

const marksIn = (texts: unknown): string[] =>
  [...JSON.stringify(texts).matchAll(MARKS)].map(([mark, name]) => name ?? mark).sort();

it.each(Object.entries({ ...PHRASES, ...FAILURES }))('%s says the same in both languages', (_, texts) => {
  expect(marksIn(texts.id)).toEqual(marksIn(texts.en));
  for (const text of [texts.id, texts.en].flatMap((one) =>
    typeof one === 'string' ? one : Object.values(one),
  )) {
    expect(text.trim()).not.toBe('');
    expect(text.replace(MARKS, '')).not.toMatch(/[{}|]|\[\[|\]\]/);
  }
});

it('fills its placeholders, and nothing twice', () => {
  const say = phrasesIn('en');
  expect(say('fix.done', { lines: 1, files: 2 })).toBe('1 line fixed in 2 files.');
  expect(phrase('where.shown', { at: '{at} [[{day}]]' })).toEqual({
    id: 'Tampil di {at} [[{day}]]',
    en: 'Shown at {at} [[{day}]]',
  });
  const { id, en } = failureTexts('usage/unknown-template', { template: 'x', near: '', known: 'a, b' });
  expect([id.hint, en.hint]).toEqual(['Pilihannya: a, b.', 'The choices: a, b.']);
});

it('has reasons for system error codes, but not for names inherited by every object', () => {
  expect(reasonFor('machine/file-system', 'EACCES')).toMatchObject({ en: 'no permission' });
  expect(reasonFor('machine/file-system', 'constructor')).toBeUndefined();
});

/** The dictionaries of the theme: each has every text, with the same placeholders, and none is unused. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { say, sayIn } from '../../cli/site/words.ts';
import { root } from '../support/process/senja.ts';

const folder = path.join(root, 'templates/words');
const files = readdirSync(folder);
const wordsIn = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
const placesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

it.each(files)('%s has every text with its placeholders, and no other', (file) => {
  const placed = (words: Record<string, string>) =>
    Object.entries(words).map(([key, text]) => [key, placesOf(text).sort()]);
  expect(files.length).toBeGreaterThan(1);
  expect(placed(wordsIn(file))).toEqual(placed(wordsIn('id.json')));
});

it('contains no unused text', () => {
  const code = ['templates', 'client']
    .flatMap((room) =>
      readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${room}/${name}`,
      ),
    )
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => readFileSync(path.join(root, name), 'utf8'))
    .join('\n');
  const unsaid = Object.keys(wordsIn('id.json')).filter(
    (key) => !code.includes(`'${key}'`) && !code.includes(`"${key}"`),
  );
  expect(unsaid).toEqual([]);
});

it('fills placeholders, and rejects a text that is missing from a dictionary', () => {
  expect(sayIn('en')('list.position', { page: 2, of: '5' })).toBe('Page 2 of 5');
  expect(say('menu')).toBe('Menu');
  // A language without words has the English ones.
  expect(sayIn('fr')('list.position', { page: 2, of: '5' })).toBe('Page 2 of 5');
  // @ts-expect-error A text with places wants their values.
  expect(sayIn('en')('list.position')).toBe('Page  of ');
  // @ts-expect-error There is no such text.
  expect(() => say('no.such.text')).toThrow('no.such.text');
  // @ts-expect-error Every object has this property.
  expect(() => say('toString')).toThrow('has no text “toString”');
});

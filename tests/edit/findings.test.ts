/** Messages at a field call other fields what the form calls them. */
import { expect, it } from 'vitest';
import type { Diagnostic } from '../../cli/diagnostics/index.ts';
import { findingsView } from '../../cli/edit/site/findings.ts';
import { both } from './app/fake.ts';

const TEXT = 'title: Uji\npublishDate: 20 April 2025\nexpires: 2 April 2025\n';
const LABELS = new Map([
  ['/publishDate', both('Tanggal terbit', 'Date of publication')],
  ['/expires', both('Hari artikel ditarik', 'Day on which it is taken down')],
]);

const diagnostic = (field: string): Diagnostic => ({
  code: 'content/expires-before-published',
  severity: 'error',
  file: 'articles/09-uji.yaml',
  field,
  params: { expires: '2 April 2025', published: '20 April 2025' },
  range: { line: 3, column: 10, endLine: 3, endColumn: 22 },
  suggestions: [],
  lineText: 'expires: 2 April 2025',
});

const view = (field: string) =>
  findingsView([diagnostic(field)], TEXT, null, (pointer) => LABELS.get(pointer) ?? null)[0]?.words;

it('uses the labels of fields in its own words too, and their names where the whole file is meant', () => {
  const said = view('/expires');
  expect(said?.id.fieldHint).toMatch(
    /^Periksa “Hari artikel ditarik” dan “Tanggal terbit”\. Tanpa “Tanggal terbit”,/,
  );
  expect(said?.en.fieldHint).toContain('Check “Day on which it is taken down” and “Date of publication”.');
  expect(said?.id.hint).toContain('`expires`');
  expect(view('')?.id.fieldHint).toContain('`expires`');
});

it('so does the field for what a picture shows', () => {
  const file = 'articles/09-uji.yaml';
  const range = { line: 1, column: 1, endLine: 1, endColumn: 5 };
  const params = { value: 'images/a.jpg', alt: 'imageAlt', name: '' };
  const [found] = findingsView(
    [
      {
        ...diagnostic('/imageUrl'),
        ...{ code: 'content/image-without-alt', severity: 'note', file, params, range },
      },
    ],
    'imageUrl: images/a.jpg\n',
    null,
    (pointer) => (pointer === '/imageAlt' ? both('Keterangan foto', 'Description of the photo') : null),
  );
  expect(found?.words.id.fieldHint).toBe('Tulis apa yang tampak padanya di isian “Keterangan foto”.');
  expect(found?.words.en.fieldHint).toBe('Describe in the field “Description of the photo” what it shows.');
  expect(found?.words.id.hint).toContain('“imageAlt”');
});

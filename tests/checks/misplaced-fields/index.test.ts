/** An unknown field that holds the text of an entry, or is set in the code, is explained in both languages. */
import { expect, it } from 'vitest';
import misplacedFields from '../../../cli/checks/misplaced-fields/index.ts';
import { revision } from '../../../cli/core/models/checks/file-checks.ts';
import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';

const unknownField = (field: string, changes: Partial<Diagnostic> = {}): Diagnostic => ({
  code: 'content/unknown-field',
  severity: 'error',
  params: {},
  suggestions: [],
  file: 'acara/teh.yaml',
  range: { line: 2, column: 1, endLine: 2, endColumn: 4 },
  field,
  lineText: '',
  ...changes,
});

const revise = (diagnostic: Diagnostic, mayHaveBody = true): Diagnostic =>
  revision([misplacedFields], {
    folder: { images: new Set(), imageFolders: new Set(), read: () => new Uint8Array() },
    mayHaveBody: (file) => mayHaveBody && file === diagnostic.file,
    before: null,
    choices: {},
    lists: () => ({ allowed: null, chosen: new Map() }),
    site: null,
  })(diagnostic);

it.each(['isi', 'teks', 'tulisan', 'konten', 'naskah', 'uraian', 'body', 'Text', 'content', 'MARKDOWN'])(
  'is recognised by the name %s',
  (name) => {
    const { code, params } = revise(unknownField(`/${name}`));
    expect([code, params?.name]).toEqual(['content/body-in-field', name]);
  },
);

it.each(['api', 'llms', 'offline', 'prefetch'])('is an option of the code: %s in site.yaml', (name) => {
  const { code, params } = revise(unknownField(`/${name}`, { file: 'site.yaml' }));
  expect([code, params]).toEqual(['content/option-in-field', { name }]);
});

it.each([
  ['has another name', unknownField('/isian')],
  ['is an option in an entry', unknownField('/api')],
  [
    'is an option like a field of the model',
    unknownField('/api', { file: 'site.yaml', suggestions: ['apis'] }),
  ],
  ['is in a list', unknownField('/topics/0/isi')],
  ['is like a field of the model', unknownField('/isi', { suggestions: ['sisi'] })],
])('is unchanged when it %s', (_, diagnostic) => {
  expect(revise(diagnostic)).toBe(diagnostic);
});

it('is unchanged when entries of that kind have no text', () => {
  const diagnostic = unknownField('/isi');
  expect(revise(diagnostic, false)).toBe(diagnostic);
});

it.each([
  ['acara/teh.md', /^Pindahkan .* isian “isi”/, /^Move the text below .* field “isi”/],
  ['acara/teh.yaml', /^Ganti akhiran .* isian “isi”/, /^Rename the file .* field “isi”/],
])('is explained for %s in both languages', (file, id, en) => {
  expect(revise(unknownField('/isi', { file })).params?.how).toEqual({
    id: expect.stringMatching(id),
    en: expect.stringMatching(en),
  });
});

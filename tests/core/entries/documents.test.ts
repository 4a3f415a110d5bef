/** Content files as documents: faults of unreadable ones, and places in readable ones. */
import { describe, expect, it } from 'vitest';
import {
  faultPlacer,
  readDocument,
  unreadableDiagnostic,
} from '../../../cli/core/entries/documents/documents.ts';
import type { Fault } from '../../../cli/diagnostics/diagnostic.ts';
import { codes, models } from '../../support/values/entries-content.ts';
import { contentFolder } from '../../support/values/folder-in-memory.ts';

const PATH = 'articles/a.yaml';
const LOST = { path: PATH, code: 'file/unreadable', params: { reason: 'EIO' } } as const;
const TOLD = {
  code: 'file/unreadable',
  severity: 'error',
  params: { reason: 'EIO' },
  suggestions: [],
  file: PATH,
  range: { line: 1, column: 1, endLine: 1, endColumn: 1 },
  field: '',
  lineText: '',
};

describe('an unreadable file', () => {
  it('is reported at its start', () => {
    expect(unreadableDiagnostic(LOST)).toEqual(TOLD);
  });

  it('is remembered with its likely folder', () => {
    const { code, suggestions, severity } = unreadableDiagnostic({
      path: 'kebun.png',
      code: 'file/unknown-file',
      params: { name: 'kebun.png' },
      suggestions: ['images/kebun.png'],
    });
    expect({ code, suggestions, severity }).toEqual({
      code: 'file/unknown-file',
      suggestions: ['images/kebun.png'],
      severity: 'warning',
    });
  });

  it('gives no document', () => {
    expect(readDocument(contentFolder({}), PATH)).toEqual({ value: null, diagnostics: [TOLD] });
  });
});

describe('a readable file', () => {
  it('gives a document', () => {
    const content = contentFolder({ [PATH]: 'title: Tempe\n' });
    const { value, diagnostics } = readDocument(content, PATH);
    expect(value).toMatchObject({ path: PATH, fields: { title: 'Tempe' }, body: null });
    expect(diagnostics).toEqual([]);
  });

  it('is checked against the names of its models', () => {
    const content = contentFolder({ [PATH]: 'title: Tempe\ntopic Air\n' });
    expect(codes(readDocument(content, PATH).diagnostics)).toEqual(['yaml/continuation']);
    expect(codes(readDocument(content, PATH, models.isName).diagnostics)).toEqual(['yaml/missing-colon']);
  });
});

describe('faults', () => {
  const fault = (pointer: string): Fault => ({
    code: 'content/html-in-text',
    params: { name: 'title' },
    at: { pointer },
  });

  it('are located in their files, each of which is read once', () => {
    const opened: string[] = [];
    const content = contentFolder({
      [PATH]: 'title: Tempe\nlead: Baca\n',
      'articles/b.yaml': '\n\ntitle: B\n',
    });
    const { place, documentOf } = faultPlacer({
      read: (path) => {
        opened.push(path);
        return content.read(path);
      },
    });
    const [first, second, third] = [
      place(PATH, fault('/title')),
      place('articles/b.yaml', fault('/title')),
      place(PATH, fault('/lead')),
    ];
    expect(opened).toEqual([PATH, 'articles/b.yaml']);
    expect(documentOf(PATH)?.path).toBe(PATH);
    expect(opened).toEqual([PATH, 'articles/b.yaml']);
    expect([first, second, third]).toMatchObject([
      { file: PATH, range: { line: 1, column: 8, endColumn: 13 }, lineText: 'title: Tempe' },
      { file: 'articles/b.yaml', range: { line: 3, column: 8 }, lineText: 'title: B' },
      { file: PATH, range: { line: 2, column: 7 }, lineText: 'lead: Baca' },
    ]);
  });

  it('of a file that has disappeared are located at its start', () => {
    const { place, documentOf } = faultPlacer(contentFolder({}));
    expect(documentOf(PATH)).toBeNull();
    expect(place(PATH, fault('/title'))).toMatchObject({
      code: 'content/html-in-text',
      file: PATH,
      range: { line: 1, column: 1, endLine: 1, endColumn: 1 },
      lineText: '',
    });
  });
});

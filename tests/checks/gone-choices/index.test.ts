/** A choice removed from `site.yaml` is reported as removed, and one that never existed as a mistake. */

import { describe, expect, it } from 'vitest';
import goneChoices from '../../../cli/checks/gone-choices/index.ts';
import { type ChoiceList, revision } from '../../../cli/core/models/checks/file-checks.ts';
import type { Choices } from '../../../cli/core/stages/entry.ts';
import type { Code } from '../../../cli/diagnostics/catalogue.ts';
import type { Diagnostic, Params } from '../../../cli/diagnostics/diagnostic.ts';
import { phrase } from '../../../cli/diagnostics/phrases/index.ts';

const NOT_KNOWN: ChoiceList = { allowed: null, chosen: new Map() };

const reportGone = (
  diagnostic: Diagnostic,
  before: Choices | null,
  choices: Choices,
  list = NOT_KNOWN,
): Diagnostic =>
  revision([goneChoices], {
    folder: { images: new Set(), imageFolders: new Set(), read: () => new Uint8Array() },
    mayHaveBody: () => true,
    before,
    choices,
    lists: () => list,
    site: null,
  })(diagnostic);

const reported = (code: Code, params: Params): Diagnostic => ({
  code,
  severity: 'error',
  params,
  suggestions: ['Air'],
  file: 'acara/teh.yaml',
  range: { line: 2, column: 8, endLine: 2, endColumn: 11 },
  field: '/topic',
  lineText: 'topic: Api',
});
const mistake = reported('content/not-one-of', {
  name: 'topic',
  value: 'Api',
  allowed: 'Air',
  list: 'topics/title',
});

const BUILT = phrase('content/choice-gone:built');

describe('a choice that the last build knew', () => {
  it('is reported as removed, at its place', () => {
    expect(
      reportGone(mistake, { 'topics/title': ['Air', 'Api'] }, { 'topics/title': ['Air', 'Bumi', 'Angin'] }),
    ).toEqual({
      ...mistake,
      code: 'content/choice-gone',
      params: { value: 'Api', list: 'topics', why: BUILT, allowed: 'Air, Bumi, Angin' },
      suggestions: [],
    });
  });

  it.each([
    ['has the name that took its place', ['Air', 'Api'], ['Air', 'Lahar'], ['Lahar']],
    ['has none when the list is longer', ['Air', 'Api'], ['Air', 'Lahar', 'Bumi'], []],
    ['has none when the list is shorter', ['Air', 'Api', 'Bumi'], ['Air', 'Bumi'], []],
    ['has none when an old one took its place', ['Air', 'Api', 'Bumi'], ['Air', 'Bumi', 'Lahar'], []],
    ['has none when two have gone', ['Air', 'Api', 'Bumi'], ['Laut', 'Lahar', 'Bumi'], []],
    ['has none in an empty list', ['Api'], [], []],
  ])('%s', (_, before, now, suggestions) => {
    const gone = reportGone(mistake, { 'topics/title': before }, { 'topics/title': now });
    expect(gone.code).toBe('content/choice-gone');
    expect(gone.suggestions).toEqual(suggestions);
  });

  it('may be a host, for which no replacement is suggested', () => {
    const host = reported('content/host-not-allowed', {
      host: 'foto.example',
      allowed: 'baru.example',
      list: 'imageHosts',
    });
    const gone = reportGone(host, { imageHosts: ['foto.example'] }, { imageHosts: ['baru.example'] });
    expect(gone.code).toBe('content/choice-gone');
    expect(gone.params).toEqual({
      value: 'foto.example',
      list: 'imageHosts',
      why: BUILT,
      allowed: 'baru.example',
    });
    expect(gone.suggestions).toEqual([]);
  });
});

describe('a diagnostic is unchanged', () => {
  const now = { 'topics/title': ['Air'], imageHosts: ['a.example'] };
  it.each([
    ['when the last build is not known', mistake, null, now],
    ['when the last build had no such list', mistake, {}, now],
    ['when the list was not certain', mistake, { 'topics/title': null }, now],
    ['when the choice was not there before', mistake, { 'topics/title': ['Air'] }, now],
    ['when the list is not certain', mistake, { 'topics/title': ['Api'] }, { 'topics/title': null }],
    ['when there is no list', mistake, { 'topics/title': ['Api'] }, {}],
    [
      'when the choice is still there',
      mistake,
      { 'topics/title': ['Api', 'Air'] },
      { 'topics/title': ['Api'] },
    ],
    [
      'when it is of no list',
      reported('content/not-one-of', { value: 'Api' }),
      { 'topics/title': ['Api'] },
      now,
    ],
    [
      'when it is of no choice',
      reported('content/empty', { value: 'Api', list: 'topics/title' }),
      { 'topics/title': ['Api'] },
      now,
    ],
    [
      'when the choice is not known',
      reported('content/not-one-of', { list: 'topics/title', host: 'Api' }),
      { 'topics/title': ['Api'] },
      now,
    ],
  ])('%s', (_, diagnostic, before, present) => {
    expect(reportGone(diagnostic, before, present)).toBe(diagnostic);
  });
});

describe('a choice without its entry in the list, by the choices of all entries,', () => {
  const listOf = (allowed: string[], chosen: Record<string, number>): ChoiceList => ({
    allowed,
    chosen: new Map(Object.entries(chosen)),
  });
  const of = (value: string, near: string[] = []): Diagnostic => ({
    ...reported('content/not-one-of', { name: 'topic', value, allowed: '', list: 'topics/title' }),
    suggestions: near,
  });

  it.each([
    ['the only one missing, where one is unused', 'Api', [], ['Air', 'Lahar'], { Api: 4, Air: 2 }, 'Lahar'],
    ['missing from one file', 'Api', [], ['Air', 'Lahar'], { Api: 1, Air: 2 }, 'Lahar'],
    [
      'like a used one, in several files',
      'Tanaman',
      ['Makanan'],
      ['Makanan', 'Kebun'],
      { Tanaman: 3, Makanan: 1 },
      'Kebun',
    ],
  ])('has a new name: %s', (_, value, near, allowed, chosen, fresh) => {
    const gone = reportGone(of(value, near), null, {}, listOf(allowed, chosen));
    expect(gone.code).toBe('content/choice-gone');
    expect(gone.suggestions).toEqual([fresh]);
    expect(gone.params.why).toEqual(phrase('content/choice-gone:renamed', { fresh }));
  });

  it.each([
    ['two are missing', 'Api', [], ['Lahar', 'Awan'], { Api: 4, Mega: 2 }, []],
    ['two are unused', 'Api', [], ['Lahar', 'Awan'], { Api: 4 }, []],
    ['none is unused', 'Api', [], ['Air'], { Api: 4, Air: 1 }, []],
    ['it is a typing error', 'Airr', ['Air'], ['Air', 'Lahar'], { Airr: 2, Air: 3 }, ['Air']],
    ['a typing error of the unused one', 'Apu', ['Apa'], ['Air', 'Apa'], { Apu: 1, Air: 2 }, ['Apa']],
    ['a typing error in one file', 'Aier', ['Air'], ['Air', 'Lahar'], { Aier: 1, Air: 3 }, ['Air']],
    [
      'two are missing from several files',
      'Tanaman',
      ['Makanan'],
      ['Makanan', 'Kebun', 'Awan'],
      { Tanaman: 3, Mega: 2, Makanan: 1 },
      [],
    ],
    [
      'it is in one file, and not quite like another',
      'Tanaman',
      ['Makanan'],
      ['Makanan', 'Kebun'],
      { Tanaman: 1, Makanan: 1 },
      ['Makanan', 'Kebun'],
    ],
  ])('is misspelt or unknown: %s', (_, value, near, allowed, chosen, suggestions) => {
    const found = reportGone(of(value, near), null, {}, listOf(allowed, chosen));
    expect(found.code).toBe('content/not-one-of');
    expect(found.suggestions).toEqual(suggestions);
  });

  it('keeps the words about another entry, with its new name', () => {
    const unknown = reported('reference/unknown', { value: 'budi', folder: 'staff', nested: '' });
    const found = reportGone(
      { ...unknown, suggestions: [] },
      null,
      {},
      listOf(['siti', 'budi-santoso'], { budi: 2, siti: 1 }),
    );
    expect([found.code, found.suggestions]).toEqual(['reference/unknown', ['budi-santoso']]);
  });
});

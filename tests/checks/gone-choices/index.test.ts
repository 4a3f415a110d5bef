/** A choice removed from `site.yaml` is reported as removed, and one that never existed as a mistake. */
import { describe, expect, it } from 'vitest';
import goneChoices from '../../../cli/checks/gone-choices/index.ts';
import type { Choices } from '../../../cli/core/stages/entry.ts';
import { revision } from '../../../cli/core/validate/file-checks.ts';
import type { Code, Diagnostic, Params } from '../../../cli/diagnostics/diagnostic.ts';

const tellGone = (diagnostic: Diagnostic, before: Choices | null, choices: Choices): Diagnostic =>
  revision([goneChoices], {
    folder: { images: new Set(), imageFolders: new Set(), read: () => new Uint8Array() },
    mayHaveBody: () => true,
    before,
    choices,
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
const slip = reported('content/not-one-of', {
  name: 'topic',
  value: 'Api',
  allowed: 'Air',
  list: 'topics/title',
});

describe('a choice that the last build knew', () => {
  it('is reported as removed, at its place', () => {
    expect(
      tellGone(slip, { 'topics/title': ['Air', 'Api'] }, { 'topics/title': ['Air', 'Bumi', 'Angin'] }),
    ).toEqual({
      ...slip,
      code: 'content/choice-gone',
      params: { value: 'Api', list: 'topics', allowed: 'Air, Bumi, Angin' },
      suggestions: [],
    });
  });

  it.each([
    ['has the name that took its place', ['Air', 'Api'], ['Air', 'Lahar'], ['Lahar']],
    ['has none when the list is longer', ['Air', 'Api'], ['Air', 'Lahar', 'Bumi'], []],
    ['has none when the list is shorter', ['Air', 'Api', 'Bumi'], ['Air', 'Bumi'], []],
    ['has none when an old one took its place', ['Air', 'Api', 'Bumi'], ['Air', 'Bumi', 'Lahar'], []],
    ['has none in an empty list', ['Api'], [], []],
  ])('%s', (_, before, now, suggestions) => {
    const gone = tellGone(slip, { 'topics/title': before }, { 'topics/title': now });
    expect(gone.code).toBe('content/choice-gone');
    expect(gone.suggestions).toEqual(suggestions);
  });

  it('may be a host, for which no replacement is suggested', () => {
    const host = reported('content/host-not-allowed', {
      host: 'foto.example',
      allowed: 'baru.example',
      list: 'imageHosts',
    });
    const gone = tellGone(host, { imageHosts: ['foto.example'] }, { imageHosts: ['baru.example'] });
    expect(gone.code).toBe('content/choice-gone');
    expect(gone.params).toEqual({ value: 'foto.example', list: 'imageHosts', allowed: 'baru.example' });
    expect(gone.suggestions).toEqual([]);
  });
});

describe('a diagnostic is unchanged', () => {
  const now = { 'topics/title': ['Air'], imageHosts: ['a.example'] };
  it.each([
    ['when the last build is not known', slip, null, now],
    ['when the last build had no such list', slip, {}, now],
    ['when the list was not certain', slip, { 'topics/title': null }, now],
    ['when the choice was not there before', slip, { 'topics/title': ['Air'] }, now],
    ['when the list is not certain', slip, { 'topics/title': ['Api'] }, { 'topics/title': null }],
    ['when there is no list', slip, { 'topics/title': ['Api'] }, {}],
    ['when the choice is still there', slip, { 'topics/title': ['Api', 'Air'] }, { 'topics/title': ['Api'] }],
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
    expect(tellGone(diagnostic, before, present)).toBe(diagnostic);
  });
});

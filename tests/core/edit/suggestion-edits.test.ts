/** Suggestions in fields and bodies: applied if the rest of the file stays the same. */
import { expect, it } from 'vitest';
import { withSuggestions } from '../../../cli/core/edit/suggestion-edits.ts';
import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import { lineStarts, position } from '../../../cli/diagnostics/places/index.ts';

const FIELDS = '---\ntitle: Teh\naction:\n  href: "/kontk/"\n---\n';

/** A diagnostic for each occurrence of a text, with a suggestion. */
function diagnosed(text: string, old: string, now: string, field = ''): Diagnostic[] {
  const starts = lineStarts(text);
  return [...text.matchAll(new RegExp(old.replace(/[.?*+[\]()|\\^$]/g, '\\$&'), 'g'))].map(({ index }) => {
    const end = position(starts, index + old.length);
    const range = { ...position(starts, index), endLine: end.line, endColumn: end.column };
    const suggestions = [now];
    return {
      code: 'link/no-such-page',
      severity: 'error',
      params: {},
      suggestions,
      file: 'a.md',
      range,
      field,
      lineText: '',
    };
  });
}

const taken = (body: string, old: string, now: string): string | undefined => {
  const text = FIELDS + body;
  return withSuggestions('a.md', text, diagnosed(text, old, now))?.after.slice(FIELDS.length);
};

it.each([
  ['[a](/x/) b\n', '/x/', '/y/', '[a](/y/) b\n'],
  ['[a](</x/> "t") ![b](/x/)\n', '/x/', '/y/', '[a](</y/> "t") ![b](/y/)\n'],
  [
    '[a][1]\n\n[1]: http://x.example/?a=1&b=2\n',
    'http://x.example/?a=1&b=2',
    'https://x.example/?a=1&b=2',
    '[a][1]\n\n[1]: https://x.example/?a=1&b=2\n',
  ],
  ['<http://x.example/>\r\n', 'http://x.example/', 'https://x.example/', '<https://x.example/>\r\n'],
])('applies a suggestion in %j', (body, old, now, after) => {
  expect(taken(body, old, now)).toBe(after);
});

it.each([
  ['an address that ends the link', '[a](/x/)\n', '/x/', '/y) z'],
  ['one that becomes markup', 'a */x/* b\n', '/x/', '**'],
  ['a line break', '[a](/x/)\n', '/x/', '/y/\n\n# b'],
  ['nothing new', '[a](/x/)\n', '/x/', '/x/'],
])('leaves %s unchanged', (_what, body, old, now) => {
  expect(taken(body, old, now)).toBeUndefined();
});

it('applies a suggestion in a field, within its quotes, but not in part of a value', () => {
  const text = `${FIELDS}[a](/kontk/)\n`;
  const whole = diagnosed(text, '"/kontk/"', '/kontak/', '/action/href');
  expect(withSuggestions('a.md', text, whole)?.after).toBe(text.replace('"/kontk/"', '"/kontak/"'));
  const part = diagnosed(text, '/kontk/"', '/kontak/', '/action/href');
  expect(withSuggestions('a.md', text, part)).toBeNull();
  expect(
    withSuggestions('a.md', `---\ntitle: "a\n---\n[b](/x/)\n`, diagnosed('[b](/x/)', '/x/', '/y/')),
  ).toBeNull();
});

it('writes a list that is one text as that, where it is in one line', () => {
  const applied = (list: string, now: string): string | undefined => {
    const text = `---\ntitle: Teh\nauthor:${list}\n---\n`;
    const [fault] = diagnosed(text, list.trim(), now, '/author');
    const made = fault && withSuggestions('a.md', text, [{ ...fault, code: 'content/expected-text' }]);
    return made?.after.slice('---\ntitle: Teh\nauthor:'.length, -'\n---\n'.length);
  };
  expect(applied(' [dr. Ani, dr. Budi]', 'dr. Ani, dr. Budi')).toBe(' dr. Ani, dr. Budi');
  expect(applied('\n  - dr. Ani', 'dr. Ani')).toBe('\n  dr. Ani');
  expect(applied('\n  - "Teh: hangat"', 'Teh: hangat')).toBe('\n  "Teh: hangat"');
  expect(applied('\n  - dr. Ani\n  - dr. Budi', 'dr. Ani, dr. Budi')).toBeUndefined();
});

it('applies thousands of suggestions in one file, except those that fail verification', () => {
  const count = 600;
  const body = `a */x/* b\n\n${'[a](/x/) '.repeat(count)}\n`;
  const text = FIELDS + body;
  const [wrong, ...right] = diagnosed(text, '/x/', '/y/');
  const made = withSuggestions('a.md', text, [
    ...right,
    ...(wrong ? [{ ...wrong, suggestions: ['**'] }] : []),
  ]);
  expect(made?.passes.flat()).toHaveLength(count);
  expect(made?.after).toBe(text.replaceAll('](/x/)', '](/y/)'));
});

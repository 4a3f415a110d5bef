import type MarkdownIt from 'markdown-it';
import { expect, it } from 'vitest';
import marks from '../../../cli/checks/marks/index.ts';
import { BodyText } from '../../../cli/core/bodies/body-text.ts';
import { siteMarkdown } from '../../../cli/core/bodies/site-markdown.ts';
import { bodyFaults } from '../../../cli/core/bodies/text/body-check.ts';
import { wording } from '../../../cli/diagnostics/wording/wording.ts';

/** Codes in a body, each with the fix, or else the mark. */
const found = (text: string, plugins: ((markdown: MarkdownIt) => void)[] = []) =>
  bodyFaults(new BodyText({ text, start: 0 }, siteMarkdown({ plugins })), [marks]).map(({ code, params }) => [
    code,
    params?.fix || params?.mark,
  ]);

it.each([
  ['[Penting]: minum', '\\[Penting]: minum'],
  ['> [Jam Buka]: 08.00', '\\[Jam Buka]: 08.00'],
  ['[a]:\nminum', '\\[a]: minum'],
  ['[a]: b\n\n`x` [c]', '\\[a]: b'],
])('suggests how a line that is hidden shows: %j', (text, fix) => {
  expect(found(`Teks.\n\n${text}`)).toEqual([['markdown/lost-sign', fix]]);
});

it.each([
  ['[1]: https://a.id/b', 'write \\[1]: https://a.id/b. If it is for a link, write [words][1]'],
  ['[Sumber]: www.a.id', 'write \\[Sumber]: www.a.id. If it is for a link, write [words][Sumber]'],
])('says what an address may be for: %j', (text, advice) => {
  const [fault] = bodyFaults(new BodyText({ text: `Teks.\n\n${text}`, start: 0 }), [marks]);
  expect(fault && wording(fault, 'en').hint).toContain(advice);
});

it('is told beside addresses that are used where it may be a source or a text', () => {
  for (const line of ['[2]: https://b.id/', '[Penting]: minum'])
    expect(found(`[a]: https://a.id/\n${line}\n\n[a]`).map(([code]) => code)).toEqual(['markdown/lost-sign']);
});

it.each([
  ['[1]: https://a.id/b', 'Leave an empty line above that line'],
  ['\n[1]: https://a.id/b c', 'without spaces'],
  ['\n[1]: https://a.id/b c\n\n[2]: /kontak/', 'without spaces'],
  ['', 'Add a line `[1]: /address/`'],
  ['```\n[1]: /a/\n```', 'Add a line `[1]: /address/`'],
])('says why a link has no address, above %j', (text, advice) => {
  const faults = bodyFaults(new BodyText({ text: `Lihat [ini][1].\n${text}`, start: 0 }), [marks]);
  const fault = faults.find(({ code }) => code === 'markdown/no-such-reference');
  expect(fault && wording(fault, 'en').hint).toContain(advice);
});

it('tells template syntax in place of an address once, with each line below it', () => {
  const text = 'Lihat [ini][1] dan [itu][Dua].\n\n[1]: {{ site.url }}/a\n[dua]: /kontak/\n';
  expect(found(text)).toEqual([
    ['markdown/no-such-reference', '[Dua]'],
    ['markdown/template-syntax', undefined],
  ]);
});

it('is safe only where no address is hidden', () => {
  const edits = (text: string) =>
    bodyFaults(new BodyText({ text, start: 0 }, siteMarkdown({ plugins: [] })), [marks]).map(
      ({ edits }) => edits?.length,
    );
  expect(edits('Teks.\n\n[Penting]: minum')).toEqual([1]);
  expect(edits('Teks.\n\n[1]: https://a.id/b')).toEqual([0]);
});

it.each([
  '[a]: https://a.id/\n\n[a]',
  '[Dua  kata]: https://a.id/\n\nLihat [ini][dua kata] ya.',
  '[//]: # (catatan)\n\nTeks.',
  '[comment]: <> (catatan)\n\nTeks.',
  '[kontak]: /kontak/\n\nTeks.',
  '[a]: https://a.id/\n[b]: https://b.id/\n\n[a]',
  '[Penting]: minum air',
  '```\n[a]: b\n```',
  '```\n[a]: b\n```\n\n[a]: https://a.id/',
  '    [a]: b',
  '\\[a]: b',
])('finds no hidden line in %j', (text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  ['Teks.\n\n[^1]: Satu', 'markdown/lost-sign', '[^1]:'],
  ['Teks[^1].\n\n[^1]: Satu\n[^1]: Dua', 'markdown/lost-sign', '[^1]:'],
  ['Teks[^a b] dan[^2].', 'markdown/no-such-reference', '[^2]'],
  ['- > Teks.\n  >\n  > [^catatan]: Satu', 'markdown/lost-sign', '[^catatan]:'],
])('reports a footnote that is not used, hidden by another, or missing: %j', (text, code, part) => {
  const faults = bodyFaults(new BodyText({ text, start: 0 }), [marks]);
  expect(faults.map((one) => [one.code, text.slice(one.at.start, one.at.end)])).toEqual([[code, part]]);
});

it('finds no such footnote in code, nor one that is used', () => {
  expect(found('Teks[^1].\n\n[^1]: Satu\n\n```\n[^1]: a\n[^2]: b\n```\n\n`[^3]`')).toEqual([]);
});

it('leaves footnotes to a plugin of the site that parses them', () => {
  const note = 'Minum[^1].\n\n[^1]: https://a.id/';
  const footnotes = ({ block, inline }: MarkdownIt): void => {
    block.ruler.before('footnote_def', 'notes', (state, line, _end, silent) => {
      const begin = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
      if (!state.src.startsWith('[^1]:', begin)) return false;
      if (!silent) state.line = line + 1;
      return true;
    });
    inline.ruler.before('link', 'mark', (state) => {
      if (!state.src.startsWith('[^1]', state.pos)) return false;
      state.pos += 4;
      return true;
    });
  };
  expect(found(note, [footnotes])).toEqual([]);
});

it.each([
  ['2025. Tahun itu', '2025\\. Tahun itu'],
  ['> 2025) Tahun itu', '2025\\) Tahun itu'],
  ['- 2025. Tahun itu', '2025\\. Tahun itu'],
  ['1945. Merdeka\n1955. Pemilu', '- 1945\\. Merdeka'],
  ['2024. Satu\n      - a\n      - b\n2026. Dua', '- 2024\\. Satu'],
])('suggests how a year stays in a sentence: %j', (text, fix) => {
  expect(found(text)).toEqual([['markdown/accidental-list', fix]]);
});

it.each([
  '1. Satu\n2. Dua',
  '17. Agustus',
  '2024. Satu\n2025. Dua',
  '2024. Satu\n      - a\n2025. Dua',
  '- 2025',
  'Pada tahun\n2025. Tahun itu',
  '`2025. a`',
  '999. a',
  '3000. a',
])('finds no accidental list in %j', (text) => {
  expect(found(text)).toEqual([]);
});

it('leaves what a plugin takes out of the text after parsing', () => {
  const later = ({ core }: MarkdownIt): void => {
    core.ruler.push('later', ({ tokens }) => {
      for (const child of tokens.flatMap(({ children }) => children ?? []))
        child.content = child.content.replace(/\{[^{}]*\}|:smile:/g, '');
    });
  };
  const text = '## Judul {.besar}\n\n*Air* {target=_blank} hangat {:.biru} :smile:\n{#takar}';
  expect(found(text).length).toBeGreaterThan(2);
  expect(found(text, [later])).toEqual([]);
  expect(found('Air :tada: dan **susu :smile: hangat', [later])).toEqual([
    ['markdown/template-syntax', undefined],
    ['markdown/unclosed-mark', '**'],
  ]);
});

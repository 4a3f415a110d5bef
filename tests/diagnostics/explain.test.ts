import { describe, expect, it } from 'vitest';
import {
  codesWith,
  explainCode,
  listCodes,
  nearestCodes,
  type Paint,
  type SiteCodes,
} from '../../cli/diagnostics/explain/explain.ts';

const SITE: SiteCodes = {
  'site/uji': {
    severity: 'note',
    id: { message: 'Uji {name}.', hint: 'Biarkan.' },
    en: { message: 'A test {name}.', hint: 'Leave it.' },
    explanation: { id: 'Hanya uji.', en: 'Only a test.', example: null },
  },
};
const CODES = codesWith(SITE);

const plain = (text: string): string => text;
const PLAIN: Paint = { bold: plain, dim: plain, red: plain, green: plain };
const MARKED: Paint = {
  bold: (text) => `<b>${text}</b>`,
  dim: (text) => `<d>${text}</d>`,
  red: (text) => `<r>${text}</r>`,
  green: (text) => `<g>${text}</g>`,
};
const explained = (code: string, lang: 'id' | 'en' = 'en', width = 80, called = 'npx senja') =>
  explainCode(code, lang, PLAIN, { width, called, site: SITE }) ?? '';

describe('an explanation', () => {
  it('has a heading, a long text, advice and an example', () => {
    const lines = explained('content/not-one-of').split('\n');
    expect(lines[0]).toBe('content/not-one-of  error');
    expect(lines[1]).toContain('…');
    expect(lines[2]).toBe('');
    expect(lines.find((line) => line.startsWith('What to do: '))).toBe('What to do: The choices: ….');
    const wrong = lines.findIndex((line) => line.startsWith('Wrong  '));
    const right = lines.findIndex((line) => line.startsWith('Right  '));
    expect(right).toBeGreaterThan(wrong);
    expect(lines[wrong - 1]).toBe('');
    expect(lines[wrong + 1]).toMatch(/^ {4}\S/);
    expect(lines.at(-1)).toBe('');
  });

  it('is coloured: code and headings bold, examples red and green', () => {
    const text = explainCode('content/not-one-of', 'id', MARKED, {
      width: 80,
      called: 'npx senja',
      site: SITE,
    });
    expect(text).toMatch(/^<b>content\/not-one-of<\/b> {2}kesalahan\n/);
    expect(text).toContain('\n<b>Yang perlu dilakukan</b>: Pilihannya');
    expect(text).toMatch(/\n<r>Salah<\/r> {2}<d>[^<]+<\/d>\n/);
    expect(text).toMatch(/\n<g>Benar<\/g> {2}<d>[^<]+<\/d>\n/);
  });

  it.each([
    ['file/ignored', 'warning', 'peringatan'],
    ['site/draft', 'note', 'catatan'],
    ['machine/port', 'failure, exit code 3', 'perintah gagal, kode keluar 3'],
    ['usage/exists', 'failure, exit code 2', 'perintah gagal, kode keluar 2'],
  ] as const)('states the severity of %s', (code, en, id) => {
    expect(explained(code).split('\n')[0]).toBe(`${code}  ${en}`);
    expect(explained(code, 'id').split('\n')[0]).toBe(`${code}  ${id}`);
  });

  it('is wrapped at spaces, at 90 columns at most', () => {
    for (const width of [40, 90, 200]) {
      const long = explained('content/not-one-of', 'en', width).split('\n\n')[1] ?? '';
      const lines = long.split('\n');
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(Math.min(width, 90));
      // No line had room for the first word of the next.
      for (const [index, line] of lines.entries()) {
        const [word] = lines[index + 1]?.split(' ') ?? [];
        if (word) expect(line.length + 1 + word.length).toBeGreaterThan(Math.min(width, 90));
      }
      expect(lines.join(' ')).not.toMatch(/^ | $| {2}/);
    }
  });

  it('names the command as it was called', () => {
    const named = CODES.filter((code) => explained(code).includes('npx senja'));
    expect(named.length).toBeGreaterThan(0);
    for (const code of named) {
      const text = explained(code, 'en', 80, 'node x.mjs');
      expect(text.split('\n\n').slice(1, 3).join('')).not.toContain('npx senja');
    }
  });

  it('shows invisible characters, and describes files that cannot be shown', () => {
    expect(explained('file/byte-order-mark')).toContain('[U+FEFF]');
    expect(explained('yaml/tab')).toContain('[U+0009]');
    expect(explained('content/look-alike')).toMatch(/\[U\+04[0-9A-F]{2}\]/);
    expect(explained('file/utf16')).toContain('    (saved as UTF-16)\n');
    expect(explained('file/utf16', 'id')).toContain('    (disimpan sebagai UTF-16)\n');
    expect(explained('file/empty')).toContain('    (nothing)\n');
    expect(explained('file/empty', 'id')).toContain('    (kosong)\n');
    expect(explained('site/missing')).toContain('    (there is no such file)\n');
    expect(explained('site/missing', 'id')).toContain('    (berkas ini tidak ada)\n');
  });
});

describe('codes', () => {
  it('are listed one per line, with their titles in a column', () => {
    const text = listCodes('id', MARKED, 'npx senja', SITE);
    const lines = text.split('\n');
    expect(lines).toHaveLength(CODES.length + 3);
    const starts = new Set(lines.slice(0, CODES.length).map((line) => line.indexOf('</b>  ')));
    expect(starts.size).toBe(1);
    expect(Math.max(...CODES.map((code) => code.length)) + 3).toBe([...starts][0]);
    expect(lines.slice(-3)).toEqual(['', 'Lihat penjelasan sebuah kode: npx senja explain <kode>', '']);
    expect(
      listCodes('en', PLAIN, 'x', SITE).endsWith('\n\nSee the explanation of a code: x explain <code>\n'),
    ).toBe(true);
  });

  it('are found by their full names', () => {
    for (const code of ['content/not-one-of', 'machine/port', 'site/uji'])
      expect(explained(code)).not.toBe('');
    for (const code of ['content/not-one', 'constructor']) expect(explained(code)).toBe('');
  });

  it('of the site are explained in its words', () => {
    expect(explained('site/uji')).toContain('A test ….');
    expect(explained('site/uji', 'id')).toContain('Hanya uji.');
  });

  it('are found by a part of their name or a similar name', () => {
    expect(nearestCodes('not-one', CODES)).toEqual(['content/not-one-of']);
    expect(nearestCodes('content/', CODES)).toHaveLength(6);
    expect(nearestCodes('tab', CODES)[0]).toMatch(/tab/);
    expect(nearestCodes('content/not-one-off', CODES)).toEqual(['content/not-one-of']);
    expect(nearestCodes('ya', CODES)).toEqual([]);
    expect(nearestCodes('yam', CODES).length).toBeGreaterThan(0);
  });
});

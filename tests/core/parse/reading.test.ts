/** From bytes to fields: what is refused before the parser sees it, and how a file falls into fields and body. */
import { describe, expect, it } from 'vitest';
import { decode, MAX_FILE_BYTES } from '../../../cli/core/parse/decode.ts';
import { parseFrontMatter } from '../../../cli/core/parse/front-matter.ts';
import { parseYaml } from '../../../cli/core/parse/yaml.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const codes = (faults: readonly { code: string }[]): string[] => faults.map(({ code }) => code);

describe('decoding', () => {
  it('takes UTF-8 with and without byte-order mark', () => {
    expect(decode(bytes('judul: é')).text).toBe('judul: é');
    expect(decode(bytes('\ufeffjudul: é'))).toEqual({ text: 'judul: é', faults: [] });
  });

  it.each([
    ['Latin-1', Uint8Array.from([0x61, 0xe9, 0x0a]), 'file/not-utf8'],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x61, 0]), 'file/utf16'],
    ['a NUL', bytes('a\0b'), 'file/nul'],
    ['an escape', bytes('a\u001b[2J'), 'file/control-character'],
    ['a direction override', bytes('a\u202eb'), 'file/bidi-character'],
    ['a byte-order mark inside', bytes('a\ufeffb'), 'file/byte-order-mark'],
    ['too much', new Uint8Array(MAX_FILE_BYTES + 1), 'file/too-large'],
  ])('refuses %s', (_what, content, code) => {
    expect(codes(decode(content).faults)).toEqual([code]);
  });

  it('finds the first letter that is no UTF-8', () => {
    const content = Uint8Array.from([...bytes('é: aman\nx: '), 0xe9, 0x20, 0xe9]);
    expect(decode(content).faults[0]?.at).toEqual({ start: 11, end: 12 });
  });
});

describe('YAML', () => {
  it('is 1.2: yes, no and dates stay text, numbers and true do not', () => {
    expect(parseYaml('a: yes\nb: 2025-04-20\nc: 12\nd: true\ne: 0o14\n').fields).toEqual({
      a: 'yes',
      b: '2025-04-20',
      c: 12,
      d: true,
      e: 12,
    });
  });

  it.each([
    ['- '.repeat(8000), 'yaml/too-deep'],
    ['? '.repeat(500), 'yaml/complex-key'],
    [`a: ${'['.repeat(5000)}`, 'yaml/too-deep'],
    [`a: ${'{b: '.repeat(2000)}`, 'yaml/too-deep'],
    ['a: &x [1]\nb: *x\n', 'yaml/alias'],
    ['a: !!js/function "x"\n', 'yaml/tag'],
    ['%YAML 1.1\n---\na: 1\n', 'yaml/directive'],
    ['a: 1\n---\nb: 2\n', 'yaml/several-documents'],
    ['- a\n- b\n', 'yaml/not-fields'],
    ['a: 1\n'.repeat(5000), 'yaml/too-many-items'],
  ])('refuses %.20j', (text, code) => {
    const { fields, faults } = parseYaml(text);
    expect(fields === null || faults.length > 0).toBe(true);
    expect(codes(faults)[0]).toBe(code);
  });
});

describe('front matter', () => {
  it('falls into fields and body, whatever the line breaks', () => {
    for (const end of ['\n', '\r\n']) {
      const text = ['---', 'title: a', '---', '', 'Isi *tulisan*', ''].join(end);
      const { fields, body, faults } = parseFrontMatter(text);
      expect(faults).toEqual([]);
      expect(fields).toEqual({ title: 'a' });
      expect(text.slice(body.start)).toBe(body.text);
      expect(body.text.trim()).toBe('Isi *tulisan*');
    }
  });

  it.each(['js', ' JS', 'javascript', 'coffee', 'json', 'toml', 'y'])('refuses the engine %j', (engine) => {
    const { fields, faults } = parseFrontMatter(`---${engine}\ntitle: a\n---\n`);
    expect(fields).toBeNull();
    expect(codes(faults)).toEqual(['frontmatter/engine']);
  });

  it('reads the fields below an engine that is named but right', () => {
    const { fields, faults } = parseFrontMatter('--- yaml \ntitle: a\n---\n');
    expect(fields).toEqual({ title: 'a' });
    expect(codes(faults)).toEqual(['frontmatter/engine']);
  });

  it('gives the same faults each time it is asked', () => {
    const text = '---\ntitle: "a\n---\nIsi\n';
    expect(parseFrontMatter(text).faults).toEqual(parseFrontMatter(text).faults);
    expect(parseFrontMatter(text).faults).not.toEqual([]);
  });
});

/** From text to fields: input refused before parsing, and the split into fields and body. */
import { describe, expect, it } from 'vitest';
import { parseFrontMatter } from '../../../cli/core/parse/front-matter.ts';
import { parseYaml } from '../../../cli/core/parse/yaml.ts';

const codes = (faults: readonly { code: string }[]): string[] => faults.map(({ code }) => code);

describe('YAML', () => {
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
  it('is split into fields and body, whatever the line breaks', () => {
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

  it('yields the fields below the name of their only engine', () => {
    const { fields, faults } = parseFrontMatter('--- yaml \ntitle: a\n---\n');
    expect(fields).toEqual({ title: 'a' });
    expect(faults).toEqual([]);
  });

  it('yields the same faults on each call', () => {
    const text = '---\ntitle: "a\n---\nIsi\n';
    expect(parseFrontMatter(text).faults).toEqual(parseFrontMatter(text).faults);
    expect(parseFrontMatter(text).faults).not.toEqual([]);
  });
});

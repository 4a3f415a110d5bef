/** The commands that write content: `senja new` and `senja check --fix`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { senja, shippedCopy, tree } from '../support/senja.ts';

describe('senja new', () => {
  it('writes an article after the last one and says where, and never writes over a file', async () => {
    const { content, folder } = shippedCopy();
    const made = await senja(['new', 'article', 'Minum air putih'], { cwd: folder });
    expect(made).toMatchObject({ code: 0, stdout: 'content/articles/17-minum-air-putih.yaml\n' });
    const text = readFileSync(path.join(content, 'articles/17-minum-air-putih.yaml'), 'utf8');
    expect(text).toContain('# Judul artikel.\ntitle: Minum air putih\n');

    const before = tree(content);
    const again = await senja(['new', 'article', 'Minum air putih'], { cwd: folder });
    expect(again.code).toBe(2);
    expect(again.stderr).toContain('is taken by articles/17-minum-air-putih.yaml');
    expect(tree(content)).toEqual(before);
  });

  it.each([
    [['article', '?!'], 'cannot become an address'],
    [['page', 'Artikel'], 'is used by senja itself'],
    [['page', 'Tim', '--template', 'tim'], 'There is no template tim'],
    [['foto', 'Kebun'], 'The choices: article, page'],
    [['article'], '<title> is missing'],
  ])('refuses %s', async (args, message) => {
    const { content, folder } = shippedCopy();
    const before = tree(content);
    const refused = await senja(['new', ...args], { cwd: folder });
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain(message);
    expect(tree(content)).toEqual(before);
  });
});

describe('senja check --fix', () => {
  it('mends, shows each line, keeps byte-order mark and line ends, and changes nothing the second time', async () => {
    const { content, folder } = shippedCopy();
    const file = path.join(content, 'articles/01-sayur-bening.yaml');
    const right = `\uFEFF${readFileSync(file, 'utf8').replace(/\n/g, '\r\n')}`;
    writeFileSync(
      file,
      right.replace(/readTime: (\d+) menit/, 'readTime: $1 min').replace('category:', 'categori:'),
    );

    const fixed = await senja(['check', '--fix'], { cwd: folder });
    expect(fixed.code).toBe(0);
    expect(fixed.stderr).toMatch(
      /articles\/01-sayur-bening\.yaml:\d+\n {2}- readTime: \d+ min\n {2}\+ readTime: \d+ menit/,
    );
    expect(readFileSync(file, 'utf8')).toBe(right);

    const before = tree(content);
    const again = await senja(['check', '--fix', '--format', 'json'], { cwd: folder });
    expect(JSON.parse(again.stdout)).toMatchObject({ ok: true, errors: 0 });
    expect(again.stderr).toContain('nothing that can be mended');
    expect(tree(content)).toEqual(before);
  });
});

describe('senja explain', () => {
  it('prints the text of a code, lists all codes, and names the nearest to an unknown one', async () => {
    const one = await senja(['explain', 'content/not-one-of', '--lang', 'id']);
    expect(one).toMatchObject({ code: 0, stderr: '' });
    expect(one.stdout).toContain('category: Makanan Seht');
    expect((await senja(['explain'])).stdout.split('\n').length).toBeGreaterThan(90);
    const unknown = await senja(['explain', 'content/not-one']);
    expect(unknown).toMatchObject({ code: 2, stdout: '' });
    expect(unknown.stderr).toContain('content/not-one-of');
  });
});

/** The commands that write content: `senja new` and `senja check --fix`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentCopy, senja, tree } from '../support/process/senja.ts';
import { atTerminal, KEYS } from '../support/process/terminal.ts';

describe('senja new', () => {
  it('writes an article after the last one and prints its name, and never overwrites a file', async () => {
    const { content, folder } = contentCopy();
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
    [[], '<kind> is missing'],
  ])('refuses %s', async (args, message) => {
    const { content, folder } = contentCopy();
    const before = tree(content);
    const refused = await senja(['new', ...args], { cwd: folder });
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain(message);
    expect(tree(content)).toEqual(before);
  });
});

describe('senja new on a terminal', () => {
  it('asks for missing values, explains why a title is invalid, and fills in the answers', async () => {
    const { content, folder } = contentCopy();
    const answers = [
      ['\nNumber: ', '1'],
      ['Title: ', '?!'],
      ['Use letters or digits in the title.\nTitle: ', 'Sayur bening'],
      ['that file is unchanged.\nTitle: ', 'Minum air putih'],
      ['\nNumber (Enter: fill in later): ', '7'],
      ['Write a number from 1 to 4.\nNumber (Enter: fill in later): ', '3'],
    ] as const;
    const { code, screen } = await atTerminal(['new'], answers, { cwd: folder });
    expect(screen).toContain('What do you want to create?\n  1  article\n  2  page\n');
    expect(screen).toContain('  2  Gerakan Ringan\n  3  Tidur Berkualitas\n');
    expect(code).toBe(0);
    expect(screen).toContain('content/articles/17-minum-air-putih.yaml\nFill in what is still empty');
    const text = readFileSync(path.join(content, 'articles/17-minum-air-putih.yaml'), 'utf8');
    expect(text).toContain('\ntitle: Minum air putih\n');
    expect(text).toContain('\ncategory: Tidur Berkualitas\n');
    expect(text).toContain('\nexcerpt:\n');
  });

  it.each([
    [KEYS.interrupt, 130, /^Title: \n$/],
    [KEYS.end, 2, /^Title: \nThe command is not complete: <title> is missing\.\n/],
  ])('exits on %j without writing anything', async (key, exitCode, shown) => {
    const { content, folder } = contentCopy();
    const before = tree(content);
    const { code, screen } = await atTerminal(['new', 'article'], [['Title: ', key]], { cwd: folder });
    expect(screen).toMatch(shown);
    expect(code).toBe(exitCode);
    expect(tree(content)).toEqual(before);
  });
});

describe('senja check --fix', () => {
  it('fixes, lists each edit, keeps byte-order mark and line endings, and changes nothing the second time', async () => {
    const { content, folder } = contentCopy();
    const file = path.join(content, 'articles/01-sayur-bening.yaml');
    const right = `\uFEFF${readFileSync(file, 'utf8').replace(/\n/g, '\r\n')}`;
    const minutes = /readTime: (\d+) menit/.exec(right)?.[1];
    const lineOf = (name: string): number => right.split('\n').findIndex((line) => line.startsWith(name)) + 1;
    writeFileSync(file, right.replace('menit', 'min  ').replace('category: ', 'category:\u00a0').trimEnd());

    const fixed = await senja(['check', '--fix'], { cwd: folder });
    expect(fixed.code).toBe(0);
    const at = (name: string): string => `articles/01-sayur-bening.yaml:${lineOf(name)}`;
    expect(fixed.stderr).toContain(
      [
        `${at('readTime')}:11  content/bad-read-time  “${minutes} min” → “${minutes} menit”`,
        `${at('readTime')}:${17 + String(minutes).length}  spaces at the end of the line  “··” → “”`,
        `  - readTime: ${minutes} min  `,
        `  + readTime: ${minutes} menit`,
      ].join('\n'),
    );
    expect(fixed.stderr).toContain(
      `${at('category')}:1  yaml/odd-space  “category:⟨U+00A0⟩” → “category: ”\n  - category:⟨U+00A0⟩Makanan Sehat\n  + category: Makanan Sehat\n`,
    );
    expect(fixed.stderr).toContain('line break at the end of the file  “” → “⏎”');
    expect(readFileSync(file, 'utf8')).toBe(right);

    const before = tree(content);
    const again = await senja(['check', '--fix', '--format', 'json'], { cwd: folder });
    expect(JSON.parse(again.stdout)).toMatchObject({ ok: true, errors: 0 });
    expect(again.stderr).toContain('nothing that could be fixed');
    expect(tree(content)).toEqual(before);
    const indonesian = await senja(['check', '--fix', '--lang', 'id'], { cwd: folder });
    expect(indonesian.stderr).toContain('Tidak ada yang dapat diperbaiki dengan pasti.');
  });
});

describe('senja explain', () => {
  it('prints the text of a code, lists all codes, and suggests the nearest to an unknown one', async () => {
    const one = await senja(['explain', 'content/not-one-of', '--lang', 'id']);
    expect(one).toMatchObject({ code: 0, stderr: '' });
    expect(one.stdout).toContain('category: Cerita Anka');
    expect((await senja(['explain'])).stdout.split('\n').length).toBeGreaterThan(90);
    const unknown = await senja(['explain', 'content/not-one']);
    expect(unknown).toMatchObject({ code: 2, stdout: '' });
    expect(unknown.stderr).toContain('content/not-one-of');
  });
});

/** The commands that write content: `senja new` and `senja check --fix`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentCopy, root, senja, tree } from '../support/process/senja.ts';
import { atTerminal, KEYS } from '../support/process/terminal.ts';

/** Notes on the unchanged shipped site. */
const NOTES = [{ code: 'site/example-data' }, { code: 'site/example-data' }];

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

it('uses the date of the site’s time zone in senja new, so that an article is not withheld', async () => {
  const { content, folder } = contentCopy();
  const moment = Date.parse('2026-11-30T14:50:00Z');
  const env = (TZ: string) => ({
    NODE_OPTIONS: `--import ${path.join(root, 'tests/support/process/clock.mjs')}`,
    CLOCK_YEARS: String((moment - Date.now()) / (365.25 * 24 * 60 * 60 * 1000)),
    TZ,
  });
  const made = async (title: string, TZ: string): Promise<string> => {
    const { stdout } = await senja(['new', 'article', title], { cwd: folder, env: env(TZ) });
    return readFileSync(path.join(folder, stdout.trim()), 'utf8');
  };
  expect(await made('Teh jahe', 'Pacific/Kiritimati')).toContain('publishDate: 30 November 2026\n');
  const site = path.join(content, 'site.yaml');
  writeFileSync(site, `${readFileSync(site, 'utf8')}timeZone: Pacific/Kiritimati\n`);
  expect(await made('Teh serai', 'UTC')).toContain('publishDate: 1 Desember 2026\n');
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

  it('asks nothing if all values are given', async () => {
    const { folder } = contentCopy();
    const { code, screen } = await atTerminal(['new', 'page', 'Aturan'], [], { cwd: folder });
    expect(code).toBe(0);
    expect(screen).toMatch(/^content\/pages\/aturan\.md\nFill in /);
  });

  it('asks for no choice that the content does not offer', async () => {
    const { content, folder } = contentCopy();
    writeFileSync(path.join(content, 'site.yaml'), 'title: [\n');
    const { code, screen } = await atTerminal(['new', 'article'], [['Title: ', 'Teh']], { cwd: folder });
    expect(code).toBe(0);
    expect(screen).not.toContain('Number');
    expect(readFileSync(path.join(content, 'articles/17-teh.yaml'), 'utf8')).toContain('\ncategory:\n');
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

  it('names the command that applies single suggestions, for the files and codes that it was run for', async () => {
    const { content, folder } = contentCopy();
    const file = path.join(content, 'articles/01-sayur-bening.yaml');
    const right = readFileSync(file, 'utf8');
    writeFileSync(file, right.replace(/publishDate: .*/, 'publishDate: 31 April 2025'));

    const named = 'content/articles/01-sayur-bening.yaml';
    const suggestion = /To apply the suggestions after “Did you mean”: .*senja.mjs (.*)\n/;
    expect((await senja(['check'], { cwd: folder })).stderr).not.toMatch(suggestion);
    for (const args of [[], ['content/pages'], ['--skip', 'content/no-such-date']])
      expect((await senja(['check', '--fix', ...args], { cwd: folder })).stderr.match(suggestion)?.[1]).toBe(
        args.length > 0 ? undefined : 'check --fix --only content/no-such-date --suggested',
      );
    const [, command = ''] =
      suggestion.exec((await senja(['check', '--fix', named], { cwd: folder })).stderr) ?? [];
    expect(command).toBe(`check --fix --only content/no-such-date --suggested ${named}`);

    const applied = await senja(command.split(' '), { cwd: folder });
    expect(applied.code).toBe(0);
    expect(applied.stderr).not.toMatch(suggestion);
    expect(readFileSync(file, 'utf8')).toContain('publishDate: 30 April 2025');
  });

  it('reports what remains if a list is nested too deeply', async () => {
    const { content, folder } = contentCopy();
    const file = path.join(content, 'articles/01-sayur-bening.yaml');
    const text = `sources:\n  ${'- '.repeat(5500)}a  \n${readFileSync(file, 'utf8')}`;
    writeFileSync(file, text);
    const left = await senja(['check', '--fix', '--format', 'json'], { cwd: folder });
    expect(left.code).toBe(1);
    expect(JSON.parse(left.stdout)).toMatchObject({
      errors: 1,
      diagnostics: [{ code: 'yaml/too-deep' }, ...NOTES],
    });
    expect(readFileSync(file, 'utf8')).toBe(text);
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

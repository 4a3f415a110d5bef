/** The commands that write content, in seldom cases: `senja new` and `senja check --fix`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentCopy, root, senja } from '../support/process/senja.ts';
import { atTerminal } from '../support/process/terminal.ts';

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
});

describe('senja check --fix', () => {
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
});

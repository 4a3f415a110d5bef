/** `senja rename`: a name is changed everywhere, completely or not at all. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { senja, tree } from '../support/process/senja.ts';
import { posko } from '../support/sites/posko.ts';

const folder = posko();
const at = (name: string): string => path.join(folder, 'content', name);
const read = (name: string): string => readFileSync(at(name), 'utf8');
const put = (name: string, text: string): void => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};
const content = (): Record<string, string> => tree(path.join(folder, 'content'));
const run = (...args: string[]) => senja([...args, '--lang', 'en'], { cwd: folder });

beforeEach(() => {
  put(
    'staff/3-ani.md',
    '---\nname: Ani # with [Sri](/staff/sri/)\n---\n\nWorks with [Sri](/staff/sri/?from=ani), not `[x](/staff/sri/)` or (/staff/sri/), [her][s] and [all](/staff/).\n\n[s]: /staff/sri/\n',
  );
  put(
    'staff/5-tri.md',
    '---\nname: Tri\ndraft: true\n---\n\nWorks with <https://health-post.example/staff/sri/>.\n',
  );
  put('schedules/3-third.yaml', 'day: 4 April 2026\nplace: market # sri\nstaff:\n  - "sri"\n  - budi\n');
});

it('moves the file, and changes only references and links', async () => {
  const before = content();
  const first = read('schedules/1-first.yaml');
  const { code, stderr } = await run('rename', 'staff/1-sri.md', 'sri-wahyuni');
  expect({ code, reported: stderr.includes('staff/1-sri.md → staff/1-sri-wahyuni.md') }).toEqual({
    code: 0,
    reported: true,
  });
  expect(read('schedules/3-third.yaml')).toBe(
    'day: 4 April 2026\nplace: market # sri\nstaff:\n  - "sri-wahyuni"\n  - budi\n',
  );
  expect(read('schedules/1-first.yaml')).toBe(first.replace(/\bsri\b/, 'sri-wahyuni'));
  expect(read('staff/3-ani.md')).toBe(
    '---\nname: Ani # with [Sri](/staff/sri/)\n---\n\nWorks with [Sri](/staff/sri-wahyuni/?from=ani), not `[x](/staff/sri/)` or (/staff/sri/), [her][s] and [all](/staff/).\n\n[s]: /staff/sri-wahyuni/\n',
  );
  expect(read('staff/5-tri.md')).toContain('<https://health-post.example/staff/sri-wahyuni/>');
  expect(read('staff/1-sri-wahyuni.md')).toContain('aliases: [/people/sri/, /staff/sri/]');
  expect(Object.keys(content())).not.toContain('staff/1-sri.md');
  expect((await run('check')).code).toBe(0);
  // And back again.
  expect((await run('rename', 'sri-wahyuni', 'sri')).code).toBe(0);
  const again = content();
  expect(again['staff/1-sri.md']).toContain('aliases: [/people/sri/, /staff/sri-wahyuni/]');
  for (const name of Object.keys(before).filter((one) => one !== 'staff/1-sri.md'))
    expect([name, again[name]]).toEqual([name, before[name]]);
});

it('previews its changes, and lists the edits for programs', async () => {
  const before = content();
  const { code, stderr } = await run('rename', 'places/market', 'old-market', '--dry-run');
  expect({ code, last: stderr.trim().split('\n').at(-1) }).toEqual({
    code: 0,
    last: '3 files would change. Nothing was written.',
  });
  expect(stderr).toContain('schedules/3-third.yaml:2:8  “market” → “old-market”');
  const { stdout } = await run('rename', 'market', 'old-market', '--dry-run', '--format', 'json');
  const { ok, renamed, edits } = JSON.parse(stdout);
  expect({ ok, renamed }).toEqual({
    ok: true,
    renamed: { from: 'places/market.yaml', to: 'places/old-market.yaml' },
  });
  expect(edits).toContainEqual({
    code: 'rename',
    file: 'schedules/3-third.yaml',
    old: 'market',
    new: 'old-market',
    pass: 1,
    line: 2,
    column: 8,
    endLine: 2,
    endColumn: 14,
  });
  expect(content()).toEqual(before);
});

it('leaves a draft without a former address unless it is listed as published', async () => {
  put('addresses.txt', '/\n');
  expect((await run('rename', 'tri', 'trisno.md')).code).toBe(0);
  expect(read('staff/5-trisno.md')).not.toContain('aliases');
  put('addresses.txt', '/\n/staff/trisno/\n');
  expect((await run('rename', 'trisno', 'tri')).code).toBe(0);
  expect(read('staff/5-tri.md')).toContain('aliases:\n  - /staff/trisno/\n');
});

it('keeps an entry in its folder, unless the new name has a slash', async () => {
  const model = 'models/staff.schema.json';
  put(model, read(model).replace('"staff"', '"staff/**"').replace('{slug}', '{path}'));
  put('staff/team/1-eko.md', '---\nname: Eko\n---\n\nHello.\n');
  for (const [from, to, file] of [
    ['team/eko', 'eko-putra', 'staff/team/1-eko-putra.md'],
    ['team/eko-putra', 'night/eko', 'staff/night/1-eko.md'],
    ['night/eko', '/eko', 'staff/1-eko.md'],
  ] as const) {
    expect((await run('rename', from, to)).code).toBe(0);
    expect(Object.keys(content())).toContain(file);
  }
});

describe('refuses, and changes nothing,', () => {
  it.each([
    ['a name that is taken', ['sri', 'budi'], 2, 'usage/exists', 'staff/2-budi.md'],
    ['its own name', ['sri', 'sri'], 2, 'usage/exists', 'staff/1-sri.md'],
    [
      'its own name in other case, to which it cannot redirect',
      ['sri', 'Sri'],
      2,
      'usage/exists',
      'staff/1-sri.md',
    ],
    ['a name that is none', ['sri', 'sri wahyuni'], 2, 'usage/bad-name', 'sri wahyuni'],
    ['a folder where there are none', ['sri', 'team/sri'], 2, 'usage/bad-name', 'team-sri'],
    ['a name whose number would be lost', ['market', '01-market'], 2, 'usage/bad-name', '01-market'],
    ['an entry that is not there', ['siri', 'x'], 2, 'usage/not-content', 'staff/1-sri.md'],
  ])('%s', async (_, args, code, failure, says) => {
    const before = content();
    const { stdout, code: ended } = await run('rename', ...args, '--format', 'json');
    const report = JSON.parse(stdout);
    expect({ ended, failure: report.failure.code }).toEqual({ ended: code, failure });
    expect(report.failure.message + report.failure.hint).toContain(says);
    expect(content()).toEqual(before);
  });

  it.each([
    [
      'a fault in a file that names the entry',
      'schedules/3-third.yaml',
      'day: 40 April 2026\nplace: market\nstaff: [sri]\n',
      'content/no-such-date',
    ],
    [
      'a file that cannot be read whole and may name it',
      'schedules/3-third.yaml',
      'day: 4 April 2026\nplace: market\nstaff: [sri\n',
      'yaml/unclosed-bracket',
    ],
    [
      'an address that is another entry’s',
      'staff/4-eko.md',
      '---\nname: Eko\naliases: [/staff/sri-wahyuni/]\n---\n\nHello.\n',
      'alias/taken',
    ],
  ])('%s', async (_, file, text, reported) => {
    put(file, text);
    const before = content();
    const { code, stdout } = await run('rename', 'sri', 'sri-wahyuni', '--format', 'json');
    const { diagnostics } = JSON.parse(stdout);
    expect({ code, codes: diagnostics.map((one: { code: string }) => one.code) }).toEqual({
      code: 1,
      codes: [reported],
    });
    expect(content()).toEqual(before);
  });

  it('but not for faults of other files', async () => {
    put('places/school.yaml', 'nama: School\n');
    expect((await run('rename', 'sri', 'sri-wahyuni')).code).toBe(0);
    expect(read('schedules/3-third.yaml')).toContain('"sri-wahyuni"');
  });
});

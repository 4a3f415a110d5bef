/**
 * References between entries, in a site with its own models: reported at their place, fixed if certain, and the same
 * after any build.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commandRunner, copyContent, sharedFolder, tree } from '../support/process/senja.ts';
import { install } from '../support/sites/installed.ts';
import { packageCopy } from '../support/sites/package-copy.ts';

const folder = sharedFolder();
const packageRoot = path.join(folder, 'paket');
const runInTurn = commandRunner(packageRoot);
const content = path.join(packageRoot, 'content');
const at = (name: string): string => path.join(content, name);
const put = (name: string, text: string): void => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};

const date = { type: 'string', format: 'indonesian-date' };
const MODELS = {
  person: {
    'x-collection': { folder: 'staff', noun: { id: 'petugas', en: 'person' } },
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: {
      name: { type: 'string', 'x-role': 'title' },
      draft: { type: 'boolean', 'x-role': 'draft' },
      from: { ...date, 'x-role': 'published' },
      until: { ...date, 'x-role': 'expires' },
    },
  },
  visit: {
    'x-collection': { folder: 'visits/**' },
    type: 'object',
    additionalProperties: false,
    properties: {
      who: { type: 'string', 'x-one-of': 'staff' },
      others: { type: 'array', items: { type: 'string', 'x-one-of': 'staff' } },
      after: { type: 'string', 'x-one-of': 'visits' },
      at: { type: 'string', format: 'time' },
      day: { type: 'string', format: 'english-date', 'x-role': 'published' },
      ends: { type: 'string', format: 'date', 'x-role': 'expires', 'x-after': 'day' },
      expires: { type: 'string', format: 'date' },
    },
  },
};

interface ExpectedFault {
  code: string;
  file: string;
  line: number;
  column: number;
  message: string;
  hint: string;
  suggestions?: string[];
}

async function report(command: string, ...more: string[]) {
  const args = ['--content', content, '--now', '2025-06-01', '--format', 'json', '--lang', 'en'];
  const { code, stdout } = await runInTurn([command, ...args, ...more]);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: ExpectedFault[] };
  const own = diagnostics.filter(({ file }) => /^(?:staff|visits)\//.test(file));
  return {
    code,
    own,
    places: own.map((one) => `${one.file}:${one.line}:${one.column} ${one.code}`),
  };
}

beforeAll(() => {
  packageCopy(packageRoot);
  copyContent(content);
  install(packageRoot);
  for (const [name, schema] of Object.entries(MODELS))
    writeFileSync(at(`models/${name}.schema.json`), JSON.stringify(schema));
});

beforeEach(() => {
  for (const name of ['staff', 'visits']) rmSync(at(name), { recursive: true, force: true });
  put('staff/01-siti-rahma.yaml', 'name: Siti Rahma\n');
  put('staff/02-budi.yaml', 'name: Budi\n');
});

describe('a reference', () => {
  it('without a target is reported at its place, alone and in a list, with the nearest name', async () => {
    put('visits/2025/01-mei.yaml', 'who: siti-rahman\nothers:\n  - budi\n  - "Siti Rahma"\n');
    put('visits/02-juni.yaml', 'who: budi\nafter: 2025/mei\n');
    put('visits/03-juli.yaml', 'after: mei\n');
    put('visits/04-akhir.yaml', 'after: meii\n');
    const { code, own, places } = await report('check');
    expect(code).toBe(1);
    expect(places).toEqual([
      'visits/03-juli.yaml:1:8 reference/unknown',
      'visits/04-akhir.yaml:1:8 reference/unknown',
      'visits/2025/01-mei.yaml:1:6 reference/unknown',
      'visits/2025/01-mei.yaml:4:5 reference/unknown',
    ]);
    expect(own.map(({ suggestions = [] }) => suggestions)).toEqual([
      ['2025/mei'],
      ['2025/mei'],
      ['siti-rahma'],
      ['siti-rahma'],
    ]);
    expect(own[2]?.message).toBe('There is no entry “siti-rahman” in the folder staff.');
    expect(own.map(({ hint }) => hint)).toEqual([
      expect.stringMatching(/; if it is in a subfolder, with that folder, such as 2025\/mei\.$/),
      expect.stringMatching(/such as 2025\/mei\.$/),
      ...Array(2).fill('Write the name of the file, without its number and extension.'),
    ]);
  });

  it('means an entry of that name in a subfolder rather than one with a similar name', async () => {
    put('visits/2025/01-jul.yaml', 'who: budi\n');
    put('visits/02-juli.yaml', 'after: jul\n');
    const { own } = await report('check');
    expect(own.map(({ suggestions }) => suggestions)).toEqual([['2025/jul']]);
  });

  it('is fixed if only one entry can be intended, and not otherwise', async () => {
    put('staff/03-bud.yaml', 'name: Bud\n');
    put('visits/01-mei.yaml', 'who: siti-rahmaa # ketua\nothers: [02-budi, budo, "Siti Rahma"]\n');
    await report('check', '--fix');
    expect(readFileSync(at('visits/01-mei.yaml'), 'utf8')).toBe(
      'who: siti-rahma # ketua\nothers: [budi, budo, "siti-rahma"]\n',
    );
  });

  it('to a faulty file is not reported twice, and others are checked at the same time', async () => {
    put('staff/02-budi.yaml', 'nama: Budi\n');
    put('visits/01-mei.yaml', 'who: budi\n');
    put('visits/02-juni.yaml', 'who: bubi\n');
    expect((await report('check')).places).toEqual([
      'staff/02-budi.yaml:1:1 content/unknown-field',
      'visits/02-juni.yaml:1:6 reference/unknown',
    ]);
  });

  it.each([
    ['draft: true', 'is a draft'],
    ['from: 2 Juli 2025', 'is not published until 2 Jul 2025'],
    ['until: 2 Mei 2025', 'was taken down on 2 May 2025'],
  ])('to an entry with %s is a warning that %s', async (line, why) => {
    put('staff/02-budi.yaml', `name: Budi\n${line}\n`);
    put('visits/01-mei.yaml', 'who: budi\n');
    const { code, own } = await report('check');
    const [reported] = own.filter(({ file }) => file.startsWith('visits/'));
    expect(code).toBe(0);
    expect(reported).toMatchObject({ code: 'reference/hidden', line: 1, column: 6 });
    expect(reported?.message).toBe(`“budi” refers to staff/02-budi.yaml, which ${why}.`);
  });

  it('of a translation leads to the translation in its language, else to the original', async () => {
    const settings = readFileSync(at('site.yaml'), 'utf8');
    put('site.yaml', `${settings}languages:\n  - code: en\n`);
    put('staff/02-budi.yaml', 'name: Budi\ndraft: true\n');
    put('visits/01-mei.yaml', 'who: budi\n');
    put('visits/01-mei.en.yaml', 'who: budi\n');
    const hidden = async () =>
      (await report('check')).own.filter(({ code }) => code === 'reference/hidden').map(({ file }) => file);
    expect(await hidden()).toEqual(['visits/01-mei.en.yaml', 'visits/01-mei.yaml']);
    put('staff/02-budi.en.yaml', 'name: Budi\n');
    expect(await hidden()).toEqual(['visits/01-mei.yaml']);
    put('site.yaml', settings);
  });

  it('is checked again when its target is added or removed, as in a first build', async () => {
    put('visits/01-mei.yaml', 'who: budi\n');
    put('visits/02-juni.yaml', 'who: ani\n');
    const moves: [string, () => void, number][] = [
      ['without a target', () => undefined, 1],
      ['with it', () => put('staff/ani.yaml', 'name: Ani\n'), 0],
      ['nothing new', () => undefined, 0],
      ['another goes', () => renameSync(at('staff/02-budi.yaml'), at('staff/02-budiman.yaml')), 1],
      ['it comes back', () => renameSync(at('staff/02-budiman.yaml'), at('staff/09-budi.yaml')), 0],
      ['as a draft', () => put('staff/09-budi.yaml', 'name: Budi\ndraft: true\n'), 0],
      ['all go', () => rmSync(at('staff'), { recursive: true }), 1],
    ];
    const out = path.join(folder, 'dist');
    for (const [what, move, code] of moves) {
      move();
      const again = await report('build', '--out', out);
      const first = `${out} ${what}`;
      const clean = await report('build', '--out', first);
      expect([what, again.code, again.own]).toEqual([what, clean.code, clean.own]);
      expect([what, again.code]).toEqual([what, code]);
      if (code === 0) expect([what, tree(out)]).toEqual([what, tree(first)]);
    }
  });
});

describe('a date or time in a notation of the model', () => {
  it('is reported at its place if it is written in another, and fixed if it means one day', async () => {
    put('visits/01-mei.yaml', 'at: "08.30"\nday: 2025-05-20\nends: 4/5/2026\n');
    const { own, places } = await report('check');
    expect(places).toEqual([
      'visits/01-mei.yaml:1:5 content/bad-time',
      'visits/01-mei.yaml:2:6 content/date-format',
      'visits/01-mei.yaml:3:7 content/date-format',
    ]);
    expect(own[1]?.message).toBe('The date “2025-05-20” is not written like 20 April 2025.');
    await report('check', '--fix');
    expect(readFileSync(at('visits/01-mei.yaml'), 'utf8')).toBe(
      'at: "08:30"\nday: 20 May 2025\nends: 4/5/2026\n',
    );
  });

  it('determines by its role when an entry is shown, and nothing without one', async () => {
    put('visits/01-mei.yaml', 'expires: 2020-01-01\n');
    put('visits/02-juni.yaml', 'day: May 1, 2025\nends: 2025-06-01\n');
    put('visits/03-juli.yaml', 'day: 2 June 2025\n');
    put('visits/04-lama.yaml', 'day: 2 May 2025\nends: 2025-05-01\n');
    const { places } = await report('check');
    expect(places).toContain('visits/04-lama.yaml:2:7 content/expires-before-published');
    rmSync(at('visits/04-lama.yaml'));
    const { own } = await report('check');
    expect(own.map(({ file, code, message }) => [file, code, message.replace(/^.* /, '')])).toEqual([
      ['visits/02-juni.yaml', 'site/expired', '2025.'],
      ['visits/03-juli.yaml', 'site/scheduled', '2025.'],
    ]);
  });
});

it('senja new asks for references', async () => {
  const { stdout } = await runInTurn(['new', 'visit', 'Agustus', '--content', content]);
  const text = readFileSync(path.join(packageRoot, stdout.trim()), 'utf8');
  expect(text).toContain('siti-rahma, budi');
});

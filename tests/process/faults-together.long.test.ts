/** Faults of models, code and content of one site are reported together, without those that others cause. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { root, senja, temporaryFolder } from '../support/process/senja.ts';
import { follow, serve } from '../support/process/serve.ts';
import { packageCopy } from '../support/sites/package-copy.ts';
import { posko } from '../support/sites/posko.ts';

const folder = posko();
const at = (name: string): string => path.join(folder, name);

type Change = (text: string) => string;
const change = (name: string, edit: Change | string): void => {
  const before = readFileSync(at(name), 'utf8');
  const after = typeof edit === 'string' ? edit : edit(before);
  expect(after).not.toBe(before);
  writeFileSync(at(name), after);
};
const instead =
  (old: string, now: string): Change =>
  (text) =>
    text.replace(old, now);

/** File, line and code of everything that a command reports. */
async function reported(command = 'check'): Promise<string[]> {
  const { code, stdout } = await senja([command, '--format', 'json', '--lang', 'en'], { cwd: folder });
  expect(code).toBe(1);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { file: string; line: number; code: string }[];
  };
  return diagnostics.map((one) => `${one.file}:${one.line} ${one.code}`);
}

const STAFF = 'content/staff/1-sri.md';
const SCHEDULE = 'content/schedules/1-first.yaml';
const PLACE = 'content/models/place.schema.json';

/** Faults of three entries: of fields, of a body, and of YAML. */
function faultyEntries(): void {
  change(SCHEDULE, 'day: 33 Maret 2026\nplace: markt\nstaff: [budi]\n');
  change(STAFF, (text) => `${text}\n[](https://a.example/)\n`);
  change('content/places/market.yaml', 'name: [\n');
}

describe.each<[string, string, Change, string]>([
  ['no JSON', PLACE, (text) => text.replace(',', ''), 'models/place.schema.json:3 model/not-json'],
  [
    'an unknown keyword',
    PLACE,
    instead('"required"', '"reqired"'),
    'models/place.schema.json:6 model/unknown-keyword',
  ],
  [
    'no folder',
    PLACE,
    instead('"folder": "places"', '"foldr": "places"'),
    'models/place.schema.json:3 model/unknown-keyword',
  ],
])('with a model that has %s', (_what, model, edit, expected) => {
  it.each(['build', 'check'])('%s reports all other faults', async (command) => {
    change(model, edit);
    faultyEntries();
    change('templates/home.tsx', (text) => `${text}\n)`);
    change('client/widgets/counter.tsx', (text) => `${text}\n}`);
    const found = await reported(command);
    expect(found).toEqual(
      expect.arrayContaining([
        expected,
        expect.stringMatching(/^\.\.\/templates\/home\.tsx:\d+ senja\/site-code$/),
        expect.stringMatching(/^\.\.\/client\/widgets\/counter\.tsx:\d+ senja\/site-code$/),
        'schedules/1-first.yaml:1 content/no-such-date',
        expect.stringMatching(/^staff\/1-sri\.md:\d+ markdown\/empty-link$/),
      ]),
    );
    // References to entries of the faulty model are unknown, and so is its folder if it names none.
    expect(found.filter((one) => /reference|not-one-of|unknown-folder/.test(one))).toEqual([]);
  });
});

it('checks entries without site.yaml’s model, and the references between them', async () => {
  change('content/models/site.schema.json', (text) => text.replace('{', '{,'));
  faultyEntries();
  expect(await reported()).toEqual([
    'models/site.schema.json:1 model/not-json',
    'places/market.yaml:1 yaml/unclosed-bracket',
    'schedules/1-first.yaml:1 content/no-such-date',
    'schedules/1-first.yaml:2 reference/unknown',
    expect.stringMatching(/^staff\/1-sri\.md:\d+ markdown\/empty-link$/),
  ]);
});

it('leaves only the collection of two models in one folder unchecked', async () => {
  writeFileSync(at('content/models/zone.schema.json'), readFileSync(at(PLACE)));
  faultyEntries();
  expect(await reported()).toEqual([
    'models/zone.schema.json:3 model/same-folder',
    'places/market.yaml:1 yaml/unclosed-bracket',
    'schedules/1-first.yaml:1 content/no-such-date',
    expect.stringMatching(/^staff\/1-sri\.md:\d+ markdown\/empty-link$/),
  ]);
});

it.each([
  ['"required"', '"reqired"'],
  ['"folder": "places", ', ''],
])('runs no check of the whole content while a model has %s as %s', async (right, wrong) => {
  change('templates/site.ts', instead('  files:', "  check() { throw new Error('oops'); },\n  files:"));
  change(PLACE, instead(right, wrong));
  expect(await reported()).toEqual([expect.stringMatching(/^models\/place\.schema\.json:\d model\//)]);
});

it('reports a missing template together with faulty entries', async () => {
  change(PLACE, instead('"folder": "places"', '"folder": "places", "template": "plce"'));
  change(SCHEDULE, 'day: 33 Maret 2026\nplace: markt\nstaff: [budi]\n');
  expect(await reported()).toEqual([
    'models/place.schema.json:3 code/missing-component',
    'schedules/1-first.yaml:1 content/no-such-date',
    'schedules/1-first.yaml:2 reference/unknown',
  ]);
});

it('notes where the plan fails if a faulty entry may be the reason, and reports it otherwise', async () => {
  change('templates/site.ts', instead("page('/', ", "places.get('market')!.name + page('/', "));
  change('content/places/market.yaml', 'name: [\n');
  expect(await reported()).toEqual([
    expect.stringMatching(/^\.\.\/templates\/site\.ts:\d+ code\/not-planned$/),
    'places/market.yaml:1 yaml/unclosed-bracket',
  ]);
  change('content/places/market.yaml', 'name: Market\n');
  change('templates/site.ts', instead("get('market')", "get('none')"));
  change(STAFF, (text) => `${text}\n[](https://a.example/)\n`);
  expect(await reported()).toEqual([
    expect.stringMatching(/^\.\.\/templates\/site\.ts:\d+ senja\/site-code$/),
    expect.stringMatching(/^staff\/1-sri\.md:\d+ markdown\/empty-link$/),
  ]);
});

it.each([
  ['package.json', '{'],
  ['templates/site.ts', 'export const site = ;'],
  ['templates/pictures.ts', "throw new Error('a');"],
])('places the fault of %s also where all features of content are used', async (name, text) => {
  const site = packageCopy(path.join(temporaryFolder(), 'site'));
  const content = path.join(site, 'content');
  cpSync(path.join(root, 'tests/sites/lengkap'), content, { recursive: true });
  const settings = path.join(content, 'site.yaml');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('url: ', 'url: x'));
  writeFileSync(path.join(site, name), text);
  const { stdout, stderr } = await senja(['check', '--format', 'json', '--lang', 'en'], { cwd: site });
  expect(stderr).toBe('');
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { file: string; code: string }[] };
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual([
    `../${name} senja/site-code`,
    'site.yaml content/not-https',
  ]);
});

it('reports the faults of all bundles in one run', async () => {
  change('templates/home.tsx', (text) => `${text}\n)`);
  change('client/widgets/counter.tsx', (text) => `${text}\n}`);
  writeFileSync(at('templates/staff.css'), "@import './none.css';\n");
  expect(await reported()).toEqual([
    expect.stringContaining('../client/widgets/counter.tsx'),
    expect.stringContaining('../templates/home.tsx'),
    '../templates/staff.css:1 senja/site-code',
  ]);
});

describe.each<[string, string, Change]>([
  ['templates', 'templates/home.tsx', (text) => `${text}\n)`],
  ['a model', 'content/models/staff.schema.json', instead('"type"', '"tpye"')],
])('with a fault of %s', (_what, name, edit) => {
  const DAY = 'day: 2026/2/1 \nplace: Village Hall\nstaff: []\n';
  beforeEach(() => {
    change(name, edit);
    change(SCHEDULE, DAY);
  });

  it('check --fix corrects content', async () => {
    const { code, stdout } = await senja(['check', '--fix', '--format', 'json'], { cwd: folder });
    const { edits, diagnostics } = JSON.parse(stdout) as { edits: object[]; diagnostics: object[] };
    expect({ code, edits: edits.length, left: diagnostics.length }).toEqual({ code: 1, edits: 3, left: 1 });
    expect(readFileSync(at(SCHEDULE), 'utf8')).not.toBe(DAY);
  });

  it('reports have fixes of content', async () => {
    const { stdout } = await senja(['check', '--format', 'sarif'], { cwd: folder });
    const { runs } = JSON.parse(stdout) as { runs: { results: { fixes?: object[] }[] }[] };
    expect(runs[0]?.results.filter(({ fixes }) => fixes)).not.toEqual([]);
  });

  it('dev offers fixes of content', async () => {
    const { url } = await serve(['dev', '--content', at('content')]);
    const { report } = await follow(url);
    await expect.poll(() => report()?.fixes.map(({ file }) => file)).toEqual(['schedules/1-first.yaml']);
  });
});

/** A site of its own: its pages come from its models and `templates/site.ts`, and it can be built from anywhere. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { senja, tree } from '../support/process/senja.ts';
import { serve } from '../support/process/serve.ts';
import { posko } from '../support/sites/posko.ts';

const folder = posko();
const at = (name: string): string => path.join(folder, name);
const page = (name: string): string => readFileSync(at(`dist/${name}/index.html`), 'utf8');
const text = (html: string): string =>
  html
    .replace(/^.*<main>/s, '')
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

async function build(): Promise<void> {
  expect(await senja(['build', '--quiet'], { cwd: folder })).toMatchObject({ code: 0, stderr: '' });
}

it('shows entries with those that they refer to, and those that refer to them', async () => {
  await build();
  expect(text(page('staff/sri'))).toBe(
    'Sri Wahyuni Midwife since 1998. 3 Maret 2026 Market 1 Februari 2026 Village hall',
  );
  expect(text(page('places/market'))).toBe('Market 3 Maret 2026: Budi Santoso, Sri Wahyuni');
  expect(text(readFileSync(at('dist/index.html'), 'utf8'))).toBe(
    'Village health post 1 Februari 2026: Village hall 3 Maret 2026: Market 2 sessions 1 Februari 2026 3 Maret 2026 Send Who comes?',
  );
  expect(text(page('staff'))).toBe('Staff Sri Wahyuni (3) Budi Santoso (3)');
  expect(JSON.parse(readFileSync(at('dist/search.json'), 'utf8'))).toEqual([
    ['/staff/sri/', 'Midwife since 1998.'],
    ['/staff/budi/', 'Weighs and measures.'],
  ]);
});

it('redirects former addresses, publishes files, and reserves addresses of its own', async () => {
  await build();
  expect(page('people/sri')).toContain('http-equiv="refresh" content="0; url=/staff/sri/"');
  expect(readFileSync(at('dist/_redirects'), 'utf8')).toBe('/people/sri/ /staff/sri/ 301\n');
  expect(existsSync(at('dist/leaflet.pdf'))).toBe(true);
  expect(existsSync(at('.senja/cache'))).toBe(true);
  const home = readFileSync(at('dist/index.html'), 'utf8');
  expect(home).toContain('data-widget="counter" data-props="{&quot;start&quot;:2}"');
  expect(home).toContain('<style>body{color:#222}</style>');
});

const EDITS: [string, string, (text: string) => string][] = [
  ['the text of another entry', 'content/staff/1-sri.md', (own) => `${own}\nAlso a nurse.\n`],
  ['the name of an entry referred to', 'content/places/market.yaml', () => 'name: Old market\n'],
  ['a reference', 'content/schedules/2-second.yaml', (own) => own.replace('[sri]', '[budi]')],
  ['a template', 'templates/place.tsx', (own) => own.replace('<h1>', '<h1 id="name">')],
  ['the plan', 'templates/site.ts', (own) => own.replace("sorted('day')", "sorted('day', 'descending')")],
  ['a widget', 'client/widgets/counter.tsx', (own) => own.replace('sessions', 'meetings')],
  ['a style sheet', 'templates/base.css', (own) => own.replace('#222', '#333')],
  ['a model', 'content/models/site.schema.json', (own) => own.replace('"default": "en"', '"default": "id"')],
];

it.each(EDITS)('writes after an edit of %s what a clean build writes', async (_what, name, edit) => {
  await build();
  const before = tree(at('dist'));
  const old = readFileSync(at(name), 'utf8');
  const now = edit(old);
  expect(now).not.toBe(old);
  writeFileSync(at(name), now);
  await build();
  const after = tree(at('dist'));
  for (const own of ['dist', '.senja']) rmSync(at(own), { recursive: true });
  await build();
  expect(after).toEqual(tree(at('dist')));
  // The default of a field that is set in the file appears nowhere.
  if (name !== 'content/models/site.schema.json') expect(after).not.toEqual(before);
});

it('reports dangling references with the nearest name', async () => {
  writeFileSync(
    at('content/schedules/1-first.yaml'),
    'day: 3 Maret 2026\nplace: markt\nstaff: [budi, ani]\n',
  );
  const { code, stdout } = await senja(['build', '--format', 'json'], { cwd: folder });
  expect(code).toBe(1);
  expect(JSON.parse(stdout).diagnostics).toMatchObject([
    { file: 'schedules/1-first.yaml', line: 2, column: 8, suggestions: ['market'] },
    { file: 'schedules/1-first.yaml', line: 3, column: 15 },
  ]);
});

it('puts texts and whole numbers into addresses, and reports entries without one', async () => {
  const model = at('content/models/place.schema.json');
  writeFileSync(
    model,
    readFileSync(model, 'utf8')
      .replace('/places/{slug}/', '/places/{floor}/{slug}/')
      .replace('"properties": {', '$& "floor": { "type": "integer" },'),
  );
  const of = async (text: string) => {
    writeFileSync(at('content/places/market.yaml'), `name: Market\n${text}`);
    const { stdout } = await senja(['build', '--format', 'json', '--lang', 'en'], { cwd: folder });
    return JSON.parse(stdout).diagnostics.map(({ code, file, field, hint }: Record<string, string>) =>
      [code, file, field, hint].join(' '),
    );
  };
  const missing = (file: string): string =>
    `content/missing-field places/${file} /floor Add a line \`floor:\` with its value. ` +
    'The address of the page needs this field: /places/{floor}/{slug}/.';
  expect(await of('floor: 2\n')).toEqual([missing('village-hall.yaml')]);
  writeFileSync(at('content/places/village-hall.yaml'), 'name: Village hall\nfloor: 1\n');
  expect(await of('')).toEqual([missing('market.yaml')]);
  expect(await of('floor: 2\n')).toEqual([]);
  expect(text(page('places/2/market'))).toBe('Market 3 Maret 2026: Budi Santoso, Sri Wahyuni');
});

it('requires a home page and a 404 page in the plan', async () => {
  writeFileSync(
    at('templates/site.ts'),
    "import { defineSite } from 'senja';\nexport default defineSite({});\n",
  );
  const { code, stdout } = await senja(['build', '--format', 'json', '--lang', 'en'], { cwd: folder });
  expect(code).toBe(1);
  expect(JSON.parse(stdout).diagnostics).toMatchObject([
    { code: 'site/no-home', hint: "Add page('/', …) to templates/site.ts." },
    { code: 'site/no-not-found', hint: "Add page('/404.html', …) to templates/site.ts." },
  ]);
});

it('warns once of a collection with a route, but without pages', async () => {
  const noPages = async () => {
    const args = ['--format', 'json', '--lang', 'en', '--only', 'code/no-pages'];
    const { stdout } = await senja(['check', ...args], { cwd: folder });
    expect((await senja(['build', ...args], { cwd: folder })).stdout).toBe(stdout);
    return JSON.parse(stdout).diagnostics.map((one: { file: string; message: string }) => [
      one.file,
      one.message,
    ]);
  };
  expect(await noPages()).toEqual([]);
  const model = at('content/models/schedule.schema.json');
  const route = '"route": "/schedules/{slug}/"';
  writeFileSync(model, readFileSync(model, 'utf8').replace('"folder": "schedules"', `$&, ${route}`));
  expect(await noPages()).toEqual([
    [
      '../templates/site.ts',
      'The model of the collection “schedules” has the route /schedules/{slug}/, but none of its entries has a page.',
    ],
  ]);
  // A page of another form at the address of an entry is enough.
  const plan = readFileSync(at('templates/site.ts'), 'utf8');
  const added =
    "pages: ({ staff, places, schedules }: Content) => [\n    page('/schedules/first/', 'not-found'),";
  writeFileSync(at('templates/site.ts'), plan.replace(/pages: .*\[/, added));
  expect(await noPages()).toEqual([]);
});

/** Faults of the site's code, and how each file is changed. */
const FAULTS: [string, string, (text: string) => string][] = [
  ['an import of nothing', 'templates/site.ts', (own) => `import './nothing.ts';\n${own}`],
  ['a plan that throws at once', 'templates/site.ts', (own) => `${own}\nthrow new Error('oops');\n`],
  ['a template that does not compile', 'templates/place.tsx', (own) => `${own}\n)`],
  ['a template that throws at once', 'templates/place.tsx', (own) => `${own}\nthrow new Error('oops');\n`],
];

describe.each(FAULTS)('with %s', (_what, name, edit) => {
  const DATE = ['schedules/1-first.yaml', 'schedules/1-first.yaml'];
  beforeEach(() => {
    writeFileSync(at(name), edit(readFileSync(at(name), 'utf8')));
    writeFileSync(at('content/schedules/1-first.yaml'), 'day: 33 Maret 2026\nplace: markt\nstaff: [budi]\n');
  });

  it.each(['build', 'check'])('%s reports faults of code and of content together', async (command) => {
    const { code, stdout } = await senja([command, '--format', 'json', '--lang', 'en'], { cwd: folder });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { file: string }[] };
    expect({ code, files: diagnostics.map(({ file }) => file) }).toEqual({
      code: 1,
      files: [`../${name}`, ...DATE],
    });
  });

  it('selects those of content by code and by file', async () => {
    for (const more of [['--skip', 'content/,reference/'], [at('content/staff')]]) {
      const { stdout } = await senja(['check', '--format', 'json', ...more], { cwd: folder });
      expect(JSON.parse(stdout).diagnostics).toHaveLength(1);
    }
  });

  it('dev reports both', async () => {
    const { output } = await serve(['dev', '--content', at('content'), '--lang', 'en']);
    await expect.poll(output).toContain(path.basename(name));
    await expect.poll(output).toContain('33 Maret 2026');
    await expect.poll(output).toContain('markt');
  });
});

it('reports the faults of content when the plan throws, and no link to its pages', async () => {
  const plan = readFileSync(at('templates/site.ts'), 'utf8');
  const entry = at('content/staff/1-sri.md');
  const run = async () => {
    const { stdout } = await senja(['check', '--format', 'json', '--lang', 'en'], { cwd: folder });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
    return diagnostics.map(({ code }) => code);
  };
  writeFileSync(entry, `${readFileSync(entry, 'utf8')}\n[staff](/staff/) [](https://a.example/)\n`);
  const [found = ''] = await run();
  writeFileSync(
    at('templates/site.ts'),
    plan.replace("page('/', ", "schedules.get('none')!.day + page('/', "),
  );
  expect(await run()).toEqual(['senja/site-code', found]);
});

it('refuses a template that reads the body of an entry, which no fingerprint would contain', async () => {
  const template = at('templates/place.tsx');
  writeFileSync(template, readFileSync(template, 'utf8').replace('{day}:', '{day} {staff[0]?.body.text}:'));
  const { code, stdout } = await senja(['build', '--format', 'json', '--lang', 'en'], { cwd: folder });
  expect(code).toBe(1);
  expect(JSON.parse(stdout).diagnostics).toMatchObject([
    {
      code: 'senja/site-code',
      file: '../templates/place.tsx',
      line: 8,
      message: expect.stringContaining('“.body”'),
    },
  ]);
});

it('dev forgets late errors of code that has been corrected', async () => {
  const template = at('templates/place.tsx');
  const right = readFileSync(template, 'utf8');
  // Each page leaves errors that come while the build ends, and later.
  const late = [0, 1, 5, 20, 40].map((time) => `setTimeout(() => { throw new Error('late'); }, ${time});`);
  const wrong = right.replace('=> (', `=> { ${late.join(' ')} return (`).replace(/\);\n$/, '); };\n');
  const { output, url } = await serve(['dev', '--content', at('content'), '--lang', 'en']);
  for (let time = 0; time < 3; time += 1) {
    const before = output().length;
    writeFileSync(template, wrong);
    await expect.poll(() => output().slice(before)).toContain('late');
    const after = output().length;
    writeFileSync(template, right.replace('<h1>', `<h1 id="t${time}">`));
    await expect.poll(() => output().slice(after)).toContain('Updated in');
    expect(await (await fetch(`${url}places/market/`)).text()).toContain(`id="t${time}"`);
  }
});

it('suggests the kind of entry for the name of its folder', async () => {
  const { code, stderr } = await senja(['new', 'staff', 'Wati', '--lang', 'en'], { cwd: folder });
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(/^Did you mean:? person/m) });
});

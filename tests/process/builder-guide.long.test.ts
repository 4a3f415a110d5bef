/** The guide for site builders, followed literally. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root, senja, temporaryFolder, tree } from '../support/process/senja.ts';

const guide = readFileSync(path.join(root, 'cli/docs/guide.md'), 'utf8');
/** Code blocks with a file name. */
const filesIn = (part = '') =>
  [...part.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(([, name = '', text = '']) => ({ name, text }));
const [upToThemes, ofThemes, ofTags] = guide.split(
  /^## Start from a theme\n|^### Tags with the theme's cards\n/m,
);
const files = filesIn(upToThemes);
const isPage = (name: string): boolean => name.endsWith('.html');
const [, start = ''] = /^npx senja (init .*)$/m.exec(guide) ?? [];

function put(folder: string, all: typeof files): void {
  for (const { name, text } of all) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

/** Links the packages that npm would install. */
function installIn(folder: string): void {
  mkdirSync(path.join(folder, 'node_modules'));
  symlinkSync(root, path.join(folder, 'node_modules/senja'));
  for (const name of ['react', 'react-dom', '@types', 'vitest'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
}

const typesOf = (folder: string): string => {
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(tsc, { cwd: folder, encoding: 'utf8' });
  return stdout;
};

const testsOf = (folder: string) => {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, VITEST: '', NO_COLOR: '1' };
  return spawnSync(process.execPath, [vitest, 'run'], { cwd: folder, encoding: 'utf8', env });
};

it('leads to a site with a reference and a widget, which compiles and builds', async () => {
  expect(files.map(({ name }) => name)).toHaveLength(13);
  const cwd = path.join(temporaryFolder(), 'senja');
  mkdirSync(cwd);
  expect(await senja(start.split(' '), { cwd })).toMatchObject({ code: 0 });
  const folder = path.join(cwd, start.split(' ')[1] ?? '');
  put(folder, files);
  installIn(folder);
  expect(await senja(['check', '--strict', '--lang', 'en'], { cwd: folder })).toMatchObject({ code: 0 });
  expect(await senja(['build', '--quiet'], { cwd: folder })).toMatchObject({ code: 0, stderr: '' });
  const html = readFileSync(path.join(folder, 'dist/places/village-hall/index.html'), 'utf8');
  expect(html).toContain('<h1>Village hall</h1><ul><li>2026-12-01</li></ul>');
  expect(html).toContain('When should I come?');
  expect(readFileSync(path.join(folder, 'dist/posts/tip/index.html'), 'utf8')).toMatch(
    /<aside><h2>Stand up<\/h2><p>10<!-- --> minutes<\/p><p>Stand on <strong>one leg<\/strong>.*<\/aside><div data-widget="reminder" data-props="[^"]*Monday[^"]*"/s,
  );
  expect(existsSync(path.join(folder, 'dist/posts/welcome/index.html'))).toBe(true);

  await senja(['new', 'place', 'Library', '--quiet'], { cwd: folder });
  expect(readFileSync(path.join(folder, 'content/places/library.yaml'), 'utf8')).toMatch(
    /^# .*\n# Fill in .*\n# .*\n\nname: Library\n$/,
  );

  await senja(['generate'], { cwd: folder });
  expect(typesOf(folder)).toBe('');
  expect(testsOf(folder)).toMatchObject({ status: 0, stdout: expect.stringMatching(/Tests +1 passed/) });
  // Without its parts, the message says what to write.
  const test = path.join(folder, 'tests/place.test.tsx');
  writeFileSync(test, readFileSync(test, 'utf8').replace(/^provideParts\(.*$/m, 'void provideParts;'));
  expect(testsOf(folder).stderr).toContain('call provideParts({ widgets: { … } }) of senja/react first');
});

it('adds a collection and a list of its own to the pages of a theme', async () => {
  const folder = path.join(temporaryFolder(), 'site');
  await senja(['init', folder, '--theme', 'sehat', '--lang', 'en']);
  installIn(folder);
  const build = () => senja(['build', '--quiet', '--lang', 'en'], { cwd: folder });
  expect(await build()).toMatchObject({ code: 0, stderr: '' });
  const before = tree(path.join(folder, 'dist'));

  const own = filesIn(ofThemes);
  put(folder, own);
  const sheet = own.find(({ name }) => name.endsWith('.css'))?.text ?? '';
  put(folder, [
    { name: 'content/recipes/tea.md', text: '---\nname: Ginger tea\n---\nBoil **water**.\n' },
    { name: 'templates/recipes.css', text: sheet },
    {
      name: 'templates/recipes.tsx',
      text: `import type { PageOf } from '../.senja/content';
export default ({ title, recipes }: PageOf<'recipes'>) => <><h1>{title}</h1>{recipes.map((one) => <a key={one.slug} href={one.href}>{one.name}</a>)}</>;
`,
    },
  ]);
  expect(await senja(['check', '--strict', '--lang', 'en'], { cwd: folder })).toMatchObject({ code: 0 });
  expect(await build()).toMatchObject({ code: 0, stderr: '' });
  const after = tree(path.join(folder, 'dist'));
  expect(Object.keys(after)).toEqual(expect.arrayContaining(Object.keys(before).filter(isPage)));
  expect(after['recipes/index.html']).toContain('<h1>Recipes</h1><a href="/recipes/tea/">Ginger tea</a>');
  expect(after['recipes/tea/index.html']).toMatch(
    /<header.*<h1>Ginger tea<\/h1>.*class="prose".*<strong>water<\/strong>/s,
  );
  expect(after['recipes/tea/index.html']).toMatch(
    /<meta property="og:image" content="https:[^"]*\/share\.png"/,
  );
  expect(after['feed.xml']).toBe(before['feed.xml']);
  expect(after['sitemap.xml']).toContain('/recipes/tea/');

  await senja(['generate'], { cwd: folder });
  expect(typesOf(folder)).toBe('');
  const recipe = readFileSync(path.join(folder, 'templates/recipe.tsx'), 'utf8');
  put(folder, [{ name: 'templates/recipe.tsx', text: recipe.replace('entry.name', 'entry.nama') }]);
  expect(typesOf(folder)).toContain("Property 'nama' does not exist");
});

it('shows articles by their tags, with the cards of a theme, in two files', async () => {
  const folder = path.join(temporaryFolder(), 'site');
  await senja(['init', folder, '--theme', 'sehat', '--lang', 'en']);
  installIn(folder);
  const [, field = ''] = /^```json\n("tags".*?)\n```$/ms.exec(ofTags ?? '') ?? [];
  const model = JSON.parse(readFileSync(path.join(root, 'content/models/article.schema.json'), 'utf8'));
  Object.assign(model.properties, JSON.parse(`{${field}}`));
  put(folder, [
    ...filesIn(ofTags).filter(({ name }) => name === 'templates/site.ts'),
    { name: 'content/models/article.schema.json', text: JSON.stringify(model) },
  ]);
  const articles = path.join(folder, 'content/articles');
  const [first = ''] = readdirSync(articles).sort();
  const text = readFileSync(path.join(articles, first), 'utf8');
  writeFileSync(path.join(articles, first), text.replace(/^title:/m, 'tags: [Evening tea]\ntitle:'));
  expect(await senja(['build', '--quiet', '--lang', 'en'], { cwd: folder })).toMatchObject({ code: 0 });
  const html = readFileSync(path.join(folder, 'dist/tags/evening-tea/index.html'), 'utf8');
  expect(html).toMatch(/<h1[^>]*>Evening tea<\/h1>.*<article|<h1[^>]*>Evening tea<\/h1>.*class="[^"]*card/s);
  await senja(['generate'], { cwd: folder });
  expect(typesOf(folder)).toBe('');
});

it('has a workflow that publishes with the commands of a new site', async () => {
  const folder = path.join(temporaryFolder(), 'situs');
  await senja(['init', folder]);
  const { jobs, permissions, on } = parse(
    readFileSync(path.join(folder, '.github/workflows/publish.yml'), 'utf8'),
  );
  expect(permissions).toEqual({ contents: 'read', pages: 'write', 'id-token': 'write' });
  // A site that is published elsewhere has no red mark at every push.
  expect(Object.keys(on)).toEqual(['workflow_dispatch']);
  const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const commands = jobs.publish.steps.flatMap(({ run }: { run?: string }) => run ?? []);
  expect(commands).toEqual(['npm install', 'npm run build -- --host pages']);
  expect(scripts.build).toBe('senja build');
});

it('reports a misspelt reference as the guide promises', async () => {
  const cwd = path.join(temporaryFolder(), 'senja');
  mkdirSync(cwd);
  await senja(start.split(' '), { cwd });
  const folder = path.join(cwd, start.split(' ')[1] ?? '');
  put(
    folder,
    files.map(({ name, text }) => ({
      name,
      text: text.replace('place: village-hall', 'place: vilage-hall'),
    })),
  );
  const { code, stdout } = await senja(['check', '--format', 'json'], { cwd: folder });
  expect(code).toBe(1);
  expect(JSON.parse(stdout).diagnostics).toMatchObject([
    { file: 'sessions/1-first.yaml', line: 2, suggestions: ['village-hall'] },
  ]);
  await senja(['check', '--fix'], { cwd: folder });
  const fixed = readFileSync(path.join(folder, 'content/sessions/1-first.yaml'), 'utf8');
  expect(fixed).toContain('place: village-hall');
});

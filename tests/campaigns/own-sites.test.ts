/**
 * Random edits of sites with their own models: content, references, names, models, templates, packages and static
 * files. After each few, an incremental build must give the same result as a build from nothing.
 */
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../cli/commands/build.ts';
import type { Context } from '../../cli/commands/context.ts';
import { rename } from '../../cli/commands/rename.ts';
import { phrasesIn } from '../../cli/diagnostics/phrases/index.ts';
import { times } from '../support/machine/long.ts';
import { temporaryFolder, tree } from '../support/process/senja.ts';
import { changedNames } from '../support/sites/edited-site.ts';
import { ownSite } from '../support/sites/own-site.ts';
import { packageCopy } from '../support/sites/package-copy.ts';
import { type Random, random } from '../support/values/random.ts';

const SEQUENCES = times(7, 400);
const EDITS = 3;

/** Changes a site; `mark` is another text each time. */
type Edit = (at: (name: string) => string, random: Random, mark: string) => void;

/** A file that an earlier edit has renamed or deleted is not changed. */
function replace(file: string, from: string | RegExp, to: string): void {
  if (existsSync(file)) writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

/** @returns the files below a folder with this extension, with their folder */
const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .sort()
    .map((name) => path.join(folder, name));

const entries = (at: (name: string) => string): string[] =>
  filesIn(at('content'), /\.(?:md|yaml)$/).filter((file) => file !== at('content/site.yaml'));

const EVERYWHERE: Readonly<Record<string, Edit>> = {
  'edit a body': (at, { of }, mark) =>
    appendFileSync(of(entries(at).filter((file) => file.endsWith('.md'))), `\nMore CSP ${mark}.\n`),
  'edit a title': (at, { of }, mark) => replace(of(entries(at)), /^(title|name): .*$/m, `$1: Named ${mark}`),
  'copy an entry': (at, { of }, mark) => {
    const file = of(entries(at));
    const copy = readFileSync(file, 'utf8').replace(/^aliases: .*\n/m, '');
    writeFileSync(path.join(path.dirname(file), `7-more-${mark}${path.extname(file)}`), copy);
  },
  'rename an entry': (at, { of }, mark) => {
    const file = of(entries(at));
    renameSync(file, path.join(path.dirname(file), `8-other-${mark}${path.extname(file)}`));
  },
  'delete an entry': (at, { of }) => rmSync(of(entries(at))),
  'change the settings': (at, _random, mark) =>
    replace(at('content/site.yaml'), /^title: .*$/m, `title: Site ${mark}`),
  'add a public file': (at, _random, mark) => writeFileSync(at(`public/more-${mark}.txt`), mark),
  'change a public file': (at, { of }, mark) => appendFileSync(of(filesIn(at('public'), /./)), mark),
  'change a template': (at, { of }, mark) =>
    replace(of(filesIn(at('templates'), /\.tsx$/)), /<h1[^>]*>/, `<h1 id="t${mark}">`),
  'change a style sheet': (at, { of }, mark) =>
    appendFileSync(of(filesIn(at('templates'), /\.css$/)), `.x${mark} { color: red }\n`),
  'lose dist': (at) => rmSync(at('dist'), { recursive: true, force: true }),
  'lose the cache': (at) => rmSync(at('.senja/cache'), { recursive: true, force: true }),
  'change nothing': () => undefined,
};

const SITES: Readonly<Record<string, Readonly<Record<string, Edit>>>> = {
  manual: {
    'change a package': (at, _random, mark) =>
      replace(at('node_modules/terms/terms.js'), /'CSP', '[^']*'/, `'CSP', 'Policy ${mark}'`),
    'change a model': (at, _random, mark) =>
      replace(at('content/models/doc.schema.json'), /"default": "\w+"/, `"default": "readers${mark}"`),
    'change a default of the site': (at, _random, mark) =>
      replace(at('content/models/site.schema.json'), /"default": "[^"]+"/, `"default": "Note ${mark}"`),
    'change a reference': (at, { of }) =>
      replace(
        at('content/docs/1-start.md'),
        /^related: .*$/m,
        `related: [${of(['guide/tables', 'reference/options'])}]`,
      ),
    'change the plan': (at, _random, mark) =>
      replace(at('templates/site.ts'), /plan: '[^']*'/, `plan: 'Plan ${mark}'`),
  },
  posko: {
    'change a model': (at, { of }) =>
      replace(at('content/models/site.schema.json'), /"default": "\w+"/, `"default": "${of(['en', 'id'])}"`),
    'change a reference': (at, { of }) =>
      replace(
        at(`content/schedules/${of(['1-first', '2-second'])}.yaml`),
        /^place: .*$/m,
        `place: ${of(['market', 'village-hall'])}`,
      ),
    'change the people of a session': (at, { of }) =>
      replace(
        at('content/schedules/2-second.yaml'),
        /^staff: .*$/m,
        `staff: ${of(['[sri]', '[budi]', '[budi, sri]'])}`,
      ),
    'change a widget': (at, _random, mark) =>
      replace(at('client/widgets/counter.tsx'), /\{count\}.*$/m, `{count} meetings ${mark}`),
    'change the plan': (at, { of }) =>
      replace(
        at('templates/site.ts'),
        /sorted\('day'[^)]*\)/,
        `sorted('day', '${of(['ascending', 'descending'])}')`,
      ),
  },
};

function place(name: string) {
  const folder = temporaryFolder();
  const toolRoot = packageCopy(path.join(folder, 'senja'));
  const site = path.join(folder, name);
  const at = (file: string): string => path.join(site, file);
  const reset = (): void => {
    rmSync(site, { recursive: true, force: true });
    ownSite(name, site);
  };
  reset();
  const contextFor = (out: string, cache: boolean, stdout: Context['stdout']): Context => ({
    options: {
      ...{
        content: at('content'),
        contentName: 'content',
        contentInCheckout: 'content',
        out: at(out),
        url: null,
        format: 'json',
      },
      ...{ reports: [], stepSummary: null, helpUri: null, only: [], skip: [], lang: 'en', strict: false },
      ...{ cache, quiet: true, colour: false, day: '2026-05-01', drafts: false },
    },
    ...{
      siteRoot: site,
      toolRoot,
      cwd: site,
      called: 'npx senja',
      width: 80,
      terminal: false,
      links: false,
    },
    stdout,
    say: phrasesIn('en'),
    stderr: () => undefined,
  });
  const run = async (out: string, cache: boolean): Promise<{ code: number; report: string }> => {
    let report = '';
    const context = contextFor(out, cache, (text) => {
      report += text;
    });
    return { code: await build(context, { showWhy: false }), report };
  };
  /** `senja rename`, which changes what refers to the entry. */
  const renamed = (entry: string, to: string): Promise<unknown> =>
    rename(
      contextFor('dist', true, () => undefined),
      { entry, name: to, dryRun: false },
    );
  return { at, run, renamed, reset };
}

it.each(Object.keys(SITES))(
  'writes for %s what a clean build writes, after any sequence of changes',
  async (name) => {
    const { at, run, renamed, reset } = place(name);
    const edits = { ...EVERYWHERE, ...SITES[name] };
    let refused = 0;
    let deck: string[] = [];
    const seen = new Set<string>();
    expect((await run('dist', true)).code).toBe(0);
    for (let seed = 1; seed <= SEQUENCES; seed += 1) {
      const numbers = random(seed);
      const done: string[] = [];
      for (let edit = 0; edit < EDITS; edit += 1) {
        if (deck.length === 0) deck = Object.keys(edits);
        const what = deck.splice(numbers.below(deck.length), 1)[0] as string;
        edits[what]?.(at, numbers, `${seed}x${edit}`);
        done.push(what);
        seen.add(what);
        if (numbers.below(3) === 0) await run('dist', true);
      }
      // Only in a valid site: otherwise a name may have no entry.
      if (seed % 3 === 0 && (await run('dist', true)).code === 0) {
        const entry = path.relative(at('content'), numbers.of(entries(at)));
        await renamed(entry, `named-${seed}`);
        done.push(`senja rename ${entry}`);
      }
      const label = `sequence ${seed}: ${done.join(', ')}`;
      const incremental = await run('dist', true);
      const clean = await run('clean', false);
      expect(incremental, label).toEqual(clean);
      const different = clean.code === 0 ? changedNames(tree(at('dist')), tree(at('clean'))) : '';
      expect(`${label}\n${different}`).toBe(`${label}\n`);
      rmSync(at('clean'), { recursive: true, force: true });
      // References to deleted or renamed entries may remain: then nothing is published.
      if (clean.code !== 0) refused += 1;
      if (clean.code !== 0 || entries(at).length > 20) reset();
    }
    expect(refused).toBeLessThan(SEQUENCES / 2);
    expect(Object.keys(edits).filter((what) => !seen.has(what))).toEqual([]);
  },
);

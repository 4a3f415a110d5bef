/** The site of `senja dev`: its pages follow the disk, faulty texts leave what was shown, and builds check everything. */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import type { Context } from '../../cli/commands/context.ts';
import { progress } from '../../cli/commands/output/progress.ts';
import { SiteFaults } from '../../cli/core/stages/site-error.ts';
import { type FollowedSite, followedSite } from '../../cli/desk/index.ts';
import { isError } from '../../cli/diagnostics/diagnostic.ts';
import { phrasesIn } from '../../cli/diagnostics/phrases/index.ts';
import { wording } from '../../cli/diagnostics/wording/wording.ts';
import { asSiteFaults } from '../../cli/io/compiled/faults/code-fault.ts';
import { times } from '../support/machine/long.ts';
import { root, sharedFolder, temporaryFolder } from '../support/process/senja.ts';
import { packageCopy } from '../support/sites/package-copy.ts';
import { random } from '../support/values/random.ts';

interface Changes {
  quiet?: boolean;
  terminal?: boolean;
  pictures?: boolean;
  search?: boolean;
}

const shared = sharedFolder();

/** A new copy of the package, always at one place: code that no test has changed is bundled once. */
function copyOfPackage(pictures: boolean): string {
  const packageRoot = path.join(shared, 'paket');
  const made = path.join(packageRoot, '.senja/made');
  const kept = path.join(shared, 'made');
  if (existsSync(made)) cpSync(made, kept, { recursive: true });
  rmSync(packageRoot, { recursive: true, force: true });
  packageCopy(packageRoot, { pictures });
  if (existsSync(kept)) cpSync(kept, made, { recursive: true });
  return packageRoot;
}

/** @returns a file as it is served */
async function pageOf(site: FollowedSite, name: string): Promise<string> {
  await site.settled().catch(() => undefined);
  const served = site.served();
  return String(served?.has(name) ? await served.get(name) : undefined);
}

interface Place {
  content: string;
  packageRoot: string;
}

/** @param begun called as soon as pages of the first site can be shown */
async function place(
  changes: Changes = {},
  begun: (site: FollowedSite, place: Place) => void = () => undefined,
) {
  const messages: string[] = [];
  const folder = temporaryFolder();
  const content = path.join(folder, 'content');
  cpSync(path.join(root, 'tests/sites/lengkap'), content, { recursive: true });
  const { pictures = true, search = true } = changes;
  const settings = path.join(content, 'site.yaml');
  if (!search)
    writeFileSync(settings, readFileSync(settings, 'utf8').replace('search: true', 'search: false'));
  const packageRoot = copyOfPackage(pictures);
  const options = {
    content,
    contentName: 'content',
    contentInCheckout: 'content',
    out: path.join(folder, 'dist'),
    format: 'pretty',
  } as const;
  const rest = {
    lang: 'en',
    strict: false,
    cache: true,
    quiet: true,
    colour: false,
    day: null,
    drafts: false,
    url: null,
    reports: [],
    stepSummary: null,
    helpUri: null,
    only: [],
    skip: [],
  } as const;
  const context: Context = {
    options: { ...options, ...rest, quiet: changes.quiet ?? true },
    siteRoot: packageRoot,
    toolRoot: packageRoot,
    cwd: root,
    called: 'npx senja',
    stdout: () => undefined,
    say: phrasesIn('en'),
    stderr: (text) => messages.push(text),
    width: 80,
    terminal: changes.terminal ?? false,
    links: false,
  };
  const awaited = new Set<string>();
  const own = followedSite(context, {
    awaited,
    progress: () => progress(context),
    changed: () => undefined,
  });
  /** Files of the last valid build. */
  let names: readonly string[] = [];
  const followed = {
    ...own,
    async build(begins?: () => void) {
      const result = await own.build(begins);
      if (result?.built) names = [...result.built.state.files.keys()];
      return result;
    },
  };
  const site = {
    ...followed,
    async build(begins?: () => void) {
      const result = await followed.build(begins);
      if (result === null) throw new Error('the build came to nothing');
      return result;
    },
  };
  await site.build(() => begun(followed, { content, packageRoot }));
  const page = (name: string): Promise<string> => pageOf(followed, name);
  const file = path.join(content, ARTICLE);
  const edit = (change: (text: string) => string) => writeFileSync(file, change(readFileSync(file, 'utf8')));
  return { site, followed, names: () => names, awaited, page, file, edit, content, packageRoot, messages };
}

const PAGE = 'artikel/kopi-teh-dan-tidur/index.html';
const ARTICLE = 'articles/19-kopi-teh-dan-tidur.md';
const WIDGET = 'client/widgets/newsletter-box.tsx';

it('shows the progress of a long build on a terminal, pictures first, and clears the line afterwards', async () => {
  let time = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
    time += 1000;
    return time;
  });
  const { messages } = await place({ quiet: false, terminal: true, pictures: false }).finally(() =>
    clock.mockRestore(),
  );
  expect(messages).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\rConverting pictures, 1 of \d+ …$/)]),
  );
  expect(messages.at(-1)).toBe('\r\u001b[K');
});

it('shows a page of the first site before any is checked, with the bytes of the whole site', async () => {
  let first: Promise<string> | null = null;
  const { page } = await place({}, (followed) => {
    first = pageOf(followed, PAGE);
  });
  expect(await first).toContain('<h1>');
  expect(await page(PAGE)).toBe(await first);
});

it('waits for what only the first build makes', async () => {
  let picture: Promise<string> | null = null;
  let name = '';
  const { page } = await place({}, (followed) => {
    picture = pageOf(followed, PAGE).then((html) => {
      [name = ''] = /assets\/card-\w+\.jpg/.exec(html) ?? [];
      return pageOf(followed, name);
    });
  });
  expect(String(await picture).length).toBeGreaterThan(1000);
  expect(await picture).toBe(await page(name));
});

it('shows an edited body, and the errors of a file, while the first site is being checked', async () => {
  let shown: Promise<string> | null = null;
  const { site, page } = await place({ search: false }, (followed, { content }) => {
    const [file, other] = [ARTICLE, 'articles/01-isi-piring-seimbang.md'].map((name) =>
      path.join(content, name),
    );
    appendFileSync(String(file), '\nTidur, teh, kopi.\n');
    followed.touch(String(file));
    shown = pageOf(followed, PAGE);
    writeFileSync(String(other), readFileSync(String(other), 'utf8').replace('title:', 'titel:'));
    followed.touch(String(other));
    expect(followed.check(String(other))).toMatchObject([{ code: 'content/unknown-field' }]);
    writeFileSync(String(other), readFileSync(String(other), 'utf8').replace('titel:', 'title:'));
    followed.touch(String(other));
  });
  expect(await shown).toContain('Tidur, teh, kopi.');
  expect(await page(PAGE)).toBe(await shown);
  await site.build();
  expect(await page(PAGE)).toBe(await shown);
});

it('shows the first site with new code when code changes while it is being checked', async () => {
  let shown = '';
  let begins = 0;
  const building = place({}, (followed, { packageRoot }) => {
    begins += 1;
    const template = path.join(packageRoot, 'templates/pages/article.tsx');
    writeFileSync(template, readFileSync(template, 'utf8').replace('"credit"', '"credit baru"'));
    followed.touch(template);
    void followed.renderAnew().then(async () => {
      shown = await pageOf(followed, PAGE);
    });
  });
  await expect(building).rejects.toThrow('the build came to nothing');
  await expect.poll(() => shown).toContain('credit baru');
  expect(begins).toBe(1);
});

// Without a search, whose index changes with every text.
it('shows an edited body before the full build, which makes only its page', async () => {
  const { site, page, file, edit } = await place({ search: false });
  edit((text) => `${text}\nTidur, teh, kopi.\n`);
  site.touch(file);
  const shown = await page(PAGE);
  expect(shown).toContain('Tidur, teh, kopi.');
  const { built } = await site.build();
  expect(built?.made.map(({ path: made }) => made)).toEqual(['/artikel/kopi-teh-dan-tidur/']);
  expect(await page(PAGE)).toBe(shown);
});

it.each([
  ['a title', (text: string) => text.replace(/^title:.*$/m, 'title: Judul baru'), '<h1>Judul baru</h1>'],
  ['another author', (text: string) => text.replace('title:', 'author: Ibu Sri\ntitle:'), 'Ibu Sri'],
])('shows %s at once, with the bytes of a site that is opened then', async (_what, change, shown) => {
  const { site, page, file, content, edit } = await place();
  edit(change);
  site.touch(file);
  const made = await page(PAGE);
  expect(made).toContain(shown);
  site.touch(content);
  await site.build();
  expect(await page(PAGE)).toBe(made);
});

const FAULTS: readonly [string, (text: string) => string][] = [
  ['a faulty field', (text) => text.replace('title:', 'titel:')],
  ['fields that cannot be read', (text) => text.replace('title:', 'title: "')],
  ['nothing in it', () => ''],
];
it.each(FAULTS)('keeps a page that nobody has opened while its text has %s', async (_what, change) => {
  const { site, page, file, edit } = await place();
  const fresh = await (await place()).page(PAGE);
  edit((text) => `${change(text)}\nKalimat dalam berkas rusak.\n`.trimStart());
  site.touch(file);
  expect(await page(PAGE)).toBe(fresh);
  const { built, diagnostics } = await site.build();
  expect([built, diagnostics.some(isError)]).toEqual([null, true]);
  expect(await page(PAGE)).toBe(fresh);
});

it('follows the language of the site, which decides how content is written', async () => {
  const { site, content } = await place();
  const settings = path.join(content, 'site.yaml');
  const right = readFileSync(settings, 'utf8');
  const codes = async (text: string): Promise<string[]> => {
    writeFileSync(settings, text);
    site.touch(settings);
    return (await site.build()).diagnostics.filter(isError).map(({ code }) => code);
  };
  expect(await codes(right.replace('language: id', 'language: en'))).toContain('content/bad-read-time');
  expect(await codes(right)).toEqual([]);
});

it('knows whether a build has read a changed file as it is now', async () => {
  const { site, awaited, file, edit } = await place();
  awaited.add(site.nameOf(file));
  edit((text) => `${text}\nSatu.\n`);
  // The first change is not known to have been read: no build has begun since it was reported.
  expect(site.hasRead(file)).toBe(false);
  site.touch(file);
  expect(site.hasRead(file)).toBe(false);
  const building = site.build();
  edit((text) => `${text}\nDua.\n`);
  await building;
  expect(site.hasRead(file)).toBe(true);
  edit((text) => text.replace('Dua.', 'Lain'));
  expect(site.hasRead(file)).toBe(false);
  // Saved again as it was read: whoever saves it wants a message.
  edit((text) => text.replace('Lain', 'Dua.'));
  const { ctimeMs } = statSync(file);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Math.ceil(ctimeMs) + 1000);
  expect(site.hasRead(file)).toBe(false);
  clock.mockRestore();
  rmSync(file);
  expect(site.hasRead(file)).toBe(false);
});

it('has not read a change for whoever saved it, if it knew of none', async () => {
  const { site, awaited, file, edit } = await place();
  const save = async (text: string): Promise<boolean> => {
    edit((before) => `${before}\n${text}\n`);
    site.touch(file);
    await site.build();
    return site.hasRead(file);
  };
  awaited.add(site.nameOf(file));
  expect(await save('Satu.')).toBe(true);
  awaited.clear();
  // Reported late, after the build that follows: its place has been said.
  site.touch(file);
  await site.build();
  expect(site.hasRead(file)).toBe(true);
  // Read by a build for another change, before this one is reported.
  expect(await save('Dua.')).toBe(false);
});

it('keeps a page that nobody has opened while a component in its body is faulty', async () => {
  const { site, page, file, edit, packageRoot } = await place();
  const box = (name: string, text: string): void => {
    const made = path.join(packageRoot, 'templates/boxes', name);
    mkdirSync(path.dirname(made), { recursive: true });
    writeFileSync(made, text);
    site.touch(made);
  };
  box('kotak.tsx', 'export default ({ nada }: { nada: string }) => <p>{nada}</p>;\n');
  box('kotak.schema.json', '{ "type": "object", "properties": { "nada": { "enum": ["tenang", "riang"] } } }');
  edit((text) => `${text}\n::: kotak {nada=tenang}\n:::\n`);
  site.touch(file);
  const { diagnostics } = await site.build();
  expect(diagnostics.filter(isError)).toEqual([]);
  edit((text) => text.replace('nada=tenang', 'nada=sedih'));
  site.touch(file);
  expect((await site.build()).diagnostics.filter(isError)).toHaveLength(1);
  expect(await page(PAGE)).toContain('<p>tenang</p>');
  edit((text) => text.replace('nada=sedih', 'nada=riang'));
  site.touch(file);
  expect(await page(PAGE)).toContain('<p>riang</p>');
});

it('serves the assets of earlier code, which open pages name', async () => {
  const { site, page, packageRoot } = await place();
  const [, asset = ''] = /data-client="\/senja\/.* \*(\S+)"/.exec(await page(PAGE)) ?? [];
  const name = `assets/newsletter-box${asset}`;
  const before = await page(name);
  appendFileSync(path.join(packageRoot, WIDGET), '\nconsole.log(1);\n');
  site.touch(path.join(packageRoot, WIDGET));
  await site.renderAnew();
  await site.build();
  expect(await page(PAGE)).not.toContain(asset);
  expect(await page(name)).toBe(before);
});

it('shows other entries as they are now while one is faulty, and that one when it is fixed', async () => {
  const { site, page, file, edit, content } = await place();
  edit((text) => `${text.replace('title:', 'titel:')}\n\nKalimat dalam berkas rusak.\n`);
  site.touch(file);
  expect((await site.build()).built).toBeNull();
  const other = path.join(content, 'articles/01-isi-piring-seimbang.md');
  writeFileSync(other, readFileSync(other, 'utf8').replace(/^title:.*$/m, 'title: Piring yang lain'));
  site.touch(other);
  expect(await page('artikel/isi-piring-seimbang/index.html')).toContain('<h1>Piring yang lain</h1>');
  expect(await page(PAGE)).toContain('<h1>Kopi, teh, dan tidur malam</h1>');
  edit((text) => text.replace(/^titel:.*$/m, 'title: Sudah benar'));
  site.touch(file);
  expect((await site.build()).built).not.toBeNull();
  expect(await page(PAGE)).toContain('<h1>Sudah benar</h1>');
});

it('shows all that was shown while settings are faulty, also pages that nobody has opened', async () => {
  const { site, page, content } = await place();
  const settings = path.join(content, 'site.yaml');
  const right = readFileSync(settings, 'utf8');
  writeFileSync(settings, right.replace('language: id', 'language: ?'));
  site.touch(settings);
  expect((await site.build()).built).toBeNull();
  expect(await page(PAGE)).toContain('<h1>Kopi, teh, dan tidur malam</h1>');
  writeFileSync(settings, right.replace(/^title:.*$/m, 'title: Situs yang lain'));
  site.touch(settings);
  expect((await site.build()).built).not.toBeNull();
  expect(await page(PAGE)).toContain('Situs yang lain');
});

it('follows renamed files, changed pictures and changed templates', async () => {
  const { site, page, names, file, content, packageRoot } = await place();
  const other = path.join(content, 'articles/19-teh-sore.md');
  renameSync(file, other);
  site.touch(file);
  site.touch(other);
  await site.build();
  expect(await page(PAGE)).toBe('undefined');
  expect(site.served()?.has(PAGE)).toBe(false);
  expect(await page('artikel/teh-sore/index.html')).toContain('<h1>');

  const picture = path.join(content, 'images/piring.png');
  const images = () => names().filter((name) => /^assets\/piring-.*\.(?:avif|webp|png)$/.test(name));
  const before = images();
  appendFileSync(picture, 'x');
  site.touch(picture);
  await site.build();
  expect(images()).toHaveLength(before.length);
  expect(images().filter((name) => before.includes(name))).toEqual([]);

  const template = path.join(packageRoot, 'templates/pages/article.tsx');
  writeFileSync(template, readFileSync(template, 'utf8').replace('"credit"', '"credit baru"'));
  site.touch(template);
  await site.build();
  expect(await page('artikel/teh-sore/index.html')).toContain('credit baru');
});

it('reports at once what a single file shows, and fixes it as check --fix does', async () => {
  const { site, file, edit } = await place();
  expect(site.check(file)).toEqual([]);
  const right = readFileSync(file, 'utf8');
  edit((text) => text.replace('title:', 'titel:'));
  site.touch(file);
  expect(site.check(file)).toMatchObject([{ code: 'content/unknown-field', range: { line: 2, column: 1 } }]);
  const result = await site.build();
  expect(result.diagnostics.filter(isError)).toEqual(site.check(file));
  const named = 'articles/19-kopi-teh-dan-tidur.md';
  expect(await site.safeFixes(new Set([named]))).toMatchObject([{ path: named, after: right }]);
  expect(await site.safeFixes(new Set(['articles/01-isi-piring-seimbang.md', '../package.json']))).toEqual(
    [],
  );
});

it('renders the open page again after a change of code, with the same bytes as the full build', async () => {
  const { site, page, packageRoot } = await place();
  const other = 'artikel/isi-piring-seimbang/index.html';
  const change = (name: string, from: string, to: string) => {
    const changed = path.join(packageRoot, name);
    writeFileSync(changed, readFileSync(changed, 'utf8').replace(from, to));
    site.touch(changed);
  };
  change('templates/pages/article.tsx', '"credit"', '"credit baru"');
  await site.renderAnew();
  const shown = await page(PAGE);
  expect(shown).toContain('credit baru');
  expect(await page(other)).toContain('credit baru');
  await site.build();
  expect([(await page(PAGE)) === shown, (await page(other)).includes('credit baru')]).toEqual([true, true]);

  change('templates/styles/prose.css', '.prose', '.baru{color:red}.prose');
  await site.renderAnew();
  const styled = await page(PAGE);
  expect(styled).toContain('.baru{color:red}');
  // Its other pages are rendered when they are asked for.
  const { made = [] } = (await site.build()).built ?? {};
  expect(made.map(({ path: one }) => one)).toContain('/artikel/isi-piring-seimbang/');
  expect(made.map(({ path: one }) => one)).not.toContain('/artikel/kopi-teh-dan-tidur/');
  expect([(await page(PAGE)) === styled, (await page(other)).includes('.baru{color:red}')]).toEqual([
    true,
    true,
  ]);

  change('client/widgets/text-size.tsx', 'export default', 'globalThis.coba = 1;\nexport default');
  await site.renderAnew();
  const [, asset = ''] = /data-client="\/senja\/.* \*(\S+)"/.exec(await page(PAGE)) ?? [];
  expect(await page(`assets/text-size${asset}`)).toContain('globalThis.coba=1');
  await site.build();
  expect(await page(other)).toContain(asset);
});

it('keeps pages rendered again while the full build is running', async () => {
  const { site, page, file, edit, packageRoot } = await place();
  // Other code, so that all pages are rendered, with pauses for other work.
  const template = path.join(packageRoot, 'templates/pages/article.tsx');
  writeFileSync(template, readFileSync(template, 'utf8').replace('"credit"', '"credit baru"'));
  site.touch(template);
  let edits = 0;
  let done = false;
  const building = site.build().finally(() => {
    done = true;
  });
  while (!done) {
    edits += 1;
    edit((text) => text.replace(/\n*(?:Edit \d+\.\n)?$/, `\n\nEdit ${edits}.\n`));
    site.touch(file);
    await turn();
  }
  await building;
  expect(edits).toBeGreaterThan(2);
  expect(await page(PAGE)).toContain(`Edit ${edits}.`);
  await site.build();
  expect(await page(PAGE)).toContain(`Edit ${edits}.`);
});

it('aborts a build whose code has changed on disk', async () => {
  const { site, followed, page, packageRoot } = await place();
  const template = path.join(packageRoot, 'templates/pages/article.tsx');
  const written = readFileSync(template, 'utf8');
  const save = (words: string): void => {
    writeFileSync(template, written.replace('"credit"', `"${words}"`));
    site.touch(template);
  };
  save('credit baru');
  const building = followed.build();
  // The code is bundled for it.
  await site.renderAnew();
  save('Butuh waktu');
  expect(await building).toBeNull();
  expect(await page(PAGE)).toContain('credit baru');
  await site.build();
  expect(await page(PAGE)).toContain('Butuh waktu');
});

it.each([
  [
    'throws',
    'return (',
    "if (globalThis) throw new Error('Templat rusak');\n  return (",
    { text: 'Templat rusak', lineText: "  if (globalThis) throw new Error('Templat rusak');" },
    'Terjadi saat membuat /artikel/isi-piring-seimbang/ dari articles/01-isi-piring-seimbang.md. Perbaiki kodenya di tempat ini.',
  ],
  [
    'is no code',
    'export default function',
    'export const satu = ;\nexport default function',
    { text: 'Unexpected ";"', lineText: 'export const satu = ;' },
    'Perbaiki kodenya di tempat ini.',
  ],
])(
  'locates the error of a template that %s, and continues when it is fixed',
  async (_what, from, to, reported, hint) => {
    const { site, page, packageRoot } = await place();
    const before = await page(PAGE);
    const name = 'templates/pages/article.tsx';
    const file = path.join(packageRoot, name);
    const right = readFileSync(file, 'utf8');
    writeFileSync(file, right.replace(from, to));
    site.touch(file);
    const faults = await asSiteFaults(await site.build().catch((error: unknown) => error), {
      siteRoot: packageRoot,
      toolRoot: packageRoot,
    });
    expect(faults).toBeInstanceOf(SiteFaults);
    const [found, ...more] = (faults as SiteFaults).diagnostics;
    if (!found) throw new Error('nothing was reported');
    const line = readFileSync(file, 'utf8').split('\n').indexOf(reported.lineText) + 1;
    expect(found.lineText.slice(found.range.column - 1)).toMatch(/^(?:new Error\(|;)/);
    expect(found).toMatchObject({
      code: 'senja/site-code',
      file: name,
      lineText: reported.lineText,
      range: { line },
    });
    expect(wording(found, 'id')).toEqual({ message: `Kode situs ini bermasalah: ${reported.text}.`, hint });
    expect(more).toEqual([]);
    expect(await page(PAGE)).toBe(before);
    writeFileSync(file, right);
    site.touch(file);
    expect((await site.build()).built).not.toBeNull();
  },
);

it('marks drafts on their pages and wherever they are linked, and updates their bodies at once', async () => {
  const { site, page, names, file, edit } = await place();
  const marked = 'Draf: Kopi, teh, dan tidur malam';
  const isListed = async () => {
    for (const name of names())
      if (name.endsWith('.html') && name !== PAGE && (await page(name)).includes(marked)) return true;
    return false;
  };
  expect(await isListed()).toBe(false);
  edit((text) => text.replace('title:', 'draft: true\ntitle:'));
  site.touch(file);
  const result = await site.build();
  expect(result.diagnostics.map(({ code }) => code)).not.toContain('site/draft');
  expect(await page(PAGE)).toContain(`<h1>${marked}</h1>`);
  expect(await page(PAGE)).toContain(`<title>${marked}`);
  expect(await isListed()).toBe(true);

  edit((text) => `${text}\nKalimat dalam draf.\n`);
  site.touch(file);
  expect(await page(PAGE)).toContain('Kalimat dalam draf.');

  edit((text) => text.replace('title:', 'titel:'));
  site.touch(file);
  expect((await site.build()).built).toBeNull();
  edit((text) => text.replace('titel:', 'title:').replace('draft: true\n', ''));
  site.touch(file);
  await site.build();
  expect([(await page(PAGE)).includes(marked), await isListed()]).toEqual([false, false]);
});

/**
 * Assets that the pages of a site name, but no file of the site is.
 * @param step of how many pages one is looked at: each is rendered for that
 */
async function missingAssets(site: FollowedSite, names: readonly string[], step = 1): Promise<string[]> {
  const missing = new Set<string>();
  const pages = names.filter((name) => name.endsWith('.html'));
  for (const name of pages.filter((one, at) => at % step === 0 || one === PAGE)) {
    for (const [asset] of (await pageOf(site, name)).matchAll(/assets\/[\w.-]+/g))
      if (!site.served()?.has(asset)) missing.add(`${name}: ${asset}`);
  }
  return [...missing];
}

it('serves no page with assets of another front end: a widget and an article change during a build', async () => {
  const { site, names, file, edit, packageRoot } = await place();
  expect(await missingAssets(site, names())).toEqual([]);
  appendFileSync(
    path.join(packageRoot, WIDGET),
    '\nexport const added = Math.random();\nconsole.log(added);\n',
  );
  site.touch(path.join(packageRoot, WIDGET));
  let done = false;
  const building = site.build().finally(() => {
    done = true;
  });
  // The build has the new widget; these pages are still rendered with the old one.
  for (let edits = 1; !done; edits += 1) {
    edit((text) => `${text}\nTidur, teh, kopi ${edits}.\n`);
    site.touch(file);
    expect(await missingAssets(site, names(), 16)).toEqual([]);
    await turn();
  }
  await building;
  expect(await missingAssets(site, names())).toEqual([]);
});

it('does not reuse a page that was rendered between two builds', async () => {
  const { site, page, file, edit } = await place();
  const [text, before] = [readFileSync(file, 'utf8'), await page(PAGE)];
  edit((one) => `${one}\nTidur, teh, kopi.\n`);
  site.touch(file);
  expect(await page(PAGE)).not.toBe(before);
  // Moved back.
  writeFileSync(file, text.replace('title:', 'author: Ibu Sri\ntitle:'));
  site.touch(file);
  writeFileSync(file, text);
  site.touch(file);
  await site.build();
  expect(await page(PAGE)).toBe(before);
});

it('shows consistent pages at any moment, and in the end those of a complete build', async () => {
  const { site, followed, page, names, file, content, packageRoot } = await place();
  const { below, of } = random(7);
  const at = (name: string): string => path.join(packageRoot, name);
  const originals = new Map<string, string>();
  const change = (name: string, edit: (text: string) => string): void => {
    const original = originals.get(name) ?? readFileSync(name, 'utf8');
    originals.set(name, original);
    writeFileSync(name, below(10) < 4 ? original : edit(original));
    followed.touch(name);
  };
  const word = (): string => `kata${below(50)}`;
  const steps = [
    () => change(file, (text) => `${text}\n${word()} teh.\n`),
    () => change(file, (text) => text.replace(/^title:.*$/m, `title: Kopi ${word()}`)),
    () =>
      change(path.join(content, 'site.yaml'), (text) => text.replace(/^tagline:.*$/m, `tagline: ${word()}`)),
    () => change(at(WIDGET), (text) => `${text}\nconsole.log('${word()}');\n`),
    () => change(at('templates/styles/base.css'), (text) => `${text}\n.${word()} { color: red }\n`),
    () => change(at('templates/pages/article.tsx'), (text) => `${text}\nconsole.log('${word()}');\n`),
    () => change(file, (text) => `${text}\n![Piring](images/piring.png)\n`),
    () => followed.renderAnew().catch(() => undefined),
  ];
  for (let round = 0; round < times(3, 25); round += 1) {
    const building = followed.build();
    for (let step = 0; step < 3; step += 1) {
      for (let wait = below(12); wait > 0; wait -= 1) await turn();
      await of(steps)();
      expect(await missingAssets(followed, names(), 16)).toEqual([]);
    }
    await building;
    expect(await missingAssets(followed, names())).toEqual([]);
  }
  for (const [name, text] of originals) {
    writeFileSync(name, text);
    followed.touch(name);
  }
  await site.build();
  await page(PAGE);
  const last = new Map<string, string>();
  for (const name of names()) last.set(name, await page(name));
  followed.touch(content);
  await site.build();
  for (const [name, text] of last) expect(await page(name), name).toBe(text);
  expect(new Set(names())).toEqual(new Set(last.keys()));
});

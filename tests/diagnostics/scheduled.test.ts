/** Entries that are published on a later day are checked today, with the site as it will be on their day. */
import type MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { buildSite } from '../../cli/build-site.ts';
import type { FrontEnd } from '../../cli/core/stages/front-end.ts';
import type { Observer } from '../../cli/core/stages/observer.ts';
import type { SiteCode, SiteDefinition } from '../../cli/core/stages/site.ts';
import { nothingCached } from '../../cli/core/stages/site-state.ts';
import { CATALOGUE } from '../../cli/diagnostics/catalogue.ts';
import { completed, FRONT } from '../invalid-sites/case.ts';
import { BASE, corpus, definition, overlay, type PreparedSample, placeOf, ports, run } from './corpus.ts';

const dated = (dates: string, body: string) => FRONT.replace(/---\n$/, `${dates}\n---\n\n${body}\n`);
/** From the day after the build. */
const SCHEDULED = 'publishDate: 2 Juni 2025';

/** Articles by name, besides the notes on their dates. */
async function found(articles: Readonly<Record<string, string>>): Promise<string[]> {
  const files = Object.entries(articles).map(([name, text]) => [`articles/${name}.md`, text]);
  const { diagnostics } = await run(overlay(Object.fromEntries(files)));
  return diagnostics.flatMap(({ code, file, params }) =>
    /^site\/(?:scheduled|expired|draft)$/.test(code) ? [] : `${file} ${code} ${params.target ?? ''}`.trim(),
  );
}

/** A sample whose fault is in the body of an article, which can wait. */
function isInBody({ code, files, expected, besides, afterBuild }: PreparedSample): boolean {
  const [[name, text], ...others] = Object.entries(files) as [[string, unknown], ...unknown[]];
  return (
    name === 'articles/09-uji.md' &&
    others.length === 0 &&
    typeof text === 'string' &&
    text.startsWith(`${FRONT}\n`) &&
    expected.every(({ line }) => line > FRONT.split('\n').length) &&
    besides === undefined &&
    !afterBuild &&
    Object.hasOwn(CATALOGUE, code) &&
    CATALOGUE[code].severity === 'error'
  );
}

const perCode = new Map((await corpus()).filter(isInBody).map((sample) => [sample.code, sample]));

it('has samples of links, pictures and marks', () => {
  const codes = [...perCode.keys()];
  expect(codes).toEqual(expect.arrayContaining(['link/no-such-page', 'content/image-missing']));
  expect(codes.filter((code) => code.startsWith('markdown/')).length).toBeGreaterThan(2);
});

it.each([...perCode.values()])('$title: stops the build as on its day', async ({ code, files, expected }) => {
  const text = String(files['articles/09-uji.md']);
  const front = FRONT.replace(/---\n$/, `${SCHEDULED}\n---\n`);
  const { diagnostics, built } = await run(overlay({ 'articles/09-uji.md': text.replace(FRONT, front) }));
  expect(diagnostics.filter((one) => one.code !== 'site/scheduled').map(placeOf)).toEqual(
    expected.map(({ file, line, column }) => `${file}:${line + 1}:${column} ${code}`),
  );
  expect(built).toBeNull();
});

describe('a link of a scheduled article', () => {
  const link = '[Itu](/artikel/lain/).';

  it.each([
    ['on the same day', 'publishDate: 2 Juni 2025', ''],
    ['on an earlier day', 'publishDate: 1 Juni 2025', ''],
    ['until a later day', 'expires: 3 Juni 2025', ''],
    ['on a later day', 'publishDate: 3 Juni 2025', 'link/absent-page'],
    ['until the same day', 'expires: 2 Juni 2025', 'link/absent-page'],
    ['never, as a draft', 'draft: true', 'link/draft'],
  ])('may lead to what is shown then: %s', async (_, dates, code) => {
    const articles = { '09-uji': dated(SCHEDULED, link), '08-lain': dated(dates, 'Isi.') };
    expect(await found(articles)).toEqual(code === '' ? [] : [`articles/09-uji.md ${code} /artikel/lain/`]);
    // Amid errors of others, too.
    const amid = await found({ ...articles, '10-salah': dated('category: Salah', 'Isi.') });
    expect(amid.filter((one) => one.includes('/artikel/'))).toEqual(
      code === '' ? [] : [`articles/09-uji.md ${code} /artikel/lain/`],
    );
  });

  it('is told of each day by itself', async () => {
    const later = dated('publishDate: 3 Juni 2025', `${link} [Uji](/artikel/uji/).`);
    const articles = { '09-uji': dated(SCHEDULED, link), '08-lain': later };
    expect(await found(articles)).toEqual(['articles/09-uji.md link/absent-page /artikel/lain/']);
  });

  it('may lead to its own parts, and to those of others', async () => {
    const body = '## Satu\n\n[Sini](#satu), [sana](/artikel/lain/#dua), [hilang](#tiga).';
    const articles = { '09-uji': dated(SCHEDULED, body), '08-lain': dated(SCHEDULED, '## Dua\n\nIsi.') };
    expect(await found(articles)).toEqual(['articles/09-uji.md link/no-such-anchor']);
  });

  it('still warns in what is published today', async () => {
    const articles = { '09-uji': dated(SCHEDULED, 'Isi.'), '08-lain': dated('', '[Uji](/artikel/uji/).') };
    expect(await found(articles)).toEqual(['articles/08-lain.md link/absent-page /artikel/uji/']);
  });
});

it('leaves drafts and expired articles alone', async () => {
  const body = '[Itu](/tidak-ada/) ![Kebun](images/pohon.png)';
  expect(
    await found({ '09-uji': dated('draft: true', body), '08-lain': dated('expires: 1 Juni 2025', body) }),
  ).toEqual([]);
});

it('reports it again after a build in which it was sound, and shows nothing of it', async () => {
  const before = await run(overlay({ 'articles/09-uji.md': dated(SCHEDULED, '[Itu](/kontak/)') }));
  expect([...(before.built?.state.files.keys() ?? [])].filter((name) => name.includes('uji'))).toEqual([]);
  const state = before.built?.state ?? nothingCached('', 'no-cache');
  const after = overlay({ 'articles/09-uji.md': dated(SCHEDULED, '[Itu](/kontakk/)') });
  const { diagnostics } = await buildSite(ports(after, state));
  expect(diagnostics.map(({ code }) => code)).toContain('link/no-such-page');
});

/** A build with other code of the site. */
function built(text: string, of: Partial<SiteCode>, settings: Partial<SiteDefinition> = {}) {
  const given = ports(overlay({ 'articles/09-uji.md': text }), nothingCached('', 'no-cache'));
  const siteCode = (frontEnd: FrontEnd): SiteCode => ({
    ...given.siteCode(frontEnd),
    ...of,
    definition: { ...definition, ...settings },
  });
  return buildSite({ ...given, siteCode });
}

it('does not repeat what is wrong elsewhere', async () => {
  const action = 'action:\n  name: Baca\n  href: /tidak-ada/\n';
  const page = Buffer.from(BASE.get('pages/404.yaml') ?? '').toString();
  const { diagnostics } = await run(
    overlay({
      'articles/09-uji.md': dated(SCHEDULED, 'Isi.'),
      'pages/404.yaml': completed(action, page),
      'site.yaml': completed(
        'navigation:\n  - name: Kontak\n    href: /tidak-ada/\n',
        Buffer.from(BASE.get('site.yaml') ?? '').toString(),
      ),
    }),
  );
  const files = diagnostics.flatMap(({ code, file }) => (code === 'link/no-such-page' ? file : []));
  expect(files).toEqual(['pages/404.yaml', 'site.yaml']);
});

it('follows the severities that the site sets', async () => {
  const text = dated(SCHEDULED, '[Itu](/tidak-ada/)');
  const made = await built(text, {}, { checks: { 'link/no-such-page': 'warning' } });
  const severities = made.diagnostics.map(({ code, severity }) => `${code} ${severity}`);
  expect(severities).toContain('link/no-such-page warning');
  expect(made.built).not.toBeNull();
});

it('says what the policy blocks in it', async () => {
  const framed: NonNullable<SiteDefinition['markdown']> = {
    plugins: [
      (markdown: MarkdownIt) => {
        markdown.renderer.rules.hr = () => '<iframe src="https://video.example/1"></iframe>';
      },
    ],
  };
  const { diagnostics } = await built(dated(SCHEDULED, 'Isi.\n\n---'), {}, { markdown: framed });
  expect(diagnostics.map(({ code, file }) => `${file} ${code}`)).toContain(
    'articles/09-uji.md code/blocked-address',
  );
});

it('is not observed as a page of the site', async () => {
  const seen: string[] = [];
  const observer: Partial<Observer> = {
    begins: ({ path }) => void seen.push(path),
    hasSeen: () => true,
    found: async () => ({ found: [], isComplete: true }),
  };
  await built(dated(SCHEDULED, '## Satu\n\n[Sini](#satu)'), { observer: observer as Observer });
  expect(seen).toContain('/kontak/');
  expect(seen).not.toContain('/artikel/uji/');
});

it('plans a site once more only if articles are scheduled', async () => {
  const plans = async (dates: string) => {
    let count = 0;
    const plan: typeof definition.plan = (...input) => {
      count += 1;
      return definition.plan(...input);
    };
    await built(dated(dates, 'Isi.'), {}, { plan });
    return count;
  };
  expect(await plans(SCHEDULED)).toBe((await plans('publishDate: 1 Juni 2025')) + 1);
});

/** What a builder's templates and lists get: pictures of fields in all variants, and a feed for each list. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { broughtSite } from '../support/process/brought-site.ts';
import { picture } from '../support/values/pictures.ts';

const SOUND = { code: 0, diagnostics: [] };
let site: Awaited<ReturnType<typeof broughtSite>>;

beforeEach(async () => {
  site = await broughtSite();
});

const change = (name: string, from: string | RegExp, to: string): void => {
  const text = site.get(name);
  expect(text).toMatch(from);
  site.put(name, text.replace(from, to));
};

it('shows the picture of a field in all its variants, with its size', async () => {
  const model = JSON.parse(site.get('content/models/post.schema.json'));
  const photo = { type: 'string', format: 'image-url', 'x-alt': 'alt' };
  const alt = { type: 'string' };
  const group = { type: 'object', additionalProperties: false, properties: { photo, alt } };
  Object.assign(model.properties, { photo, alt, views: { type: 'array', items: group } });
  site.put('content/models/post.schema.json', JSON.stringify(model));
  change('templates/post.tsx', /^/, "import { Picture, pictureIn } from 'senja/react';\n");
  change(
    'templates/post.tsx',
    '<h1>',
    `<Picture of={entry} field="photo" sizes="50vw" className="lead" />
    {(entry.views ?? []).map((view: any) => <Picture key={view.photo} of={view} field="photo" loading="eager" />)}
    <p>{JSON.stringify(pictureIn(entry, 'photo')?.width ?? null)}</p><h1>`,
  );
  site.put('content/posts/a.jpg', await picture({ width: 900, finish: (made) => made.jpeg() }));
  site.post('a', 'photo: a.jpg\nalt: A bed\nviews: [{ photo: a.jpg, alt: A bed }]');
  site.post('b', '');
  expect(await site.build('--url', 'https://x.example/base/')).toEqual(SOUND);
  const page = site.get('dist/posts/a/index.html');
  const [first = '', second = ''] = [...page.matchAll(/<picture>.*?<\/picture>/gs)].map(([html]) => html);
  expect(first).toMatch(
    /^<picture><source type="image\/avif" srcSet="\/base\/assets\/a-\w{10}-\d+\.avif \d+w, .*" sizes="50vw"\/><source type="image\/webp"/,
  );
  expect(first).toMatch(/<img .*width="900" height="600" alt="A bed" loading="lazy" .*class="lead"\/>/);
  expect(second).toMatch(/alt="A bed" loading="eager"/);
  expect(page).toContain('<p>900</p>');
  expect(site.get('dist/posts/b/index.html')).toContain('<p>null</p>');
  // Kept pages follow a change of the picture.
  site.put('content/posts/a.jpg', await picture({ width: 800, finish: (made) => made.jpeg() }));
  expect(await site.build('--url', 'https://x.example/base/')).toEqual(SOUND);
  expect(site.get('dist/posts/a/index.html')).toContain('<p>800</p>');
  change('templates/post.tsx', 'field="photo" sizes', 'field="title" sizes');
  expect((await site.build()).diagnostics).toMatchObject([
    { code: 'senja/site-code', message: expect.stringContaining('“title” is no field with a picture here') },
  ]);
});

it('has a feed for each list, with ids of its own below each base path', async () => {
  const model = JSON.parse(site.get('content/models/post.schema.json'));
  model.properties.tags = { type: 'array', items: { type: 'string' } };
  site.put('content/models/post.schema.json', JSON.stringify(model));
  site.put('templates/tag.tsx', 'export default ({ title }: any) => <h1>{title}</h1>;');
  site.put(
    'templates/site.ts',
    `import { defineSite, feed, page, slugify } from 'senja';
    const tagged = (posts: any) => [...posts.by('tags')] as [string, any][];
    export default defineSite({
      pages: ({ posts, settings }: any) => [
        page('/', 'home', () => ({ title: settings.title, posts: posts.all })),
        page('/404.html', 'not-found', () => ({ title: '404' })),
        ...posts.pages(),
        ...tagged(posts).map(([tag]) => page('/tags/' + slugify(tag) + '/', 'tag', () => ({ title: tag, feed: 'tags/' + slugify(tag) + '/feed.xml' }))),
      ],
      files: ({ posts }: any) =>
        tagged(posts).map(([tag, some]) => feed('tags/' + slugify(tag) + '/feed.xml', { title: 'About ' + tag, entries: some.all, whole: true })),
    });`,
  );
  site.post('a', 'tags: [Tea, Night]', 'All of *it*.');
  site.post('b', 'tags: [Tea]\nsummary: In short');
  const first = await site.build('--url', 'https://x.example/one/');
  expect(first.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const tea = site.get('dist/tags/tea/feed.xml');
  expect(tea).toContain('<id>https://x.example/one/tags/tea/feed.xml</id><title>About Tea</title>');
  expect(tea).toContain('<link rel="self" href="https://x.example/one/tags/tea/feed.xml"/>');
  expect(tea).toContain('<link rel="alternate" href="https://x.example/one/tags/tea/"/>');
  expect([...tea.matchAll(/<entry><id>([^<]*)<\/id>/g)].map(([, id]) => id)).toEqual([
    'tag:x.example,2025-01-01:one%2Fposts%2Fa',
    'tag:x.example,2025-01-01:one%2Fposts%2Fb',
  ]);
  expect([...tea.matchAll(/<summary>[^<]*/g)].map(([text]) => text)).toEqual(['<summary>In short']);
  expect(tea).toContain('&#60;em&#62;it&#60;/em&#62;');
  expect(site.get('dist/tags/night/feed.xml').match(/<entry>/g)).toHaveLength(1);
  expect(site.get('dist/tags/tea/index.html')).toContain(
    '<link rel="alternate" type="application/atom+xml" title="Tea" href="/one/tags/tea/feed.xml"/>',
  );
  // A change of a text is in the feed.
  site.post('a', 'tags: [Tea, Night]', 'Other words.');
  await site.build('--url', 'https://x.example/one/');
  expect(site.get('dist/tags/tea/feed.xml')).toContain('Other words.');
  change('templates/site.ts', 'entries: some.all', 'entries: some.first');
  expect((await site.build()).diagnostics.map(({ code }) => code)).toContain('senja/site-code');
});

it('leads from a field to a file, as from a body, and tells a path that leads nowhere', async () => {
  const model = JSON.parse(site.get('content/models/post.schema.json'));
  model.properties.next = { type: 'string', format: 'link' };
  site.put('content/models/post.schema.json', JSON.stringify(model));
  change('templates/post.tsx', '<h1', '<a href={entry.next}>Next</a><h1');
  site.post('a', 'next: ./b.md#part', 'Text.');
  site.post('b', 'next: ../posts/a', '## Part');
  expect(await site.build()).toEqual(SOUND);
  const next = (name: string) => / href="([^"]*)">Next</.exec(site.get(`dist/posts/${name}/index.html`))?.[1];
  expect([next('a'), next('b')]).toEqual(['/posts/b/#part', '/posts/a/']);
  // The page that shows the address is made again when that changes.
  rmSync(path.join(site.site, 'content/posts/b.md'));
  site.post('a', 'next: c.md#part', 'Text.');
  site.post('c', 'next: none.md', 'Text.');
  const { code, diagnostics } = await site.build();
  expect([code, diagnostics.map((one) => `${one.code} ${one.file}`)]).toEqual([
    1,
    ['link/no-such-anchor posts/a.md', 'link/no-such-page posts/c.md'],
  ]);
});

it('tells plugins of Markdown where they are, and resolves their links', async () => {
  change(
    'templates/site.ts',
    'defineSite({',
    `defineSite({
  markdown: {
    plugins: [
      (md: any) => {
        md.core.ruler.push('where', (state: any) => {
          const { file, slug, address, base, fields, resolve } = state.env;
          const token = new state.Token('html_block', '', 0);
          token.content = '<p>' + JSON.stringify([file, slug, address, base, fields.title, resolve('./b.md'), resolve('none.md')]) + '</p>';
          state.tokens.push(token);
        });
      },
    ],
  },`,
  );
  site.post('a', '', '## Part');
  site.post('b', '', 'Text.');
  expect(await site.build('--url', 'https://x.example/base/')).toEqual(SOUND);
  const diagnostics = (name: string): unknown =>
    JSON.parse(
      /<p>(\[.*?\])<\/p>/.exec(site.get(`dist/posts/${name}/index.html`))?.[1]?.replaceAll('&quot;', '"') ??
        '',
    );
  const of = (name: string) => [
    `posts/${name}.md`,
    name,
    `/posts/${name}/`,
    '/base/',
    name,
    '/posts/b/',
    null,
  ];
  expect([diagnostics('a'), diagnostics('b')]).toEqual([of('a'), of('b')]);
});

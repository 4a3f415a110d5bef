/** Pictures, videos and recordings where people keep them. */
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { broughtSite } from '../support/process/brought-site.ts';
import { animatedGif, phonePhoto, picture } from '../support/values/pictures.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h9"/></svg>';
const SOUND = { code: 0, diagnostics: [] };
let site: Awaited<ReturnType<typeof broughtSite>>;

beforeEach(async () => {
  site = await broughtSite();
  const model = JSON.parse(site.get('content/models/post.schema.json'));
  model.properties.photo = { type: 'string', format: 'image-url' };
  site.put('content/models/post.schema.json', JSON.stringify(model));
  const post = site.get('templates/post.tsx').replace('<h1>', `<p>{'photo:' + entry.photo}</p><h1>`);
  site.put('templates/post.tsx', post);
});

const shown = (name: string): string[] =>
  [...site.get(`dist/posts/${name}/index.html`).matchAll(/<img [^>]*>|photo:[^<]*/g)].map(([tag]) => tag);

it('shows pictures next to an entry and by relative path, like those of images/', async () => {
  const photo = await phonePhoto();
  site.put('content/posts/a photo.jpg', photo);
  site.put('content/images/x.jpg', await picture({ width: 900, finish: (made) => made.jpeg() }));
  site.put('content/posts/pics/y.png', await picture({ width: 500 }));
  const bodies = [
    '![A](<a photo.jpg>)',
    '![A](./a%20photo.jpg)',
    '![C](../images/x.jpg)',
    '![C](/images/x.jpg)',
  ];
  site.post('a', 'photo: ./a photo.jpg', [...bodies, '<img src="pics/y.png" alt="E">'].join('\n\n'));
  site.post('b', 'photo: ../images/x.jpg');
  site.post('c', 'photo: pics/y.png');
  const first = await site.build('--url', 'https://x.example/base/');
  expect(first.diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual([
    'content/image-position posts/a photo.jpg',
  ]);
  const [field, ...pictures] = shown('a');
  expect(field).toMatch(/^photo:\/base\/assets\/a-photo-\w{10}-900\.jpg$/);
  expect(pictures).toHaveLength(5);
  for (const one of pictures)
    expect(one).toMatch(/src="\/base\/assets\/[\w-]+\.(?:jpg|png)" .*width="\d+" height="\d+"/);
  expect(shown('b')).toEqual([expect.stringMatching(/^photo:\/base\/assets\/x-\w{10}-900\.jpg$/)]);
  expect(shown('c')).toEqual([expect.stringMatching(/^photo:\/base\/assets\/y-\w{10}-500\.(?:jpg|png)$/)]);
  for (const name of site.assets().filter((one) => one.startsWith('a-photo')))
    expect((await sharp(site.bytes(`dist/assets/${name}`)).metadata()).exif, name).toBeUndefined();
  // The same pages without a cache, and after the picture was moved.
  const before = site.get('dist/posts/a/index.html');
  expect(await site.build('--url', 'https://x.example/base/', '--no-cache')).toEqual(first);
  expect(site.get('dist/posts/a/index.html')).toBe(before);
});

it('finds a picture that is added or moved later', async () => {
  site.post('a', '', '![A](x.png)\n\n[big](x.png)');
  const missing = await site.build();
  expect(missing.diagnostics.map(({ code, line }) => `${line} ${code}`)).toEqual([
    '7 content/image-missing',
    '9 content/image-missing',
  ]);
  site.put('content/posts/x.png', await picture());
  expect(await site.build()).toEqual(SOUND);
  site.put('content/images/x.png', await picture({ colour: '#000' }));
  const diagnostics = (await site.build()).diagnostics.map(({ code, file }) => `${code} ${file}`);
  expect(diagnostics).toEqual(['content/image-unused images/x.png']);
  site.post('a', 'photo: y.png', 'Text.');
  expect((await site.build()).diagnostics.map(({ code }) => code)).toContain('content/image-missing');
  site.put('content/posts/y.png', await picture());
  expect((await site.build()).code).toBe(0);
});

it('shows pictures of public/ in fields and bodies, as they are, with their size', async () => {
  site.put('public/pics/my chart.svg', DRAWING);
  site.put('public/pics/x.png', await picture({ width: 30, height: 20 }));
  site.post(
    'a',
    'photo: /pics/my chart.svg',
    '![A](</pics/my chart.svg>) ![B](/pics/x.png) [C](/pics/x.png)',
  );
  expect(await site.build('--url', 'https://x.example/base/')).toEqual(SOUND);
  expect(shown('a')).toEqual([
    'photo:/base/pics/my%20chart.svg',
    expect.stringMatching(/^<img src="\/base\/pics\/my%20chart\.svg" alt="A" width="40" height="30"/),
    expect.stringMatching(/^<img src="\/base\/pics\/x\.png" alt="B" width="30" height="20"/),
  ]);
  expect(site.get('dist/posts/a/index.html')).toContain('<a href="/base/pics/x.png">C</a>');
  site.post('a', 'photo: /pics/none.svg', '![A](/pics/x.svg)');
  const { diagnostics } = await site.build();
  expect(diagnostics.map(({ code, suggestions }) => [code, suggestions])).toEqual([
    ['content/image-missing', []],
    ['link/no-such-file', []],
  ]);
});

it('warns of files that are published with the place where they were made', async () => {
  const place = Buffer.from(
    'ID3\x03\0\0\0\0\0\x3fTXXX\0\0\0\x1e\0\0\x03location\0-6.2088+106.8456/',
    'latin1',
  );
  site.put('public/talk.mp3', place);
  site.put('public/pics/home.jpg', await phonePhoto());
  site.put('public/pics/plain.jpg', await picture({ finish: (made) => made.jpeg() }));
  site.put('public/notes.txt', place);
  site.put('content/posts/walk.mp3', place);
  site.put('content/posts/home.jpg', await phonePhoto());
  site.post('a', '', '![](walk.mp3)\n\n![A](home.jpg)\n\n![B](/pics/home.jpg)');
  const found = async () => {
    const { code, diagnostics } = await site.build();
    expect(code).toBe(0);
    return diagnostics.filter((one) => one.code.endsWith('position')).map((one) => `${one.code} ${one.file}`);
  };
  const wanted = [
    'public/position ../public/pics/home.jpg',
    'public/position ../public/talk.mp3',
    'content/image-position posts/home.jpg',
    'public/position posts/walk.mp3',
  ];
  expect((await found()).sort()).toEqual(wanted.sort());
  // A build in which only a file of public/ has changed.
  site.put('public/talk.mp3', 'ID3');
  expect((await found()).sort()).toEqual(wanted.filter((one) => !one.includes('talk')).sort());
});

it('publishes drawings and moving pictures as they are', async () => {
  site.put('content/posts/chart.svg', DRAWING);
  const gif = Buffer.from(await animatedGif());
  const noted = Buffer.concat([gif.subarray(0, -1), Buffer.from('!\xfe\x06secret\0;', 'latin1')]);
  site.put('content/images/moves.gif', noted);
  const webp = await sharp(gif, { animated: true })
    .webp()
    .withExif({ IFD0: { Make: 'Secret' } })
    .toBuffer();
  site.put('content/images/moves.webp', webp);
  site.post('a', 'photo: chart.svg', '![A](chart.svg) ![B](images/moves.gif) ![C](images/moves.webp)');
  expect(await site.build()).toEqual(SOUND);
  const assets = site.assets();
  const file = (start: RegExp): Buffer => site.bytes(`dist/assets/${assets.find((one) => start.test(one))}`);
  expect(file(/^chart-\w{10}\.svg$/).toString()).toBe(DRAWING);
  expect(file(/^moves-\w{10}\.gif$/).equals(gif)).toBe(true);
  const moved = file(/^moves-\w{10}\.webp$/);
  expect(moved.includes('Secret')).toBe(false);
  expect(await sharp(moved).metadata()).toMatchObject({ pages: 2, width: 800, height: 600 });
  const frames = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer();
  expect((await frames(moved)).equals(await frames(webp))).toBe(true);
  expect(shown('a')[1]).toMatch(/src="\/assets\/chart-\w{10}\.svg" alt="A" width="40" height="30"/);
});

it('refuses drawings that run or load something', async () => {
  site.put('content/images/a.svg', DRAWING.replace('<path', '<script>alert(1)</script><path'));
  site.put('content/images/b.svg', DRAWING.replace('<path', '<path onclick="alert(1)"'));
  site.post('a', 'photo: images/a.svg', '![B](images/b.svg)');
  const { code, diagnostics } = await site.build();
  expect(code).toBe(1);
  expect(diagnostics.map((one) => `${one.code} ${/contains ([^,]*),/.exec(one.message)?.[1]}`)).toEqual([
    'content/image-active <script>',
    'content/image-active onclick',
  ]);
  site.post('a', '', '![B](images/b.svg)');
  expect((await site.build()).diagnostics.map((one) => one.message)).toEqual([
    expect.stringContaining('Nothing uses'),
    expect.stringContaining('contains onclick,'),
  ]);
});

it('leads from a link to a picture to its largest variant', async () => {
  site.put(
    'content/posts/a.jpg',
    await picture({ width: 2500, height: 1500, finish: (made) => made.jpeg() }),
  );
  site.post('a', '', '[![](a.jpg)](a.jpg)\n\n[photo](./a.jpg) and <a href="a.jpg">photo</a>');
  const { code, diagnostics } = await site.build();
  expect([code, ...diagnostics.map((one) => one.code)]).toEqual([0, 'markdown/image-without-alt']);
  const links = [...site.get('dist/posts/a/index.html').matchAll(/<a href="\/assets\/([^"]*)"/g)];
  expect(links).toHaveLength(3);
  for (const [, name = ''] of links) {
    expect(site.assets()).toContain(name);
    expect((await sharp(site.bytes(`dist/assets/${name}`)).metadata()).width).toBe(1920);
  }
});

it('plays videos and recordings of the site, which the policy of the page allows', async () => {
  const box = (name: string, ...inside: Buffer[]): Buffer => {
    const content = Buffer.concat([Buffer.from(name, 'latin1'), ...inside]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(content.length + 4);
    return Buffer.concat([size, content]);
  };
  const clip = Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom')),
    box('moov', box('mvhd', Buffer.alloc(8)), box('udta', Buffer.from('home at 6.2S'))),
    box('mdat', Buffer.from('frames')),
  ]);
  site.put('content/posts/clip.mp4', clip);
  site.put('content/posts/still.png', await picture());
  site.put('public/talk.mp3', 'ID3');
  site.post('a', '', '![A walk](clip.mp4)\n\n<audio src="/talk.mp3"></audio>');
  site.post(
    'b',
    '',
    '<video poster="still.png" width="320"><source src="./clip.mp4" type="video/mp4">No video</video>',
  );
  site.post('c', '');
  expect(await site.build('--url', 'https://x.example/base/')).toEqual(SOUND);
  const [a, b, c] = ['a', 'b', 'c'].map((name) => site.get(`dist/posts/${name}/index.html`));
  const name = site.assets().find((one) => /^clip-\w{10}\.mp4$/.test(one));
  const published = site.bytes(`dist/assets/${name}`);
  expect(published.includes('home')).toBe(false);
  expect([published.length, published.subarray(-6).toString()]).toEqual([clip.length, 'frames']);
  expect(a).toContain(
    `<video controls="" preload="metadata" src="/base/assets/${name}" aria-label="A walk"></video>`,
  );
  expect(a).toMatch(/<audio src="\/base\/talk\.mp3" controls="" preload="metadata"><\/audio>/);
  expect(b).toMatch(
    /<video poster="\/base\/assets\/still-[^"]*" width="320" controls="" preload="metadata">/,
  );
  expect(b).toContain(`<source src="/base/assets/${name}" type="video/mp4">`);
  const policyOf = (html = ''): string => /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  expect([a, b, c].map((html) => policyOf(html).includes('media-src &#x27;self&#x27;'))).toEqual([
    true,
    true,
    false,
  ]);
  expect(site.get('dist/_headers')).toContain("media-src 'self'");
  // Kept pages keep the header.
  site.post('c', '', 'Other.');
  expect(await site.build('--url', 'https://x.example/base/')).toEqual(SOUND);
  expect(site.get('dist/_headers')).toContain("media-src 'self'");
  site.post(
    'a',
    '',
    '<video src="/none.mp4"></video>\n\n![](none.mp4)\n\n<video src="https://x.example/a.mp4"></video>',
  );
  const { diagnostics } = await site.build();
  expect(diagnostics.map((one) => `${one.line} ${one.code}`)).toEqual([
    '7 link/no-such-file',
    '9 content/image-missing',
    '11 markdown/html',
  ]);
});

it('plays a video of public/ in a template', async () => {
  site.put('public/a.mp4', 'x');
  site.put(
    'templates/post.tsx',
    site.get('templates/post.tsx').replace('<h1>', '<video src="/a.mp4" controls /><h1>'),
  );
  site.post('a', '');
  expect(await site.build()).toEqual(SOUND);
  expect(site.get('dist/posts/a/index.html')).toContain('media-src &#x27;self&#x27;');
  const post = site.get('templates/post.tsx').replace('/a.mp4', 'https://v.example/a.mp4');
  site.put('templates/post.tsx', post);
  site.put('templates/boxes/clip.tsx', 'export default (of: any) => <video src={of.src} controls />;');
  site.post('b', '', 'A text.\n\n::: clip {src="https://v.example/b?c&d"}\n:::');
  // An address that a body has is a fault of that body.
  expect((await site.build()).diagnostics.map(({ code, file, line }) => `${code} ${file} ${line}`)).toEqual([
    'code/blocked-address ../templates/post.tsx 9',
    'code/blocked-address posts/b.md 9',
  ]);
});

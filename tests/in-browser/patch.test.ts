// @page
/** Changes on the server appear in the open page, and the rest of it stays untouched. */
import { beforeEach, expect, it } from 'vitest';
import { patchPage } from '../../cli/in-browser/patch.ts';

const MUTE = (css: string) => `<script type="text/css">${css}</script>`;
const page = (body: string, { head = '', css = 'a{}', html = 'lang="id"' } = {}): Document =>
  new DOMParser().parseFromString(
    `<!doctype html><html ${html}><head><title>${body.length}</title>${head}${MUTE(css)}</head><body>${body}</body></html>`,
    'text/html',
  );

function live(body: string): HTMLElement {
  document.head.innerHTML = '<title>lama</title><style>a{}</style>';
  document.body.innerHTML = body;
  return document.body;
}

const get = <Found extends Element>(selector: string): Found => document.querySelector(selector) as Found;

beforeEach(() => {
  document.adoptedStyleSheets = [];
});

const HEADER = '<header><button aria-expanded="false">Menu</button><input></header>';

it('updates a changed paragraph, and keeps open menus and typed text', () => {
  const before = `${HEADER}<main><h1>A</h1><p>Satu.</p></main>`;
  live(before);
  const [button, input, heading] = [get('button'), get<HTMLInputElement>('input'), get('h1')];
  button.setAttribute('aria-expanded', 'true');
  input.value = 'nasi';
  const now = `${HEADER}<main><h1>A</h1><p>Dua.</p></main>`;
  expect(patchPage(page(before), page(now))).toBe(true);
  expect(get('p').textContent).toBe('Dua.');
  expect([get('button'), get('input'), get('h1')]).toEqual([button, input, heading]);
  expect([button.getAttribute('aria-expanded'), input.value]).toEqual(['true', 'nasi']);
});

it('inserts and removes paragraphs and attributes', () => {
  const before = '<main class="a" id="x"><p>Satu.</p></main>';
  live(before);
  expect(patchPage(page(before), page('<main class="b"><p>Satu.</p><p>Dua.</p></main>'))).toBe(true);
  expect(document.body.innerHTML).toBe('<main class="b"><p>Satu.</p><p>Dua.</p></main>');
});

it.each([
  ['texts', '<div data-widget="a"><p>1</p></div>', '<div data-widget="a"><p>2</p></div>', true],
  ['data', '<div data-widget="a" data-props="1"></div>', '<div data-widget="a" data-props="2"></div>', false],
  ['parts', '<div data-widget="a"><p>1</p></div>', '<div data-widget="a"><p>1</p><b></b></div>', false],
  ['itself', '<p>1</p><div data-widget="a"></div>', '<p>1</p>', false],
])('changes a widget that was not touched, and of another only %s', (_what, before, now, isKept) => {
  live(`<main>${before}</main>`);
  expect(patchPage(page(`<main>${before}</main>`), page(`<main>${now}</main>`))).toBe(true);
  expect(get('main').innerHTML).toBe(now);
  live(`<main>${before}</main>`);
  Object.assign(get('[data-widget]'), { held: null });
  expect(patchPage(page(`<main>${before}</main>`), page(`<main>${now}</main>`))).toBe(isKept);
});

it('leaves widgets around inserted and removed paragraphs alone', () => {
  const [widget, form] = ['<div data-widget="a"></div>', '<form></form>'];
  const before = `<main>${widget}<p>Satu.</p>${form}</main>`;
  live(before);
  const kept = [get('[data-widget]'), get('form')];
  expect(patchPage(page(before), page(`<main>${widget}<p>Satu.</p><p>Dua.</p>${form}</main>`))).toBe(true);
  expect(document.body.innerHTML).toBe(`<main>${widget}<p>Satu.</p><p>Dua.</p>${form}</main>`);
  expect([get('[data-widget]'), get('form')]).toEqual(kept);
});

it.each([
  ['for search engines', '<meta property="og:title" content="1">', '<meta property="og:title" content="2">'],
  [
    'for programs',
    '<script type="application/ld+json">1</script>',
    '<script type="application/ld+json">2</script>',
  ],
])('keeps the page if it differs in what is %s', (_what, before, now) => {
  live('<p>1</p>');
  expect(patchPage(page('<p>1</p>', { head: before }), page('<p>1</p>', { head: now }))).toBe(true);
});

it('neither changes nor adds data for programs in the body, which Firefox would report', () => {
  const data = (text: string) => `<script type="application/ld+json">{"name":"${text}"}</script>`;
  const versions = [
    `<main>${data('a')}<p>Satu.</p></main>`,
    `<main>${data('b')}<p>Dua.</p></main>`,
    `<main>${data('c')}<section>${data('d')}<p>Tiga.</p></section><p>Dua.</p></main>`,
    `<main>${data('c')}<section>${data('e')}<p>Empat.</p></section><p>Dua.</p></main>`,
  ];
  live(versions[0] ?? '');
  for (const [at, now] of versions.entries()) {
    if (at > 0) expect(patchPage(page(versions[at - 1] ?? ''), page(now))).toBe(true);
    const texts = [...document.querySelectorAll('script')].map(({ textContent }) => textContent);
    expect(texts.filter((text) => text !== '{"name":"a"}')).toEqual([]);
  }
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Empat.',
    'Dua.',
  ]);
});

it('tolerates elements that scripts have added', () => {
  const before = '<main><p>Satu.</p></main>';
  live(`${before}<div role="status">Tersimpan</div>`);
  expect(patchPage(page(before), page('<main><p>Dua.</p></main>'))).toBe(true);
  expect(get('p').textContent).toBe('Dua.');
});

it.each([
  ['a form', '<form><p>1</p></form>', '<form><p>2</p></form>'],
  ['a script', '<script type="module">1</script>', '<script type="module">2</script>'],
  ['more forms', '<main><p>1</p></main>', '<main><p>1</p><form></form></main>'],
  ['another element', '<main><p>1</p></main>', '<main><h2>1</h2></main>'],
])('reloads the page for %s', (_what, before, now) => {
  live(before);
  expect(patchPage(page(before), page(now))).toBe(false);
});

it.each([
  ['another module of widgets', {}, { html: 'lang="id" data-client="/b.js"' }],
  ['another loader', { head: '<script>1</script>' }, { head: '<script>2</script>' }],
  [
    'a policy that lets in others',
    { head: `<meta http-equiv="Content-Security-Policy" content="img-src a; style-src 'x'">` },
    { head: `<meta http-equiv="Content-Security-Policy" content="img-src b; style-src 'x'">` },
  ],
])('reloads the page for %s', (_what, before, now) => {
  live('<p>1</p>');
  expect(patchPage(page('<p>1</p>', before), page('<p>1</p>', now))).toBe(false);
});

it('updates styles although the policy allows no other style element', () => {
  live('<p>1</p>');
  const head = (hash: string) =>
    `<meta http-equiv="Content-Security-Policy" content="style-src '${hash}'; img-src a">`;
  const before = page('<p>1</p>', { head: head('x') });
  expect(patchPage(before, page('<p>1</p>', { head: head('y'), css: 'p{color:red}' }))).toBe(true);
  expect(document.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText)).toEqual([
    'p { color: red; }',
  ]);
  expect(get<HTMLStyleElement>('style').sheet?.disabled).toBe(true);
  expect(document.querySelectorAll('style')).toHaveLength(1);
});

it('changes the title', () => {
  live('<p>1</p>');
  expect(patchPage(page('<p>1</p>'), page('<p>12</p>'))).toBe(true);
  expect(document.title).toBe(String('<p>12</p>'.length));
});

/** Where the links of content may lead. */
import { describe, expect, it } from 'vitest';
import { doubtIn, linkFault, linkTargets } from '../../../cli/checks/broken-links/targets.ts';

describe('links', () => {
  const targets = {
    ...linkTargets([
      { path: '/', indexed: true },
      { path: '/kontak/', indexed: true },
      { path: '/404.html', indexed: false },
    ]),
    anchors: (path: string) => new Set(path === '/' ? ['makanan'] : ['jam']),
  };
  const link = (href: string, from: string | null = '/kontak/') => ({
    path: 'x',
    href,
    at: { start: 0, end: 0 },
    from,
  });

  it.each([
    '/',
    '/kontak/',
    '/#makanan',
    '#jam',
    '/kontak/?a=b#jam',
    '/feed.xml',
    'https://contoh.id/',
    'mailto:a@b.id',
  ])('%s is valid', (href) => {
    expect(linkFault(link(href), targets)).toBeNull();
  });

  it.each(['/kontak', '/kontak/index.html'])('%s leads to its page', (href) => {
    expect(linkFault(link(href), targets)).toBeNull();
  });

  it('may lead to an address that a rule for hosts redirects', () => {
    const redirects = () =>
      '# moved\n/old/ /kontak/ 301\n/blog/* /kontak/:splat\n/%c3%a4lter/* /kontak/\n/* /404.html 404\n';
    const known = { ...targets, ...linkTargets([], { redirects }), anchors: targets.anchors };
    const codes = ['/old/', '/old', '/blog/2024/a/', '/\u00e4lter/a/', '/older/'].map(
      (href) => linkFault(link(href), known)?.code,
    );
    expect(codes).toEqual([undefined, undefined, undefined, undefined, 'link/no-such-page']);
  });

  it('may lead to a file that the code makes, however it is encoded', () => {
    const made = [{ path: 'don\u00e9es/a b.json' }, { path: 'map/index.html' }];
    const known = { ...targets, ...linkTargets([], {}, made), anchors: targets.anchors };
    const codes = ['/don%c3%a9es/a%20b.json', '/done\u0301es/a b.json', '/map/', '/other.json'].map(
      (href) => linkFault(link(href), known)?.code,
    );
    expect(codes).toEqual([undefined, undefined, undefined, 'link/no-such-file']);
  });

  it.each([
    ['/kontakk/', 'link/no-such-page', '/kontak/'],
    ['/kontak.htm', 'link/no-such-page', '/kontak/'],
    ['/index.php#makanan', 'link/no-such-page', '/#makanan'],
    ['/404.html', 'link/no-such-page', undefined],
    ['/#makanann', 'link/no-such-anchor', '/#makanan'],
    ['#jamm', 'link/no-such-anchor', '#jam'],
  ])('%s is reported', (href, code, suggestion) => {
    const fault = linkFault(link(href), targets);
    expect(fault?.code).toBe(code);
    if (suggestion) expect(fault?.suggestions?.[0]).toBe(suggestion);
  });

  it.each([
    ['build-target', ['buildtarget', 'buildtargets'], ['buildtarget']],
    ['_1-setup', ['1-setup', '2-setup'], ['1-setup']],
    ['cafe', ['café', 'cafés'], ['café']],
    ['what-s-new-in-3-0', ['whats-new-in-30', 'whats-new'], ['whats-new-in-30']],
    ['a-b', ['ab', 'a_b'], ['ab', 'a_b']],
    ['---', ['a'], []],
  ])('#%s of other rules for ids is taken for one of %j', (anchor, ids, suggested) => {
    const known = { ...targets, anchors: () => new Set(ids) };
    const { suggestions } = linkFault(link(`/kontak/#${anchor}`), known) ?? {};
    expect(suggestions).toEqual(suggested.map((id) => `/kontak/#${id}`));
  });

  it.each(['/404.html', '/draf/', ''])('"#…" on %j refers to the page itself', (from) => {
    expect(linkFault(link('#jam', from), targets)).toBeNull();
    expect(linkFault(link('#', from), targets)).toBeNull();
    expect(linkFault(link('#jamm', from), targets)?.code).toBe('link/no-such-anchor');
  });

  it('may lead to the beginning of a page, as browsers have it', () => {
    for (const href of ['/kontak/#top', '#TOP']) expect(linkFault(link(href), targets)).toBeNull();
    expect(linkFault(link('/kontakk/#top'), targets)?.code).toBe('link/no-such-page');
  });

  it('are decided at once where nothing can be wrong', () => {
    expect(doubtIn(targets)(link('/kontak/'))).toBe(false);
    expect(doubtIn(targets)(link('https://contoh.id/'))).toBe(false);
    expect(doubtIn(targets)(link('/kontak/#jam'))).toBe(true);
    expect(doubtIn(targets)(link('#di-semua-halaman', null))).toBe(false);
  });
});

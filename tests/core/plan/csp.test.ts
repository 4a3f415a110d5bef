import { describe, expect, it } from 'vitest';
import { checkHosts, contentSecurityPolicies, isOfHosts } from '../../../cli/core/plan/policy/csp.ts';
import { sha256Base64 } from '../../../cli/core/values/hash.ts';
import { forEachTemplate } from '../../support/values/for-each-template.ts';

describe('the Content Security Policy', () => {
  const policies = (imageHosts: string[] | null, endpoints: string[] = []) =>
    contentSecurityPolicies({
      styles: forEachTemplate((name) => `.${name}{}`),
      loader: 'x()',
      imageHosts,
      endpoints,
    });
  const policy = (...hosts: Parameters<typeof policies>) => policies(...hosts).pages.home ?? '';
  const hash = (content: string): string => `'sha256-${sha256Base64(content)}'`;

  it('starts from default-src none and allows inline text by hash only', () => {
    expect(policy(['images.unsplash.com'])).toContain("default-src 'none'");
    expect(policy(null)).toContain(`style-src ${hash('.home{}')};`);
    expect(policy(null)).toContain(`script-src 'self' ${hash('x()')};`);
    expect(policy(null)).not.toContain('unsafe');
  });

  it('lists what is allowed for each kind of resource', () => {
    expect(policy(['foto.example', 'gambar.example'], ['https://kirim.example/a']).split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${hash('x()')}`,
      `style-src ${hash('.home{}')}`,
      "img-src 'self' https://foto.example https://gambar.example",
      "connect-src 'self' https://kirim.example",
      "manifest-src 'self'",
      'form-action https://kirim.example',
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  it('allows a page the styles of its template, and the whole site those of all templates', () => {
    const { pages, site: whole } = policies(null);
    const { home = '', article } = pages;
    expect(article).toBe(home.replace(hash('.home{}'), hash('.article{}')));
    const styles = /style-src ([^;]*)/.exec(whole)?.[1]?.split(' ');
    expect(styles).toEqual(Object.keys(pages).map((name) => hash(`.${name}{}`)));
    expect(whole.replace(/style-src [^;]*/, '')).toBe(home.replace(/style-src [^;]*/, ''));
  });

  it.each(['x.example; script-src *', 'x.example\n', "x.example 'unsafe-inline'", 'x.example,y', '<b>'])(
    'is never written with the host %j',
    (host) => {
      expect(() => policy(['foto.example', host])).toThrow(TypeError);
    },
  );

  it('names the photo hosts, or any https host', () => {
    expect(policy(['images.unsplash.com'])).toContain("img-src 'self' https://images.unsplash.com;");
    expect(policy(null)).toContain("img-src 'self' https:;");
  });

  it('allows forms to post where content says, and nowhere else', () => {
    expect(policy(null)).toContain("form-action 'none'");
    const open = policy(null, ['https://kirim.example/a?b']);
    expect(open).toContain('form-action https://kirim.example;');
    expect(open).toContain("connect-src 'self' https://kirim.example;");
    const twice = policy(null, [
      'https://kirim.example/a',
      'https://kirim.example/b',
      'https://dua.example/',
    ]);
    expect(twice).toContain('form-action https://kirim.example https://dua.example;');
  });
});

it('names each sheet once', () => {
  const styles = { home: 'p{}', list: 'p{}' };
  const { site, pages } = contentSecurityPolicies({ styles, loader: '', imageHosts: [], endpoints: [] });
  expect(site).toBe(pages.home);
});

describe('hosts added by a site', () => {
  it('are added to the directives of their kind', () => {
    const { site: policy } = contentSecurityPolicies({
      styles: { home: '' },
      loader: 'x()',
      imageHosts: [],
      endpoints: [],
      hosts: {
        scripts: ['https://kode.example'],
        frames: ['https://video.example'],
        fonts: ['https://huruf.example'],
        connect: ['wss://kabar.example'],
        styles: ['https://gaya.example', "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
        media: ['https://suara.example'],
        workers: ['blob:'],
        wasm: true,
        trustedTypes: false,
      },
    });
    for (const directive of [
      /script-src 'self' '[^']+' 'wasm-unsafe-eval' https:\/\/kode\.example;/,
      /style-src '[^']+' https:\/\/gaya\.example 'sha256-47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=';/,
      /media-src 'self' https:\/\/suara\.example;/,
      /worker-src 'self' blob:;/,
      /base-uri 'none'$/,
      /frame-src https:\/\/video\.example;/,
      /font-src 'self' https:\/\/huruf\.example;/,
      /connect-src 'self' wss:\/\/kabar\.example;/,
    ])
      expect(policy).toMatch(directive);
  });

  it.each([
    'http://video.example',
    'https://video.example/',
    'https://*',
    'https://*.com',
    'https:',
    '*',
    'data:',
    "'unsafe-inline'",
    'https://a.example; script-src *',
    'wss://kabar.example',
  ])('must not be %s', (host) => {
    expect(() => checkHosts({ frames: [host] })).toThrow('code/bad-policy-host');
  });

  it.each([
    ['styles', "'unsafe-inline'"],
    ['styles', "'sha256-'"],
    ['scripts', "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'unsafe-inline'"],
    ['scripts', 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
    ['scripts', "'unsafe-inline'"],
    ['scripts', "'strict-dynamic'"],
    ['connect', "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
    ['scripts', "'wasm-unsafe-eval'"],
    ['workers', 'data:'],
    ['scripts', 'blob:'],
    ['media', 'wss://kabar.example'],
  ])('of %s must not be %s', (kind, host) => {
    expect(() => checkHosts({ [kind]: [host] })).toThrow('code/bad-policy-host');
  });

  it.each([
    { styles: ["'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"] },
    { scripts: ["'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"] },
    { workers: ['blob:'] },
    { wasm: true, trustedTypes: false },
  ])('may be %j', (hosts) => {
    expect(() => checkHosts(hosts)).not.toThrow();
  });

  it.each(['https://video.example', 'https://*.video.example', 'https://video.example:8443'])(
    'may be %s',
    (host) => {
      expect(() => checkHosts({ frames: [host], connect: ['wss://kabar.example'] })).not.toThrow();
    },
  );

  it.each([
    ['https://video.example/1', true],
    ['//video.example/1', true],
    ['https://a.lain.example/', true],
    ['https://lain.example/', false],
    ['https://video.example.jahat.example/', false],
    ['https://jahatlain.example/', false],
    ['http://video.example/1', false],
    ['/1', false],
  ])('allow %s: %s', (address, allowed) => {
    const hosts = ['https://video.example', 'https://*.lain.example'];
    expect(isOfHosts(address, hosts)).toBe(allowed);
  });
});

import { describe, expect, it } from 'vitest';
import { contentSecurityPolicies } from '../../../cli/core/plan/csp.ts';
import { sha256Base64 } from '../../../cli/core/values/hash.ts';
import { forEachTemplate } from '../../support/for-each-template.ts';

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

  it('starts from nothing and allows inline texts by hash alone', () => {
    expect(policy(['images.unsplash.com'])).toContain("default-src 'none'");
    expect(policy(null)).toContain(`style-src ${hash('.home{}')};`);
    expect(policy(null)).toContain(`script-src 'self' ${hash('x()')};`);
    expect(policy(null)).not.toContain('unsafe');
  });

  it('says of each kind of thing what is allowed', () => {
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

  it('allows a page the styles of its template, and the whole site those of all', () => {
    const { pages, site: whole } = policies(null);
    const { home = '', article } = pages;
    expect(article).toBe(home.replace(hash('.home{}'), hash('.article{}')));
    const styles = /style-src ([^;]*)/.exec(whole)?.[1]?.split(' ');
    expect(styles).toEqual(Object.keys(pages).map((name) => hash(`.${name}{}`)));
    expect(whole.replace(/style-src [^;]*/, '')).toBe(home.replace(/style-src [^;]*/, ''));
  });

  it('names the photo hosts, or any https host', () => {
    expect(policy(['images.unsplash.com'])).toContain("img-src 'self' https://images.unsplash.com;");
    expect(policy(null)).toContain("img-src 'self' https:;");
  });

  it('lets forms post where content says, and nowhere else', () => {
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

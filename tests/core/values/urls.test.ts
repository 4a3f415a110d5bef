import { describe, expect, it } from 'vitest';
import {
  emailProblem,
  hostProblem,
  httpsProblem,
  imageProblem,
  linkProblem,
  localImage,
  phoneProblem,
  siteUrlProblem,
} from '../../../cli/core/values/urls.ts';

const HOSTILE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://a.example/1',
  'http://contoh.id/',
  'HTTP://contoh.id/',
  'HTTPS://contoh.id/',
  'https:contoh.id',
  'https:/contoh.id',
  'https:///contoh.id',
  'https:\\\\contoh.id',
  'https://contoh.id\\@jahat.example/',
  'https://contoh.id@jahat.example/',
  'https://user:pass@contoh.id/',
  'https://contoh.id:8443/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://localhost/',
  'https://contoh',
  'https://.contoh.id/',
  'https://contoh..id/',
  'https://CONTOH.id/',
  'https://cöntoh.id/',
  'https://contoh.id/a b',
  'https://contoh.id/\n',
  'https://contoh.id/\u0000',
  'https://contoh.id/"onerror=alert(1)',
  'https://contoh.id/<script>',
  'https://contoh.id/`x`',
  'https://contoh.id/%00',
  'https://contoh.id/%0a',
  'https://contoh.id/%zz',
  'https://contoh.id/a%2f..%2fb',
  'https://\u202econtoh.id/',
  'https://contoh。id/',
  '//contoh.id/',
  '\\\\contoh.id/',
  '',
];

describe('https addresses', () => {
  it.each(HOSTILE)('refuses %j', (value) => {
    expect(httpsProblem(value)).not.toBeNull();
    expect(imageProblem(value)).not.toBeNull();
  });

  it.each(['https://contoh.id', 'https://a.b.contoh.id/x/y.jpg?w=1&h=2', 'https://xn--cntoh-jua.id/'])(
    'takes %j',
    (value) => {
      expect(httpsProblem(value)).toBeNull();
    },
  );

  it('suggests https for http', () => {
    expect(httpsProblem('http://contoh.id/a')).toMatchObject({
      code: 'content/not-https',
      suggestions: ['https://contoh.id/a'],
    });
  });
});

describe('links', () => {
  const FINE = ['/', '/kontak/', '/#makanan', '#isi', '/a?b=c#d', 'mailto:a@contoh.id', 'tel:+62215550123'];
  it.each(FINE)('takes %j', (value) => {
    expect(linkProblem(value)).toBeNull();
  });

  it.each([
    ...HOSTILE.filter((value) => value !== ''),
    '/..//x',
    '/a/../b/',
    '/\\contoh.id',
    '/%2e%2e%2f',
    'kontak',
    'mailto:x',
    'tel:abc',
    '#',
  ])('refuses %j', (value) => {
    expect(linkProblem(value)).not.toBeNull();
  });

  it('suggests the slashes that were left out', () => {
    expect(linkProblem('kontak')?.suggestions).toEqual(['/kontak/']);
  });
});

describe('local images', () => {
  it.each([
    ['images/kebun.jpg', 'images/kebun.jpg'],
    ['./images/kebun.jpg', 'images/kebun.jpg'],
    ['../images/kebun.jpg', 'images/kebun.jpg'],
    ['images/dapur/ubi rebus.webp', 'images/dapur/ubi rebus.webp'],
  ])('reads %j', (value, path) => {
    expect(localImage(value)).toBe(path);
  });

  it.each([
    'images/../../etc/passwd.png',
    'images/..png/../x',
    '/images/x.jpg',
    'images/x.svg',
    'images/.x.jpg',
    'gambar/x.jpg',
    'images/a/./b.png',
    'images\\x.jpg',
  ])('refuses %j', (value) => {
    expect(localImage(value)).toBeNull();
    expect(imageProblem(value)?.code).toBe('content/bad-image-path');
  });
});

describe('other addresses', () => {
  it('site address: may carry a base path, nothing else', () => {
    expect(siteUrlProblem('https://x.github.io/senja/')).toBeNull();
    expect(siteUrlProblem('https://contoh.id')).toBeNull();
    for (const value of [
      'https://contoh.id/?a',
      'https://contoh.id/#a',
      'https://contoh.id/a/../b/',
      'https://contoh.id//a',
    ]) {
      expect(siteUrlProblem(value)?.code).toBe('content/bad-site-url');
    }
    expect(siteUrlProblem('http://contoh.id/')?.code).toBe('content/not-https');
  });

  it('host names', () => {
    expect(hostProblem('images.unsplash.com')).toBeNull();
    expect(hostProblem('https://images.unsplash.com/x')?.suggestions).toEqual(['images.unsplash.com']);
  });

  it('email and phone', () => {
    expect(emailProblem('halo@contoh.id')).toBeNull();
    for (const value of ['halo', 'a@b', 'a@@contoh.id', 'a b@contoh.id', '<a@contoh.id>']) {
      expect(emailProblem(value)?.code).toBe('content/bad-email');
    }
    expect(phoneProblem('+62 21 5550 1234')).toBeNull();
    for (const value of ['telepon', '+62<b>', '12'])
      expect(phoneProblem(value)?.code).toBe('content/bad-phone');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodedAddress } from '../../../../cli/core/values/addresses.ts';
import {
  emailFault,
  hostFault,
  phoneFault,
  serviceNumberFault,
} from '../../../../cli/core/values/formats/contacts.ts';
import {
  contentLinkFault,
  hrefFault,
  httpsFault,
  meantLink,
  siteUrlFault,
} from '../../../../cli/core/values/formats/urls.ts';
import { imageFault } from '../../../../cli/core/values/image-paths.ts';
import { times } from '../../../support/machine/long.ts';

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
    expect(httpsFault(value)).not.toBeNull();
    expect(imageFault(value)).not.toBeNull();
  });

  it.each(['https://contoh.id', 'https://a.b.contoh.id/x/y.jpg?w=1&h=2', 'https://xn--cntoh-jua.id/'])(
    'accepts %j',
    (value) => {
      expect(httpsFault(value)).toBeNull();
    },
  );

  it('suggests https for http', () => {
    expect(httpsFault('http://contoh.id/a')).toMatchObject({
      code: 'content/not-https',
      suggestions: ['https://contoh.id/a'],
    });
  });
});

describe('links', () => {
  const FINE = [
    '/',
    '/kontak/',
    '/#makanan',
    '#isi',
    '/a?b=c#d',
    'mailto:a@contoh.id',
    'mailto:a@contoh.id,b@contoh.id?subject=a',
    'tel:+62215550123',
    'https://Contoh.ID/A',
    'http://www.Contoh.id',
    'https://contoh.id/sharer?u=https%3A%2F%2Flain.id%2Fa',
    'https://contoh.id/a%2Fb',
    'https://de.wikipedia.org/wiki/Österreich',
    'https://cöntoh.id/',
    'https://contoh.id/?a=b|c&d={e}^✓',
    'https://contoh.id/svg.image?\\frac{1}{2}',
    'https://contoh.id/?q="a"<b>`c`&d=100%#e\\f%',
    'http://localhost:port',
    'http://127.0.0.1:PORT/a',
    '/docs/Русский/#часть-первая',
    '#한국',
    'mailto:a@contoh.id?subject=Größe',
    'https://contoh.id/a%5Cb',
    'https://contoh.id/caf%E9',
    'https://contoh.id./',
    'https://my_site.contoh.id/',
    'https://contoh.id:8443/x',
    'http://localhost:3000/',
    'http://192.168.0.1/',
    'https://[2001:db8::1]/',
    'HTTPS://contoh.id/',
    'sms:+4930123456?body=halo',
    'MAILTO:a@contoh.id',
    'whatsapp://send?phone=62',
    'ftp://contoh.id/a',
    'geo:1.5,2.5',
    'magnet:?xt=urn:btih:1',
    'matrix:r/kamar:contoh.id',
    'obsidian://open?vault=a',
    'vscode:extension/a.b',
    'signal:+62',
    'doi:10.1000/1',
    '/posts/c/#:~:text=is%20the%20path',
  ];
  it.each(FINE)('accepts %j', (value) => {
    expect(hrefFault(value)).toBeNull();
  });

  /** Safe in a link, though nothing is loaded from there. */
  const TAKEN = [
    '',
    'HTTP://contoh.id/',
    'HTTPS://contoh.id/',
    'https://CONTOH.id/',
    'https://cöntoh.id/',
    'https://contoh.id:8443/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://contoh.id/a%2f..%2fb',
  ];
  it.each([
    ...HOSTILE.filter((value) => !TAKEN.includes(value)),
    '/..//x',
    '/a/../b/',
    '/\\contoh.id',
    '/%2e%2e%2f',
    'kontak',
    'mailto:x',
    'tel:abc',
    '#',
    '/a\u00A0b/',
    '/a\u200Bb/',
    '/a\u202Fb/',
    '/a\uD800b/',
    'https://ｃontoh.id/',
    'https://☃.id/',
    'mailto:ä@contoh.id',
  ])('refuses %j', (value) => {
    expect(hrefFault(value)).not.toBeNull();
  });

  it.each<[string, string | null]>([
    ['ttps://contoh.id/a', 'https://contoh.id/a'],
    ['htpps://contoh.id', 'https://contoh.id'],
    ['https:/contoh.id', 'https://contoh.id'],
    ['http//contoh.id', 'https://contoh.id'],
    ['http://http://contoh.id/', 'http://contoh.id/'],
    ['(https://contoh.id/a)', 'https://contoh.id/a'],
    ...[
      'https://contoh.id/',
      'kontak',
      '/kontak/',
      'javascript:alert(1)',
      'https://a@contoh.id/',
      'https:\\\\contoh.id',
    ].map((value): [string, null] => [value, null]),
    ...['data:text/html,a', 'tps:1', 'stp://x', 'https://contoh.id/a b', '(https://a b)'].map(
      (value): [string, null] => [value, null],
    ),
  ])('%j is a slip of %j', (value, meant) => {
    expect(meantLink(value)).toBe(meant);
  });

  it.each([
    ['https://contoh.id/svg.image?\\frac{1}{2}', 'https://contoh.id/svg.image?%5Cfrac%7B1%7D%7B2%7D'],
    ['https://contoh.id/?a="b"&c=100%&d=%41', 'https://contoh.id/?a=%22b%22&c=100%25&d=%41'],
    ['https://contoh.id/{a}#<b>`', 'https://contoh.id/%7Ba%7D#%3Cb%3E%60'],
  ])('%j is encoded, wherever it is', (value, encoded) => {
    expect(encodedAddress(value)).toBe(encoded);
    expect(hrefFault(value)).toBeNull();
    expect(new URL(encoded).host).toBe('contoh.id');
    if (!/\/\{/.test(value)) expect([httpsFault(value), imageFault(value)]).toEqual([null, null]);
  });

  it.each([
    ['119', 'tel:119'],
    ['Telp. (021) 345 6789', 'tel:0213456789'],
    ['+62 (0)21 345 6789', 'tel:+62213456789'],
    ['tel: +62 812 345', 'tel:+62812345'],
    ['mailto: a@b.id', 'mailto:a@b.id'],
    ['a@b.id?subject=x', 'mailto:a@b.id?subject=x'],
    ['https: //contoh.id/a', 'https://contoh.id/a'],
    ['ttps://contoh.id', 'https://contoh.id'],
    ['hhttps://contoh.id', 'https://contoh.id'],
    ['https://https://contoh.id', 'https://contoh.id'],
    ['https://contoh.id,', 'https://contoh.id'],
    ['(https://contoh.id)', 'https://contoh.id'],
    ['https://contoh.id/a b c', 'https://contoh.id/a%20b%20c'],
    ['mail-to:a@b.id', 'mailto:a@b.id'],
  ])('suggests what %j means', (value, intended) => {
    expect(hrefFault(value)?.suggestions).toEqual([intended]);
  });
});

describe('other addresses', () => {
  it('site address: may have a base path, but nothing else', () => {
    expect(siteUrlFault('https://x.github.io/senja/')).toBeNull();
    expect(siteUrlFault('https://contoh.id')).toBeNull();
    for (const value of [
      'https://contoh.id/?a',
      'https://contoh.id/#a',
      'https://contoh.id/a/../b/',
      'https://contoh.id//a',
    ]) {
      expect(siteUrlFault(value)?.code).toBe('content/bad-site-url');
    }
    expect(siteUrlFault('http://contoh.id/')?.code).toBe('content/not-https');
  });

  it('host names', () => {
    expect(hostFault('images.unsplash.com')).toBeNull();
    expect(hostFault('https://images.unsplash.com/x')?.suggestions).toEqual(['images.unsplash.com']);
  });

  it('service numbers, however short', () => {
    for (const value of ['119', '112', '021 500 119', '+62-21-119'])
      expect(serviceNumberFault(value)).toBeNull();
    for (const value of ['ambulans', '119 atau 112', '119 ', '1+9', '-119', '11', ''])
      expect([value, serviceNumberFault(value)]).toEqual([
        value,
        { code: 'content/bad-phone', params: { value } },
      ]);
  });

  it('email and phone', () => {
    expect(emailFault('halo@contoh.id')).toBeNull();
    for (const value of ['halo', 'a@b', 'a@@contoh.id', 'a b@contoh.id', '<a@contoh.id>']) {
      expect(emailFault(value)?.code).toBe('content/bad-email');
    }
    expect(phoneFault('+62 21 5550 1234')).toBeNull();
    for (const value of ['telepon', '+62<b>', '12'])
      expect(phoneFault(value)?.code).toBe('content/bad-phone');
  });
});

/** The reason, as in the message. */
const why = (problem: ReturnType<typeof httpsFault>): unknown =>
  problem && [problem.code, (problem.params?.reason as { en: string } | undefined)?.en];

const SCHEME = 'its beginning is misspelt, or opens something on the reader’s computer';
const CHARACTERS = 'it holds a space or a character that addresses may not hold';

describe('the reason for refusing an address', () => {
  it.each([
    ['https://contoh.id/a b', CHARACTERS],
    ['https://contoh.id/%0a', CHARACTERS],
    ['https://budi@contoh.id/', 'it holds a user name or password before the host'],
    ['https://contoh/', 'the host name is not valid'],
    ['https://-contoh.id/', 'the host name is not valid'],
    [`https://${'a'.repeat(64)}.id/`, 'the host name is not valid'],
    ['https://contoh.1d/', 'the host name is not valid'],
  ])('%.40s', (value, reason) => {
    expect(why(httpsFault(value))).toEqual(['content/bad-url', reason]);
    expect(why(hrefFault(value))).toEqual(['content/bad-link', reason]);
    expect(why(siteUrlFault(value))).toEqual(['content/bad-site-url', reason]);
    expect(why(imageFault(value))).toEqual(['content/bad-url', reason]);
  });

  it('is a port, where something is loaded', () => {
    const reason = 'port numbers are not used';
    expect(why(imageFault('https://contoh.id:8443/'))).toEqual(['content/bad-url', reason]);
    expect(why(siteUrlFault('https://contoh.id:8443/'))).toEqual(['content/bad-site-url', reason]);
  });

  it('is absent for an address of 2,000 characters, or with an at sign or a colon after the host', () => {
    expect(httpsFault(`https://contoh.id/${'a'.repeat(1982)}`)).toBeNull();
    expect(httpsFault('https://contoh.id/@budi:1')).toBeNull();
    expect(hrefFault(`/${'a'.repeat(1999)}`)).toBeNull();
  });

  it('is the length of an address, which of links to other sites may be great', () => {
    const long = 'it is too long';
    const address = `https://contoh.id/${'a'.repeat(1983)}`;
    expect(why(httpsFault(address))).toEqual(['content/bad-url', long]);
    expect(why(siteUrlFault(address))).toEqual(['content/bad-site-url', long]);
    expect(why(imageFault(address))).toEqual(['content/bad-url', long]);
    expect(hrefFault(address)).toBeNull();
    expect(hrefFault(`https://contoh.id/#${'a'.repeat(10_000)}`)).toBeNull();
    expect(why(hrefFault(`https://contoh.id/${'a'.repeat(16_000)}`))).toEqual(['content/bad-link', long]);
    expect(why(hrefFault(`/${'a'.repeat(2000)}`))).toEqual(['content/bad-link', long]);
  });

  it.each([
    ['javascript:alert(1)', SCHEME],
    ['data:text/html,a', SCHEME],
    ['vbscript:x', SCHEME],
    ['ms-msdt:/id', SCHEME],
    ['view-source:https://contoh.id', SCHEME],
    ['C:/foto/kebun.html', SCHEME],
    ['htpps:contoh', SCHEME],
    ['mailt:a', SCHEME],
    ['localhost:3000/a', SCHEME],
    ['contoh.id:8080/a', SCHEME],
    ['file:///etc/passwd', SCHEME],
    ['mailto:x', 'the email address is not valid'],
    ['mailto:', 'the email address is not valid'],
    ['tel:abc', 'the phone number is not valid'],
    ['tel:x+62215550123', 'the phone number is not valid'],
    ['tel:+62215550123x', 'the phone number is not valid'],
    ['tel:12', 'the phone number is not valid'],
    ['www.who.int', 'it is not complete'],
    ['halo@contoh.id', 'it is not complete'],
    ['0812-3456-7890', 'it is not complete'],
    ['wa.me/6281234567890', 'it is not complete'],
    ['#', 'it names no page'],
    ['//contoh.id/', 'a double slash leads to another site'],
    ['/a//b', 'it may not hold .. or . parts'],
    ['/../a', 'it may not hold .. or . parts'],
    ['/a/..', 'it may not hold .. or . parts'],
    ['/a/.', 'it may not hold .. or . parts'],
    ['/./a', 'it may not hold .. or . parts'],
    ['/%FF', CHARACTERS],
  ])('%j is not a link', (value, reason) => {
    expect(hrefFault(value)).toMatchObject({ code: 'content/bad-link', params: { value } });
    expect(why(hrefFault(value))).toEqual(['content/bad-link', reason]);
  });

  it.each([
    'kontak',
    'kontak/',
    './kontak',
    '../kontak/',
    'kontak/kami',
    'kontak#jam',
    'artikel/teh-jahe/',
    'kontak.html',
    '17-uji.md',
    'dokumen.pdf',
    ...['feed.xml', 'arsip.zip', 'data.csv', 'jadwal.ics', 'site.webmanifest', 'main.js', 'anggaran.xlsx'],
    '!kontak',
    'kontak!',
    'kontak//kami',
    '?x=1',
  ])('%j is looked up from the folder of its file', (value) => {
    expect(hrefFault(value)).toMatchObject({ code: 'link/no-such-page', params: { target: value } });
    expect(contentLinkFault(value)).toBeNull();
  });

  it.each([
    '/a?b=//c',
    '/a?../b',
    '/a#/../b',
    '/a/b.html',
    '/...',
    '/a..b/',
    '/a:b/',
    '/k%C3%A9bun/',
    'mailto:a@contoh.id?subject=b&body=c',
    'tel:0215550123',
    'https://contoh.id/#a',
    'http://contoh.id/a?b=c#d',
  ])('%j is a link', (value) => {
    expect(hrefFault(value)).toBeNull();
  });

  it.each([
    ['https://contoh.id/?a', 'it may not hold ? or #'],
    ['https://contoh.id/#a', 'it may not hold ? or #'],
    ['https://contoh.id/a/../b/', 'it may not hold .. or . parts'],
    ['https://contoh.id/a/..', 'it may not hold .. or . parts'],
    ['https://contoh.id/./a', 'it may not hold .. or . parts'],
    ['https://contoh.id//a', 'it may not hold .. or . parts'],
  ])('%j is not a site address', (value, reason) => {
    expect(siteUrlFault(value)?.params).toMatchObject({ value });
    expect(why(siteUrlFault(value))).toEqual(['content/bad-site-url', reason]);
  });

  it('quotes only the beginning of a long address', () => {
    const shown = (length: number) => httpsFault('x'.repeat(length))?.params?.value;
    expect(shown(200)).toBe('x'.repeat(200));
    expect(shown(201)).toBe(`${'x'.repeat(200)}…`);
  });
});

describe('the suggestion', () => {
  it.each([
    ['http://contoh.id/a', ['https://contoh.id/a']],
    ['HTTP://contoh.id/a', ['https://contoh.id/a']],
    ['//contoh.id/a', ['https://contoh.id/a']],
    ['HTTPS://contoh.id/a', ['https://contoh.id/a']],
    ['http://contoh/', []],
    ['contoh.id', ['https://contoh.id']],
    ['x http://contoh.id/', []],
    ['xhttps://contoh.id/', []],
    ['/a//contoh.id', []],
  ])('for %j as an https address', (value, suggestions) => {
    expect(httpsFault(value)).toEqual({ code: 'content/not-https', params: { value }, suggestions });
  });

  it.each([
    ['http://contoh/', []],
    ['http//contoh.id/a', ['https://contoh.id/a']],
    ['htps://contoh.id', ['https://contoh.id']],
    ['https:/contoh.id', ['https://contoh.id']],
    ['//contoh.id/a', ['https://contoh.id/a']],
    ['www.kemkes.go.id', ['https://www.kemkes.go.id']],
    ['WWW.Kemkes.go.id/Profil?a=b', ['https://www.kemkes.go.id/Profil?a=b']],
    ['wa.me/628123456789', ['https://wa.me/628123456789']],
    ['a@b.id', ['mailto:a@b.id']],
    ['email:a@b.id', ['mailto:a@b.id']],
    ['+62 21 555-0123', ['tel:+6221555-0123']],
    ['0812 3456 789', ['tel:08123456789']],
    ['tel:+62 (21) 5550', ['tel:+62215550']],
    ['javascript:http://contoh.id/', []],
    ['javascript:alert(1)', []],
    ['data:text/html,a@b.id', []],
    ['tel:http:1', []],
    ['halaman kontak kami', []],
  ])('for %j as a link', (value, suggestions) => {
    expect(hrefFault(value)?.suggestions).toEqual(suggestions);
  });

  it.each([
    ['http://foto.example/a.jpg', ['https://foto.example/a.jpg']],
    ['HTTP://foto.example/a.jpg', ['https://foto.example/a.jpg']],
    ['//foto.example/a.jpg', ['https://foto.example/a.jpg']],
    ['foto.example/a.jpg', ['https://foto.example/a.jpg']],
    ['www.foto.example/a.jpg', ['https://www.foto.example/a.jpg']],
    ['a-b.foto.example/a', ['https://a-b.foto.example/a']],
  ])('for %j as a photo', (value, suggestions) => {
    expect(imageFault(value)).toEqual({ code: 'content/not-https', params: { value }, suggestions });
  });

  it.each([
    'foto.example/',
    'foto.example',
    'foto.example:80/a.jpg',
    'gambar/http://foto.example',
    'gambar//',
    '',
  ])('is absent for %j as a photo', (value) => {
    expect(imageFault(value)).toEqual({ code: 'content/bad-image-path', params: { value } });
  });

  it.each([
    ['https://images.unsplash.com/x', ['images.unsplash.com']],
    ['http://images.unsplash.com', ['images.unsplash.com']],
    ['HTTPS://Images.Unsplash.com/', ['images.unsplash.com']],
    ['images.unsplash.com/', ['images.unsplash.com']],
    ['images.unsplash.com/a\nb', ['images.unsplash.com']],
    ['unsplash', []],
    ['https://', []],
    ['x https://images.unsplash.com', []],
    ['*.unsplash.com', []],
  ])('for %j as a host', (value, suggestions) => {
    expect(hostFault(value)).toEqual({ code: 'content/bad-host', params: { value }, suggestions });
  });
});

describe('phone numbers and email addresses', () => {
  it.each(['0215550', '(021) 5550', '+62 (0)21 5550', '+62 (21) 555-01.23', '1'.repeat(25)])(
    '%j can be dialled',
    (value) => {
      expect(phoneFault(value)).toBeNull();
    },
  );

  it.each(['0215550 x', '+', '0215', '((021) 5550', '1'.repeat(26), '++62215550'])(
    '%j cannot be dialled',
    (value) => {
      expect(phoneFault(value)).toEqual({ code: 'content/bad-phone', params: { value }, suggestions: [] });
    },
  );

  it.each([
    ['telepon 0215550', '0215550'],
    ['Telp. (021) 345 6789', '(021) 345 6789'],
    ['tel:+62215550123', '+62215550123'],
    ['wa.me/6281234567890', '+62 81234567890'],
    ['https://wa.me/6281234567890?text=Halo', '+62 81234567890'],
    ['https://api.whatsapp.com/send?phone=6281234567890', '+62 81234567890'],
  ])('%j means %j', (value, number) => {
    expect(phoneFault(value)?.suggestions).toEqual([number]);
  });

  it.each(['a@Contoh.ID', "o'budi+x@contoh.id", `${'a'.repeat(64)}@contoh.id`])(
    '%j can receive email',
    (value) => {
      expect(emailFault(value)).toBeNull();
    },
  );

  it.each(['@contoh.id', `${'a'.repeat(65)}@contoh.id`, 'a@', 'a@b@contoh.id', 'budi', 'x a@contoh.id'])(
    '%j cannot receive email',
    (value) => {
      expect(emailFault(value)).toEqual({ code: 'content/bad-email', params: { value }, suggestions: [] });
    },
  );

  it.each([
    ['ani@gmial.com', 'ani@gmail.com'],
    ['Ani@Gmail.con', 'Ani@gmail.com'],
    ['ani@yaho.com', 'ani@yahoo.com'],
    ['ani@hotmial.com', 'ani@hotmail.com'],
  ])('%j means %j', (value, right) => {
    expect(emailFault(value)?.suggestions).toEqual([right]);
    expect(emailFault(right)).toBeNull();
  });

  it.each(['a@mail.com', 'a@ymail.com', 'a@gmail.com.id', 'a@yahoo.co.id'])(
    '%j is no misspelling',
    (value) => {
      expect(emailFault(value)).toBeNull();
    },
  );
});

it('checks a plain web address like one that is spelt otherwise', () => {
  const part = fc.constantFrom('a', 'a1', 'a-b', '1', 'xn--a', '-a', 'a-', 'com', 'com-', 'a'.repeat(64), '');
  const host = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('.'));
  const path = fc.array(fc.constantFrom('/', 'a', '?', '#', ':', '@', '[', ')', '=', '&', '..'));
  fc.assert(
    fc.property(host, path, fc.boolean(), (name, [first = '', ...rest], isSecure) => {
      const start = `http${isSecure ? 's' : ''}://${name}`;
      const tail = /^[/?#]/.test(first) ? first + rest.join('') : '';
      // An encoded letter is not plain, so all rules are applied.
      const whole = hrefFault(`${start}${tail || '/'}%41`);
      expect(hrefFault(start + tail) === null).toBe(whole === null);
    }),
    { numRuns: times(500, 20_000) },
  );
});

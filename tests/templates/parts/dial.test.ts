/** Emergency numbers become links that dial where advice says them, and nowhere else. */
import { describe, expect, it } from 'vitest';
import { dialling } from '../../../templates/parts/dial.ts';

const dial = dialling([
  { number: '119', label: 'ambulans' },
  { number: '112', label: 'darurat umum' },
]);

const LINK = '<a class="dial" href="tel:119" aria-label="Telepon 119, ambulans">119</a>';

/** @returns the page with its links shortened to their address in brackets */
const made = (...parts: string[]): string =>
  dial(parts)
    .join('')
    .replace(/<a class="dial" href="tel:(\d+)" aria-label="Telepon \1, [^"]+">\1<\/a>/g, '[$1]');

const inProse = (html: string): string => `<div class="prose">${html}</div>`;

describe('a number in advice', () => {
  it('is a link that says who answers', () => {
    expect(dial([inProse('<p>Segera telepon 119.</p>')])).toEqual([
      inProse(`<p>Segera telepon ${LINK}.</p>`),
    ]);
  });

  it.each([
    '<p class="lead">119</p>',
    '<p class="notice">119</p>',
    '<p class="notice notice--large">119</p>',
    '<section class="seek-help"><ul><li>119</li></ul></section>',
    '<section class="urgent"><p>119</p></section>',
    '<div class="faq"><details><p>119</p></details></div>',
    '<p class="footer__note">119</p>',
  ])('is found in %s', (html) => {
    expect(made(html)).toContain('[119]');
  });

  it('is found each time, at the ends of a sentence and in brackets', () => {
    expect(made(inProse('119 atau 112 (119), 112; “119” 119: 112!'))).toBe(
      inProse('[119] atau [112] ([119]), [112]; “[119]” [119]: [112]!'),
    );
  });

  it.each([
    '1190',
    '0119',
    '2.119',
    '119.000',
    '119,5',
    '112/80',
    '80/112',
    '11:119',
    '119-120',
    'L119',
    '119ml',
    '&#119;',
    '+119',
  ])('is no part of %s', (text) => {
    expect(made(inProse(text))).toBe(inProse(text));
  });
});

describe('a number elsewhere', () => {
  it.each([
    '<p>119</p>',
    '<p class="card__words">119</p>',
    '<p class="card card--lead">119</p>',
    '<div data-widget="load-more">Menampilkan 112 dari 119 artikel</div>',
    '<head><title>119</title><meta content="119"/></head>',
  ])('stays as it is in %s', (html) => {
    expect(made(html)).toBe(html);
  });

  it.each(['a', 'button', 'summary', 'code', 'pre'])('stays as it is in <%s>, inside advice too', (name) => {
    const html = `<${name}><b>119</b></${name}>`;
    expect(made(inProse(`${html} 119 ${html}`))).toBe(inProse(`${html} [119] ${html}`));
  });

  it('stays as it is in attributes', () => {
    const html = inProse('<img alt="119" class="notice"/>');
    expect(made(html)).toBe(html);
  });

  it('stays as it is once the advice has ended, however deep it was', () => {
    expect(made('<div class="prose"><div><div>119</div></div>119</div>119')).toBe(
      '<div class="prose"><div><div>[119]</div></div>[119]</div>119',
    );
  });
});

describe('parts that pages share', () => {
  it('are made once, and stay one string', () => {
    const footer = '<p class="footer__note">119</p>';
    const [first, second] = [dial(['<p>1</p>', footer, '']), dial(['<p>2</p>', footer, ''])];
    expect(first[1]).toContain('tel:119');
    expect(second[1]).toBe(first[1]);
  });

  it('lie inside what stands round them', () => {
    expect(made('<body><div class="prose">119', '<svg>119</svg>', '119</div>119</body>')).toBe(
      '<body><div class="prose">[119]<svg>119</svg>[119]</div>119</body>',
    );
  });

  it('are as they were where no number is said', () => {
    const parts = ['<p class="lead">Halo</p>', '<style>p{color:red}</style>'];
    expect(dial(parts)).toBe(parts);
  });
});

it('takes the longer of two numbers that begin alike', () => {
  const both = dialling([
    { number: '119', label: 'a' },
    { number: '119 8', label: 'b' },
  ]);
  expect(both([inProse('119 8')]).join('')).toContain('href="tel:1198"');
});

it('escapes what the site says of a number', () => {
  const odd = dialling([{ number: '119', label: '"<b>&' }]);
  expect(odd([inProse('119')]).join('')).toContain('aria-label="Telepon 119, &#34;&#60;b&#62;&#38;"');
});

it('leaves a site without numbers alone', () => {
  const parts = [inProse('119')];
  expect(dialling([])(parts)).toBe(parts);
});

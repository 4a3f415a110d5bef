/** What a person's hand does to a right file: slips near colons, quotes, blanks, dashes and comments. */
import fc from 'fast-check';

type Slip = (text: string) => string;

/** Right files that hold every way of writing a value, each laid over the base of `tests/invalid-sites`. */
export const WRITTEN: readonly (readonly [path: string, text: string])[] = [
  [
    'articles/09-uji.yaml',
    `# Catatan penyunting: jangan dihapus
title: "Makan \\"pelan\\": satu-satu"  # judul: pendek
excerpt: >-
  Kunyah pelan,
  lalu minum: air putih.

category: 'Makanan Sehat'
imageUrl: https://images.unsplash.com/photo-9?w=800#a
imageAlt: Sepiring nasi, sayur bening,
  dan tempe
author: 'Ibu Jum''at'
reviewedBy: "dr. Sari
  Wulan"
sources:
  # dari perpustakaan
  - title: Buku
    url: https://kemkes.example/a#b
  - {title: 'Koran, pagi', url: "https://koran.example/"}
  - "Majalah: edisi 7"
  - Buku saku - edisi kedua
readTime: 7 menit
publishDate: 20 April 2025
draft: false
`,
  ],
  [
    'articles/10-pagi.md',
    `---
title: Jalan --- pagi
excerpt: |
  Berjalan pelan.
    \tMulai dari rumah: lima menit.
category: Gerakan Ringan
imageUrl: images/kebun.png
sources:
- title: "Buku \\u0041 \\t tab"
- 'Catatan #3'
---

Isi dengan spasi di akhir  
dan\ttab.

\ttitle: bukan isian

---

publishDate: 2025-04-20
`,
  ],
  [
    'pages/kontak.yaml',
    `template: contact
path: /kontak/
title: Kontak
description: Cara menghubungi kami.
lead: Silakan menelepon.
email: "halo@uji.example" # kotak masuk
phone: "+62 21 5550 1234"
address: [Jalan Uji 1, "Kota: Uji", 'RT 007']
hours:
  title: Jam buka
  days:
    - day: Senin
      open: 9:00-17:00
    - day: "Sabtu"
      open: '9:00-12:00'   # setengah hari
form:
  title: Tulis pesan
faq:
  title: Pertanyaan
  items:
    - question: Apakah gratis?
      answer: |
        Ya, gratis.

        Tanpa syarat: cukup datang.
    - question: "Di mana?"
      answer: >
        Di rumah
        anda.
`,
  ],
  [
    'site.yaml',
    `# Situs
title: Situs Uji
tagline: 'Situs kecil: untuk menguji'
description: Situs kecil yang benar; setiap contoh merusak satu bagiannya.
url: https://uji.example/
language: id
categories:
  - name: Makanan Sehat
    anchor: makanan
    description: Makanan rumah.
  - {name: "Gerakan Ringan", anchor: gerakan, description: Gerakan pelan.}
navigation:
  - name: Beranda
    href: /
  - name: "Kontak"
    href: "/kontak/"
footer:
  description: |-
    Situs uji.
    Dua baris.
  copyright: Situs uji.
imageHosts: [images.unsplash.com]
`,
  ],
];

const INTERESTING = /[:'"#=,[\]{}|>\\-]|[ \t\u00a0]+|\n/g;

/** What may get in beside a sign, or take its place. */
const NEAR = [
  ...['\u00a0', '\u200b', '\u3000', '\u2007', '\u200d', '\t', ' ', '  ', '\t\t', '\u00a0 ', ' \u3000'],
  ...[
    ':',
    ': ',
    '=',
    ' = ',
    ' #',
    '#',
    '# ',
    '"',
    "'",
    '""',
    '-',
    '- ',
    '--- ',
    '|',
    '>-',
    '&a ',
    '*a',
    '!b ',
  ],
  ...['[', ']', '{', '}', ',', '\\', '\\t', '\n', '\n\n', '\n  ', '\n\t', '…', '“', '”', 'a', '0', 'é', 'а'],
] as const;

const nth = <T>(list: readonly T[], at: number): T | undefined => list[Math.floor(at * list.length)];

const fraction = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

const nearSign = fc
  .tuple(fraction, fc.constantFrom(...NEAR), fc.constantFrom('before', 'after', 'instead', 'away'))
  .map(([at, token, how]): Slip => {
    return (text) => {
      const sign = nth([...text.matchAll(INTERESTING)], at);
      if (!sign) return text + token;
      const [before, after] = [text.slice(0, sign.index), text.slice(sign.index + sign[0].length)];
      const now = { before: token + sign[0], after: sign[0] + token, instead: token, away: '' }[how];
      return before + now + after;
    };
  });

/** A line with a field: what stands before its name, the name, the colon, the value. */
const FIELD = /^([ \t]*(?:- )?)([\w-]+)(: )(\S.*)$/;

type FieldSlip = (lead: string, name: string, value: string) => string;

const dropped = (text: string, at: number): string => {
  const place = Math.floor(at * text.length);
  return text.slice(0, place) + text.slice(place + 1);
};
const swapped = (text: string, at: number): string => {
  const place = Math.floor(at * (text.length - 1));
  return text.slice(0, place) + (text[place + 1] ?? '') + (text[place] ?? '') + text.slice(place + 2);
};
const inserted = (text: string, at: number, more: string): string => {
  const place = Math.floor(at * (text.length + 1));
  return text.slice(0, place) + more + text.slice(place);
};

/** What may be written for any value. */
const VALUES = [
  ...[
    '#1 tips',
    'Pagi: minum air',
    'A # c',
    '007',
    '1e3',
    '0x1F',
    'true',
    'no',
    'yes',
    '~',
    '.inf',
    '31',
    '|',
  ],
  ...['" a "', "' a '", '"a\\ "', '"a" b', "'a' # b", '[a', '{a: b}', '&a b', '!!str 7', '%a', 'A\u00a0'],
] as const;

/** What may be written for the value of one field. */
const OF_FIELDS = [
  ...[
    '2025-04-20',
    '20/04/2025',
    '04/05/2025',
    '20 May 2025',
    'April 20th, 2025',
    '20 Febuari 2025',
    '020 Mei 2025',
  ]
    .concat(
      'Minggu, 20 april 2025',
      '2025-04-20T21:00',
      '2025-04-20 pagi',
      '20 Sept 2025',
      '20  Mei 2025',
      "'5/6/2025'",
    )
    .map((date) => ['publishDate', date] as const),
  ...['7 min', '7', '"7 minutes"', '007 menit', '7 jam'].map((time) => ['readTime', time] as const),
  ...[
    'Makanan  Sehat',
    'makanan seht',
    'Makanan\u00a0Sehat',
    "'Makanаn Sehat'",
    'Gerakan Rigan',
    'Olahraga',
    '2024',
  ]
    .concat('" Makanan Sehat"')
    .map((category) => ['category', category] as const),
  ...[
    'http://images.unsplash.com/a',
    'images.unsplash.com/a',
    'http://lain.example/',
    'images/kebun.pgn',
    '"//a.b/c"',
  ].map((address) => ['imageUrl', address] as const),
  ...['yes', 'no', 'ya', '"true"', '1', 'tidak', 'nanti'].map((choice) => ['draft', choice] as const),
  ...['kontak', '/kontak', 'http://images.unsplash.com/', '/kontak\u200b/'].map(
    (link) => ['href', link] as const,
  ),
  ...['contcat', 'Contact', 'kontak', 'contact\u00a0'].map((template) => ['template', template] as const),
  ...[
    '[https://images.unsplash.com/]',
    '[Images.Unsplash.com]',
    '["images.unsplash.com "]',
    '[http://a.example/x]',
  ].map((hosts) => ['imageHosts', hosts] as const),
  ...['kontak', '/kontak', 'beranda/', '"kontak "'].map((path) => ['path', path] as const),
  ...['" Makanan Sehat "', '2024'].map((name) => ['name', name] as const),
  ...['http://images.unsplash.com/b', 'http://kemkes.example/'].map((url) => ['url', url] as const),
];

const fieldSlip: fc.Arbitrary<FieldSlip> = fc.oneof(
  fc.constantFrom<FieldSlip>(
    (lead, name, value) => `${lead}${name}:${value}`,
    (lead, name, value) => `${lead}${name} = ${value}`,
    (lead, name, value) => `${lead}${name}=${value}`,
    (lead, name, value) => `${lead}${name} :${value}`,
    (lead, name, value) => `${lead}${name}: ${value}  `,
    (lead, name, value) => `${lead}${name}: ${value}\t`,
    (lead, name, value) => `${lead}${name}:\t${value}`,
    (lead, name, value) => `${lead}${name}: " ${value}"`,
    (lead, name, value) => `${lead}${name}: '${value} '`,
    (lead, name, value) => `${lead}${name}: “${value}”`,
    (lead, name, value) => `${lead}"${name}": ${value}`,
    (lead, name, value) => `${lead}${name}: ${value} # c`,
    (lead, name, value) => `\t${lead}${name}: ${value}`,
    (lead, name, value) => `${lead.replace(/ {2}/g, '\t')}${name}: ${value}`,
    (lead, name, value) => `${lead}${name}: ${value}\n${lead.replace('-', ' ')}${name}: ${value}`,
    (lead, name, value) => `  ${lead}${name}: ${value}`,
    (lead, name, value) => `${lead}- ${name}: ${value}`,
    (lead, name, value) => `${lead.replace(/^ {1,2}/, '')}${name}: ${value}`,
    (lead, name, value) => `${lead.replace(' ', '\u00a0')}${name}:\u00a0${value}`,
  ),
  fc.constantFrom(...VALUES).map(
    (now): FieldSlip =>
      (lead, name) =>
        `${lead}${name}: ${now}`,
  ),
  fc.constantFrom(...VALUES).map(
    (now): FieldSlip =>
      (lead, name) =>
        `${lead}${name}:${now}`,
  ),
  fc.tuple(fraction, fc.constantFrom(dropped, swapped)).map(
    ([at, change]): FieldSlip =>
      (lead, name, value) =>
        `${lead}${change(name, at)}: ${value}`,
  ),
  fc.tuple(fraction, fc.constantFrom(dropped, swapped)).map(
    ([at, change]): FieldSlip =>
      (lead, name, value) =>
        `${lead}${name}: ${change(value, at)}`,
  ),
  fc.tuple(fraction, fc.constantFrom('\u00a0', '\u200b', '\u3000', '\u00a0 ', 'а', 'е')).map(
    ([at, more]): FieldSlip =>
      (lead, name, value) => {
        const [whole, colon] = [`${lead}${name}: ${value}`, lead.length + name.length];
        const odd = Math.floor(at * 4);
        if (odd === 0) return `${lead}${inserted(name, (at * 4) % 1, more)}: ${value}`;
        if (odd === 1) return `${whole.slice(0, colon + 1)}${more}${value}`;
        if (odd === 2) return `${whole.slice(0, colon + 2)}${more}${value}`;
        return `${whole.slice(0, colon)}${more}:${more}${value}`;
      },
  ),
);

/** A slip in a line with a field, of the given name if there is one. */
const inLine = (at: number, slip: FieldSlip, name = ''): Slip => {
  return (text) => {
    const lines = text.split('\n');
    const fields = lines.flatMap((line, index) => (FIELD.test(line.replace(/\r$/, '')) ? [index] : []));
    const own = fields.filter((index) => FIELD.exec(lines[index] ?? '')?.[2] === name);
    const index = nth(own.length > 0 ? own : fields, at);
    if (index === undefined) return text;
    const line = lines[index] ?? '';
    const [, lead = '', found = '', , value = ''] = FIELD.exec(line.replace(/\r$/, '')) ?? [];
    lines[index] = slip(lead, found, value) + (line.endsWith('\r') ? '\r' : '');
    return lines.join('\n');
  };
};

const inField = fc.tuple(fraction, fieldSlip).map(([at, slip]) => inLine(at, slip));

const wrongValue = fc
  .tuple(fraction, fc.constantFrom(...OF_FIELDS))
  .map(([at, [field, value]]) => inLine(at, (lead, name) => `${lead}${name}: ${value}`, field));

const everywhere = fc.constantFrom<Slip>(
  (text) => text.replace(/^( {2})+/gm, (lead) => '\t'.repeat(lead.length / 2)),
  (text) => text.replace(/^ {4}/gm, '\t'),
  (text) => text.replace(/(?=\n)/g, ' '),
  (text) => text.replace(/\r?\n/g, '\r\n'),
  (text) => text.replace(/\s+$/, ''),
  (text) => `\uFEFF${text}`,
  (text) => text.replace(/: /g, ':'),
  (text) => text.replace(/: /g, ':\u00a0'),
);

const slip = fc.oneof(
  { weight: 6, arbitrary: nearSign },
  { weight: 6, arbitrary: inField },
  { weight: 6, arbitrary: wrongValue },
  { weight: 2, arbitrary: everywhere },
);

/** @returns right files with one to three slips in each */
export const slipped = (
  files: readonly (readonly [path: string, text: string])[],
): fc.Arbitrary<{ path: string; bytes: Uint8Array }> =>
  fc
    .tuple(
      fc.constantFrom(...files),
      fc.oneof(...[1, 1, 1, 2, 3].map((count) => fc.array(slip, { minLength: count, maxLength: count }))),
    )
    .map(([[path, text], slips]) => ({
      path,
      bytes: Buffer.from(slips.reduce((now, next) => next(now), text)),
    }));

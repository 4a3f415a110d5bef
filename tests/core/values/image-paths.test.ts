import { describe, expect, it } from 'vitest';
import {
  imageFault,
  isSamePicture,
  localImage,
  localPath,
  namedFile,
  pictureFinder,
} from '../../../cli/core/values/image-paths.ts';

const NAMES: [string, string][] = [
  ['images/kebun.jpg', 'images/kebun.jpg'],
  ['./images/kebun.jpg', 'images/kebun.jpg'],
  ['../images/kebun.jpg', 'images/kebun.jpg'],
  ['../../images/kebun.jpg', 'images/kebun.jpg'],
  ['images/kebun.jfif', 'images/kebun.jfif'],
  ['images/logo.svg', 'images/logo.svg'],
  ['/images/x.jpg', 'images/x.jpg'],
  ['content/images/x.jpg', 'images/x.jpg'],
  ['images/dapur/ubi rebus.webp', 'images/dapur/ubi rebus.webp'],
  ['images/kopi-e\u0301.png', 'images/kopi-\u00e9.png'],
  ...[
    'WhatsApp Image 2025-04-20 at 10.11.12 (1).jpeg',
    'WIN_20250420_10_11_12_Pro.jpg',
    "Jum'at & Sabtu, [1] + 2.png",
    '100%.png',
    'no #1?.gif',
    'a:b=c;d@e!$~.avif',
    '\u{1F305} senja.png',
    '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}.png',
  ].map((name) => [`images/${name}`, `images/${name}`] satisfies [string, string]),
];

describe('local images', () => {
  it.each(NAMES)('reads %j', (value, path) => {
    expect(localImage(value)).toBe(path);
    expect(imageFault(value)).toBeNull();
  });

  it.each([
    'images/..png/../x',
    'images/x.exe',
    'images/.x.svg',
    'images/.x.jpg',
    'images//b.png',
    'images/a\\..\\b.png',
    'images\\x.jpg',
    'images/a\u0000.png',
    'images/a\nb.png',
    'images/a\u202Egnp.png',
    'images/\uD800.png',
    `images/${'a'.repeat(2000)}.png`,
  ])('refuses %j', (value) => {
    expect(localImage(value)).toBeNull();
    expect(imageFault(value)?.code).toBe('content/bad-image-path');
  });

  it.each([
    ['../images/Foto Pagi.HEIC', 'HEIC'],
    ['images/a.tif', 'TIF'],
    ['images/Surat (1).pdf', 'PDF'],
    ['images/a.docx', 'DOCX'],
    ['images/a.mp4', 'MP4'],
    ['images/a.jxl', 'JPEG XL'],
    ['images/DSC 1.MPO', 'MPO'],
    ['images/IMG_1.CR3', 'RAW (Canon)'],
    ['images/a.dng', 'RAW'],
    ['images/a.jp2', 'JPEG 2000'],
  ])('names the unsupported format: %j', (value, kind) => {
    expect(localImage(value)).toBeNull();
    const params = { value, kind, advice: { id: expect.any(String), en: expect.any(String) } };
    expect(imageFault(value)).toEqual({ code: 'content/image-kind', params });
  });

  it('mentions phone cameras for no other format', () => {
    const words = (ending: string): string =>
      JSON.stringify(imageFault(`images/a.${ending}`)?.params?.advice);
    for (const ending of ['heic', 'heif']) expect(words(ending)).toMatch(/iPhone/);
    for (const ending of [
      'pdf',
      'tiff',
      'tif',
      'bmp',
      'doc',
      'docx',
      'mp4',
      'mov',
      'ai',
      'psd',
      'jxl',
      'mpo',
    ])
      expect(words(ending)).toMatch(/^\{.*en(?!.*iPhone)/);
  });
});

describe('the picture of an address', () => {
  const there = new Set([
    'images/foto pagi (1).png',
    'images/a%20b.png',
    'images/a b.png',
    'images/\u00e9.png',
  ]);

  it.each([
    ['images/foto pagi (1).png', 'images/foto pagi (1).png'],
    ['images/foto%20pagi%20(1).png', 'images/foto pagi (1).png'],
    ['../images/foto%20pagi%20%281%29.png', 'images/foto pagi (1).png'],
    ['images/a%20b.png', 'images/a%20b.png'],
    ['images/e%CC%81.png', 'images/\u00e9.png'],
    ['images/tidak%20ada.png', 'images/tidak%20ada.png'],
    ['images/100%.png', 'images/100%.png'],
    ['https://a.example/images/a.png', null],
  ])('is found by %j', (address, path) => {
    expect(localPath(address, there)).toBe(path);
  });

  it('is never outside the folder, however it is written', () => {
    const all = { has: () => true };
    for (const way of ['%2e%2e%2f', '..%2f', '%2e%2e/', '..%5c'])
      expect(localPath(`images/${way}x.png`, all)).toBeNull();
  });
});

describe('the file of an address', () => {
  const there = new Set([
    'images/x.jpg',
    'posts/x.jpg',
    'posts/a b.png',
    'posts/images/y.png',
    '/p/x.svg',
    'posts/c.mp4',
  ]);
  it.each([
    ['x.jpg', 'posts/x.jpg'],
    ['./x.jpg', 'posts/x.jpg'],
    ['../posts/x.jpg', 'posts/x.jpg'],
    ['posts/x.jpg', 'posts/x.jpg'],
    ['/content/posts/x.jpg', 'posts/x.jpg'],
    ['images/x.jpg', 'images/x.jpg'],
    ['../images/x.jpg', 'images/x.jpg'],
    ['../../../images/x.jpg', 'images/x.jpg'],
    ['/images/x.jpg', 'images/x.jpg'],
    ['images/y.png', 'posts/images/y.png'],
    ['a%20b.png', 'posts/a b.png'],
    ['/p/x.svg', '/p/x.svg'],
    ['c.mp4', 'posts/c.mp4'],
    ['p/x.svg', null],
    ['../x.jpg', null],
    ['https://x.example/x.jpg', null],
    ['//x.example/x.jpg', null],
    ['x.txt', null],
  ])('%j', (address, file) => {
    expect(namedFile(address, there, 'posts/a.md')).toBe(file);
  });

  it('is never outside the content folder, however it is written', () => {
    const all = { has: (path: string) => /(?:^|[\\/])\.\.?(?:[\\/]|$)|^[\\/]*$/.test(path) };
    for (const way of [
      '../../x.png',
      '%2e%2e/x.png',
      './/../../x.png',
      '..\\x.png',
      '/../x.png',
      '/%2e%2e/x.png',
    ])
      expect(namedFile(way, all, 'posts/a.md')).toBeNull();
  });
});

describe('the suggested pictures', () => {
  const find = pictureFinder(
    new Set([
      'images/kebun.pdf',
      'images/kebun.jpg',
      'images/dapur/Ubi Rebus.png',
      'images/pagi.png',
      'images/lama/pagi.png',
    ]),
  );

  it.each([
    'kebun.jpg',
    './kebun.jpg',
    '/images/kebun.jpg',
    'content/images/kebun.jpg',
    '/content/images/kebun.jpg',
    'images\\kebun.jpg',
    '..\\images\\kebun.jpg',
    'C:\\Users\\Siti\\senja\\content\\images\\kebun.jpg',
    'gambar/kebun.jpg',
    'images/dapur/kebun.jpg',
    'images/Kebun.JPG',
    'images/kebun.jpeg',
    'images/kebun.png',
    'images/kebun',
    'images/kebun.jpg?w=800',
    'images/kebun.heic',
    'image/kebun.jpg',
    'img/KEBUN.PNG',
  ])('for %j', (written) => {
    expect(find(written)).toEqual(['images/kebun.jpg']);
    expect(isSamePicture(written, 'images/kebun.jpg')).toBe(true);
  });

  it.each(['ubi-rebus.png', 'images/ubi_rebus.jpg', 'dapur/ubi%20rebus.png', 'images/dapur/UbiRebus.png'])(
    'for %j, in another spelling',
    (written) => {
      expect(find(written)).toEqual(['images/dapur/Ubi Rebus.png']);
    },
  );

  it('are all equivalent ones, by the strictest comparison first', () => {
    expect(find('/images/pagi.png')).toEqual(['images/pagi.png']);
    expect(find('pagi.jpg')).toEqual(['images/pagi.png']);
    expect(find('foto/pagi.png')).toEqual(['images/pagi.png', 'images/lama/pagi.png']);
  });

  it('are never files of other kinds', () => {
    expect(find('images/kebun.pdf')).toEqual(['images/kebun.jpg']);
    expect(pictureFinder(new Set(['images/brosur.pdf']))('images/brosur.pdf')).toEqual([]);
  });

  it('are similar ones if none is equivalent, and those are never applied', () => {
    expect(find('images/kebn.jpg')).toEqual(['images/kebun.jpg']);
    expect(isSamePicture('images/kebn.jpg', 'images/kebun.jpg')).toBe(false);
    // Another number or format is another picture.
    const numbered = pictureFinder(new Set(['images/IMG_1234.jpg', 'images/chart.png', 'images/clip.jpg']));
    for (const other of ['images/IMG_1235.jpg', 'images/chart.svg', 'images/clip.mp4'])
      expect(numbered(other)).toEqual([]);
  });

  it.each(['https://a.example/kebun.jpg', 'data:image/png;base64,AAAA', 'x'.repeat(3000), '', '🌅'])(
    'are absent for %.40j',
    (written) => {
      expect(find(written)).toEqual([]);
    },
  );
});

/** Metadata of every page. */
import { expect, it } from 'vitest';
import { meta } from '../../../templates/plan/meta.ts';

const metaOf = meta('https://x.example', '/senja/', {
  title: 'Senja',
  language: 'id',
  navigation: [{ name: 'Kontak', href: '/senja/kontak/' }],
} as unknown as Parameters<typeof meta>[2]);

it('contain the address, the title and the language of the page', () => {
  expect(metaOf('/tentang/', 'Tentang', 'Kami')).toEqual({
    href: '/senja/tentang/',
    canonical: 'https://x.example/senja/tentang/',
    title: 'Tentang',
    documentTitle: 'Tentang - Senja',
    current: null,
    description: 'Kami',
    language: 'id',
    image: 'https://x.example/senja/share.png',
    imageAlt: 'Senja',
    imageSize: { width: 1200, height: 630 },
  });
  expect(metaOf('/tentang/', 'Tentang', 'Kami', { language: 'en' }).language).toBe('en');
});

it('use the page’s own share picture, or else that of the site, but none on the not-found page', () => {
  const imageOf = (src: string | null) =>
    metaOf('/a/', 'A', '', { picture: src === null ? null : { src } }).image;
  expect(imageOf('/senja/assets/a.jpg')).toBe('https://x.example/senja/assets/a.jpg');
  expect(imageOf('https://foto.example/a.jpg')).toBe('https://foto.example/a.jpg');
  expect(imageOf(null)).toBe('https://x.example/senja/share.png');
  const size = { width: 1200, height: 630 };
  expect(metaOf('/a/', 'A', '', { picture: { src: '/b.jpg', size }, pictureAlt: 'Teh.' })).toMatchObject({
    imageAlt: 'Teh.',
    imageSize: size,
  });
  // The size of a picture on another host may be unknown.
  expect(metaOf('/a/', 'A', '', { picture: { src: '/b.jpg' } })).not.toHaveProperty('imageSize');
  expect(metaOf('/404.html', 'A', '', { picture: { src: '/senja/assets/a.jpg' } })).not.toHaveProperty(
    'image',
  );
});

it('contain the name of the site once', () => {
  expect(metaOf('/a/', 'Kata Senja', '').documentTitle).toBe('Kata Senja');
  expect(metaOf('/a/', 'Kata', '').documentTitle).toBe('Kata - Senja');
});

it('contain the address as current if the navigation may link to the page', () => {
  expect(metaOf('/', 'A', '').current).toBe('/senja/');
  expect(metaOf('/kontak/', 'A', '').current).toBe('/senja/kontak/');
  expect(metaOf('/kontak/a/', 'A', '').current).toBeNull();
});

it('contain no canonical address on the not-found page', () => {
  expect(metaOf('/404.html', 'A', '')).toMatchObject({ canonical: null, href: '/senja/404.html' });
});

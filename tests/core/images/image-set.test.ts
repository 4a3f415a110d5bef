/** What an address of an image becomes, which images a site holds, and what they are called in `dist`. */
import { describe, expect, it } from 'vitest';
import {
  type ImageFacts,
  imageSet,
  imagesOf,
  localPaths,
  withoutGaps,
} from '../../../cli/core/images/image-set.ts';
import type { SiteEntry } from '../../../cli/core/stages/entry.ts';

const facts = (hash: string): ImageFacts => ({ hash, width: 30, height: 20 });

const setOf = (local: Record<string, ImageFacts | null>, allowedHosts: string[] | null = null) =>
  imageSet({ local: new Map(Object.entries(local)), base: '/senja/', allowedHosts });

const REMOTE = 'https://foto.example/a.jpg';
const remote = (alt: string) => ({ src: REMOTE, srcSet: null, width: 640, height: 427, alt });

describe('the view of an image', () => {
  it('of the content folder has its size, and its name in dist with the base path', () => {
    const view = { src: '/senja/assets/a-1.png', srcSet: null, width: 30, height: 20, alt: 'Kebun' };
    const images = setOf({ 'images/a.png': facts('1') });
    expect(images.find('images/a.png', 'Kebun')).toEqual(view);
    expect(images.find('../images/a.png', 'Kebun')).toEqual(view);
  });

  it('elsewhere has the words of each place that shows it', () => {
    const images = setOf({});
    expect(images.find(REMOTE, 'Kebun')).toEqual(remote('Kebun'));
    expect(images.find(REMOTE, 'Sawah')).toEqual(remote('Sawah'));
    expect(images.find('https://foto.example/b.jpg', '')).toMatchObject({
      src: 'https://foto.example/b.jpg',
    });
  });

  it('may come from the hosts that are named alone', () => {
    expect(setOf({}, ['lain.example', 'foto.example']).find(REMOTE, '')).toEqual(remote(''));
    expect(setOf({}, ['lain.example', 'dua.example']).find(REMOTE, '')).toEqual({
      code: 'content/host-not-allowed',
      params: { host: 'foto.example', allowed: 'lain.example, dua.example' },
    });
    expect(setOf({}, []).find(REMOTE, '')).toHaveProperty('code');
  });

  it('cannot be made of what is missing, or is no image', () => {
    const images = setOf({ 'images/rusak.png': null });
    expect(images.find('images/rusak.png', '')).toEqual({
      code: 'content/image-unreadable',
      params: { value: 'images/rusak.png' },
    });
    expect(images.find('images/a.png', '')).toEqual({
      code: 'content/image-missing',
      params: { value: 'images/a.png' },
    });
  });
});

it('tells of local images alone what their files say', () => {
  const images = setOf({ 'images/a.png': facts('1'), 'images/rusak.png': null });
  expect(images.inputs('images/a.png')).toBe('1');
  expect(images.inputs('./images/a.png')).toBe('1');
  expect(images.inputs(REMOTE)).toBe('');
  const others = [images.inputs('images/rusak.png'), images.inputs('images/b.png')];
  expect(new Set([...others, '', '1']).size).toBe(4);
});

describe('the files of images', () => {
  it('are those that can be shown, in their order', () => {
    const images = setOf({
      'images/b.png': facts('2'),
      'images/rusak.png': null,
      'images/a.png': facts('1'),
    });
    expect(images.files()).toEqual([
      { source: 'images/b.png', path: 'assets/b-2.png' },
      { source: 'images/a.png', path: 'assets/a-1.png' },
    ]);
  });

  it.each([
    ['images/Foto Pagi.JPG', 'foto-pagi-1.jpg'],
    ['images/dapur/ubi.webp', 'ubi-1.webp'],
    ['images/2024.5/ubi.webp', 'ubi-1.webp'],
    ['images/a.b.png', 'a-b-1.png'],
    ['images/café.png', 'cafe-1.png'],
    ['images/ﬁlm.png', 'film-1.png'],
    ['images/-a---b-.png', 'a-b-1.png'],
    ['images/_.png', 'gambar-1.png'],
    ['images/日本.png', 'gambar-1.png'],
  ])('are called by the name of %j', (source, name) => {
    expect(setOf({ [source]: facts('1') }).files()).toEqual([{ source, path: `assets/${name}` }]);
  });
});

it('finds the local images among addresses, each once', () => {
  const there = new Set(['images/a.png', 'images/b.png', 'images/c.png']);
  const addresses = ['images/b.png', REMOTE, '../images/b.png', 'images/d.png', 'images/a.png'];
  expect([...localPaths(addresses, there)]).toEqual(['images/b.png', 'images/a.png']);
});

describe('the images of a site', () => {
  const local = new Map([['images/a.png', facts('1')]]);
  const site = (imageHosts?: string[]): SiteEntry => ({
    fields: { title: 'T', url: 'https://x.example/senja', imageHosts },
    links: [],
  });

  it('lie below its address', () => {
    expect(imagesOf(site(), local).find('images/a.png', '')).toMatchObject({ src: '/senja/assets/a-1.png' });
    expect(imagesOf(null, local).find('images/a.png', '')).toMatchObject({ src: '/assets/a-1.png' });
  });

  it('come from its hosts, or from any where it names none', () => {
    expect(imagesOf(site(['lain.example']), local).find(REMOTE, '')).toHaveProperty('code');
    expect(imagesOf(site(['foto.example']), local).find(REMOTE, '')).toEqual(remote(''));
    expect(imagesOf(site(), local).find(REMOTE, '')).toEqual(remote(''));
    expect(imagesOf(null, local).find(REMOTE, '')).toEqual(remote(''));
  });
});

it('can stand in for images that are faulty, and for no others', () => {
  const images = setOf({ 'images/a.png': facts('1') });
  const whole = withoutGaps(images);
  expect(whole.find('images/b.png', 'Kebun')).toEqual({
    src: '',
    srcSet: null,
    width: 1,
    height: 1,
    alt: 'Kebun',
  });
  expect(whole.find('images/a.png', 'Kebun')).toEqual(images.find('images/a.png', 'Kebun'));
  expect(whole.files()).toEqual(images.files());
  expect(whole.inputs('images/a.png')).toBe('1');
});

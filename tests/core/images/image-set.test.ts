/** The view of an image address, the images of a site, and their names in `dist`. */
import { describe, expect, it } from 'vitest';
import { imagesOf } from '../../../cli/core/images/image-set.ts';
import { fetchedStem } from '../../../cli/core/images/named/fetched.ts';
import type { SiteEntry } from '../../../cli/core/stages/entry.ts';
import type { ImageFacts, ImageFault } from '../../../cli/core/stages/pictures/picture-facts.ts';
import { factsOf, PICTURES } from '../../support/values/picture-values.ts';

const facts = (hash: string): ImageFacts => factsOf({ hash });
const BROKEN: ImageFault = { code: 'content/image-too-large', params: { size: 'x' } };

const setOf = (local: Record<string, ImageFacts | ImageFault>, imageHosts?: string[], photos?: string) => {
  const fields = { title: '', url: 'https://situs.example/senja/', imageHosts, photos };
  return imagesOf({ fields, links: [] }, new Map(Object.entries(local)), { pictures: PICTURES });
};

const REMOTE = 'https://foto.example/a.jpg';
const remote = (alt: string) => ({ src: REMOTE, srcSet: null, width: 720, height: 480, alt });

describe('the view of an image', () => {
  it('in the content folder has its size, and its name in dist with the base path', () => {
    const view = { src: '/senja/assets/a-1-30.jpg', width: 30, height: 20, alt: 'Kebun' };
    const images = setOf({ 'images/a.png': facts('1') });
    expect(images.find('images/a.png', 'Kebun')).toMatchObject(view);
    expect(images.find('../images/a.png', 'Kebun')).toEqual(images.find('images/a.png', 'Kebun'));
  });

  it('from another host has the alt text of each place that shows it', () => {
    const images = setOf({});
    expect(images.find(REMOTE, 'Kebun')).toEqual(remote('Kebun'));
    expect(images.find(REMOTE, 'Sawah')).toEqual(remote('Sawah'));
    expect(images.find('https://foto.example/b.jpg', '')).toMatchObject({
      src: 'https://foto.example/b.jpg',
    });
  });

  it('is restricted to the listed hosts', () => {
    expect(setOf({}, ['lain.example', 'foto.example']).find(REMOTE, '')).toEqual(remote(''));
    expect(setOf({}, ['lain.example', 'dua.example']).find(REMOTE, '')).toEqual({
      code: 'content/host-not-allowed',
      params: { host: 'foto.example', allowed: 'lain.example, dua.example' },
    });
    expect(setOf({}, []).find(REMOTE, '')).toHaveProperty('code');
  });

  it('cannot be created for a missing or invalid image', () => {
    const images = setOf({ 'images/rusak.png': BROKEN });
    expect(images.find('images/rusak.png', '')).toEqual({
      code: 'content/image-too-large',
      params: { size: 'x', value: 'images/rusak.png' },
    });
    expect(images.find('images/a.png', '')).toEqual({
      code: 'content/image-missing',
      params: { value: 'images/a.png' },
    });
  });
});

describe('with photos: local, a remote photo', () => {
  const there = `${fetchedStem(REMOTE)}.jpg`;
  const localSet = (local: Record<string, ImageFacts | ImageFault>, imageHosts?: string[]) =>
    setOf(local, imageHosts, 'local');

  it('is replaced by the fetched picture, without any trace of its host', () => {
    const images = localSet({ [there]: facts('1') });
    const own = localSet({ [there]: facts('1') }).find(there, 'Kebun');
    expect(images.find(REMOTE, 'Kebun')).toEqual(own);
    expect(own).toMatchObject({ src: expect.stringMatching(/^\/senja\/assets\//) });
    expect(images.sharing(REMOTE)?.src).toMatch(/^\/senja\/assets\/.*-share\.jpg$/);
    expect([images.inputs(REMOTE), images.pathOf(REMOTE)]).toEqual(['1', there]);
  });

  it('is reported until it has been fetched, and never shown from its host', () => {
    const images = localSet({});
    expect(images.find(REMOTE, '')).toEqual({
      code: 'content/photo-not-fetched',
      params: { value: REMOTE, reason: '' },
    });
    expect([images.sharing(REMOTE), images.sharing('https://'), images.pathOf(REMOTE)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('must still be a picture on an allowed host', () => {
    expect(localSet({ [there]: facts('1') }, []).find(REMOTE, '')).toHaveProperty(
      'code',
      'content/host-not-allowed',
    );
    expect(localSet({ [there]: BROKEN }).find(REMOTE, '')).toEqual({
      code: 'content/image-too-large',
      params: { size: 'x', value: REMOTE },
    });
  });
});

it('reports of local images only faults of their files', () => {
  const images = setOf({ 'images/a.png': facts('1'), 'images/rusak.png': BROKEN });
  expect(images.inputs('images/a.png')).toBe('1');
  expect(images.inputs('./images/a.png')).toBe('1');
  expect(images.inputs(REMOTE)).toBe('');
  const others = [images.inputs('images/rusak.png'), images.inputs('images/b.png')];
  expect(new Set([...others, '', '1']).size).toBe(4);
});

it('has an image to share for each, at its own place, except those that cannot be shown', () => {
  const images = setOf({ 'images/a.png': facts('1'), 'images/rusak.png': BROKEN });
  const { width, height } = facts('1');
  expect(images.sharing('images/a.png')).toEqual({
    src: '/senja/assets/a-1-share.jpg',
    size: { width: Math.min(width, 1200), height: expect.any(Number) },
  });
  expect(height).toBeGreaterThan(0);
  expect(images.sharing(REMOTE)).toEqual({ src: REMOTE });
  const scaled = images.sharing('https://images.unsplash.com/photo-1');
  expect(scaled).toEqual({
    src: expect.stringContaining('&w=1200&h=630&'),
    size: { width: 1200, height: 630 },
  });
  expect([images.sharing('images/rusak.png'), images.sharing('images/b.png')]).toEqual([null, null]);
});

describe('the files of images', () => {
  it('are those that can be shown, in order', () => {
    const images = setOf({
      'images/b.png': facts('2'),
      'images/rusak.png': BROKEN,
      'images/a.png': facts('1'),
    });
    expect(images.files().map(({ source, facts: { hash } }) => [source, hash])).toEqual([
      ['images/b.png', '2'],
      ['images/a.png', '1'],
    ]);
    expect(images.files()[1]?.variants.map(({ path }) => path)).toEqual(
      ['30.avif', '30.webp', '30.jpg', 'share.jpg'].map((rest) => `assets/a-1-${rest}`),
    );
  });

  it('are made once if a picture exists twice', () => {
    const images = setOf({ 'images/a/x.png': facts('1'), 'images/b/x.png': facts('1') });
    expect(images.files().map(({ source }) => source)).toEqual(['images/a/x.png']);
  });
});

describe('the images of a site', () => {
  const local = new Map([['images/a.png', facts('1')]]);
  const site = (imageHosts?: string[]): SiteEntry => ({
    fields: { title: 'T', url: 'https://x.example/senja', imageHosts },
    links: [],
  });

  const SITE = { pictures: PICTURES };

  it('are below its address', () => {
    const srcOf = (of: SiteEntry | null) => imagesOf(of, local, SITE).find('images/a.png', '');
    expect(srcOf(site())).toMatchObject({ src: '/senja/assets/a-1-30.jpg' });
    expect(srcOf(null)).toMatchObject({ src: '/assets/a-1-30.jpg' });
  });

  it('come from its hosts, or from any host if it lists none', () => {
    expect(imagesOf(site(['lain.example']), local, SITE).find(REMOTE, '')).toHaveProperty('code');
    expect(imagesOf(site(['foto.example']), local, SITE).find(REMOTE, '')).toEqual(remote(''));
    expect(imagesOf(site(), local, SITE).find(REMOTE, '')).toEqual(remote(''));
    expect(imagesOf(null, local, SITE).find(REMOTE, '')).toEqual(remote(''));
  });
});

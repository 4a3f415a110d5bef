import { expect, it } from 'vitest';
import { upTo } from '../../../../templates/parts/card/photo.tsx';

const image = { src: '/a-1080.jpg', width: 1920, height: 1280, alt: 'Kebun' };

it('is offered no wider than requested', () => {
  const sources = [{ type: 'image/avif', srcSet: '/a-320.avif 320w, /a-480.avif 480w, /a-720.avif 720w' }];
  const srcSet = '/a,b-320.jpg 320w, /a,b-480.jpg 480w, /a,b-1080.jpg 1080w';
  expect(upTo(480, { ...image, sources, srcSet })).toEqual({
    ...image,
    sources: [{ type: 'image/avif', srcSet: '/a-320.avif 320w, /a-480.avif 480w' }],
    srcSet: '/a,b-320.jpg 320w, /a,b-480.jpg 480w',
  });
});

it('is offered in the widest of those alone, if one is enough', () => {
  const srcSet = '/a,b-320.jpg 320w, /a,b-480.jpg 480w, /a,b-1080.jpg 1080w';
  expect(upTo(480, { ...image, srcSet }, true)).toEqual({
    ...image,
    sources: [],
    src: '/a,b-480.jpg',
    srcSet: null,
  });
  expect(upTo(200, { ...image, srcSet }, true)).toMatchObject({ src: '/a-1080.jpg', srcSet: null });
});

it('is unchanged if it has only one width', () => {
  expect(upTo(480, { ...image, srcSet: null })).toEqual({ ...image, sources: [], srcSet: null });
});

/** Which values are about a picture, and so not about another one. */
import { expect, it } from 'vitest';
import { aboutPicture } from '../../../../cli/edit/app/pictures/about.ts';

it.each([
  [{ imageUrl: 'a', imageAlt: 'x', title: 't', excerpt: 'e' }, '/imageUrl', 'imageAlt', ['/imageAlt']],
  [
    { imageUrl: 'a', keterangan: 'x', imageCaption: 'c', imageFocusX: 0.5, imageCredit: 'k', imageCount: 1 },
    '/imageUrl',
    'keterangan',
    ['/keterangan', '/imageCaption', '/imageFocusX', '/imageCredit'],
  ],
  [{ photo: 'a', photo_source: 's', photographer: 'p', photos: [] }, '/photo', null, ['/photo_source']],
  // In a group of its own.
  [
    { hero: { src: 'a', alt: 'x', caption: 'c', focus: { x: 1, y: 2 }, layout: 'left' }, alt: 'other' },
    '/hero/src',
    'alt',
    ['/hero/alt', '/hero/caption', '/hero/focus'],
  ],
  [
    {
      steps: [
        { image: 'a', alt: 'x' },
        { image: 'b', alt: 'y' },
      ],
    },
    '/steps/1/image',
    'alt',
    ['/steps/1/alt'],
  ],
  [{ gallery: ['a', 'b'] }, '/gallery/0', null, []],
  [{ imageUrl: 'a', imageAlt: '' }, '/imageUrl', 'imageAlt', []],
] as const)('%j %s', (values, pointer, alt, expected) => {
  expect(aboutPicture(values, pointer, alt).map((one) => one.pointer)).toEqual(expected);
});

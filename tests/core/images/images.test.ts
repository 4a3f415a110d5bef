import { describe, expect, it } from 'vitest';
import { localImageView, remoteImage } from '../../../cli/core/images/image-set.ts';
import { pictureFiles } from '../../../cli/core/images/variants.ts';
import { factsOf, PICTURES } from '../../support/values/picture-values.ts';

const { hosted } = PICTURES;
const at = (width: number, height: number): string =>
  `https://images.unsplash.com/photo-1?auto=format&fit=crop&w=${width}&h=${height}&q=70`;

describe('remote photos', () => {
  it('are requested in the sizes of a card if the host can scale', () => {
    expect(remoteImage('https://images.unsplash.com/photo-1', hosted)).toEqual({
      src: at(720, 480),
      srcSet: `${at(320, 213)} 320w, ${at(720, 480)} 720w, ${at(960, 640)} 960w`,
      width: 720,
      height: 480,
    });
  });

  it('keep the other parameters of their address', () => {
    const { src } = remoteImage('https://images.unsplash.com/photo-1?w=9999&x=1', hosted);
    const { searchParams } = new URL(src);
    expect([searchParams.getAll('w'), searchParams.get('x')]).toEqual([['720'], '1']);
  });

  it('are used as they are from other hosts', () => {
    expect(remoteImage('https://foto.example/a.jpg', hosted)).toEqual({
      src: 'https://foto.example/a.jpg',
      srcSet: null,
      width: 720,
      height: 480,
    });
  });

  it.each([
    ['https://i0.wp.com/x.example/a.jpg', 'https://i0.wp.com/x.example/a.jpg?w=720&h=480&crop=1'],
    ['https://1.bp.blogspot.com/-a/s1600/a.jpg', 'https://1.bp.blogspot.com/-a/w720-h480-c/a.jpg'],
  ])('are requested from any host that is known to scale: %s', (address, src) => {
    const view = remoteImage(address, hosted);
    expect(view).toMatchObject({ src, width: 720, height: 480 });
    expect(view.srcSet?.split(', ')).toHaveLength(3);
  });

  it('never come from a host other than their own', () => {
    const { src, srcSet } = remoteImage(
      'https://i0.wp.com/b.example/a.jpg?url=https%3A%2F%2Fb.example',
      hosted,
    );
    for (const one of [src, ...(srcSet ?? src).split(', ')]) expect(one).toMatch(/^https:\/\/i0\.wp\.com\//);
  });
});

describe('photos of the content folder', () => {
  const viewOf = (width: number, height: number, settings = PICTURES) =>
    localImageView(pictureFiles('images/a.jpg', factsOf({ width, height }), settings), 'Kebun', '/senja/');
  const named = (rest: string) => `/senja/assets/a-0123456789-${rest}`;

  it('come in two smaller formats and in one for every browser', () => {
    expect(viewOf(700, 350)).toEqual({
      sources: ['avif', 'webp'].map((format) => ({
        type: `image/${format}`,
        srcSet: [320, 640, 700].map((width) => `${named(`${width}.${format}`)} ${width}w`).join(', '),
      })),
      src: named('640.jpg'),
      srcSet: null,
      width: 700,
      height: 350,
      alt: 'Kebun',
    });
  });

  it('offer old browsers a choice if there are several widths', () => {
    const settings = { ...PICTURES, fallbackWidths: [320, 640] };
    expect(viewOf(700, 350, settings)).toMatchObject({
      src: named('640.jpg'),
      srcSet: `${named('320.jpg')} 320w, ${named('640.jpg')} 640w`,
    });
  });
});

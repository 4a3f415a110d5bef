import { describe, expect, it } from 'vitest';
import { localImageView, remoteImage } from '../../../cli/core/images/images.ts';

describe('photos', () => {
  it('asks a host that scales for the sizes of a card', () => {
    const at = (width: number, height: number): string =>
      `https://images.unsplash.com/photo-1?auto=format&fit=crop&w=${width}&h=${height}&q=70`;
    expect(remoteImage('https://images.unsplash.com/photo-1', 'Kebun')).toEqual({
      src: at(640, 427),
      srcSet: `${at(320, 213)} 320w, ${at(640, 427)} 640w, ${at(960, 640)} 960w`,
      width: 640,
      height: 427,
      alt: 'Kebun',
    });
  });

  it('keeps what else an address asks for', () => {
    const { searchParams } = new URL(remoteImage('https://images.unsplash.com/photo-1?w=9999&x=1', '').src);
    expect([searchParams.getAll('w'), searchParams.get('x')]).toEqual([['640'], '1']);
  });

  it('takes photos of other hosts as they are', () => {
    expect(remoteImage('https://foto.example/a.jpg', 'Kebun')).toEqual({
      src: 'https://foto.example/a.jpg',
      srcSet: null,
      width: 640,
      height: 427,
      alt: 'Kebun',
    });
  });

  it('gives a local image its own size', () => {
    expect(localImageView({ href: '/assets/a-1.jpg', width: 30, height: 20 }, 'Kebun')).toEqual({
      src: '/assets/a-1.jpg',
      srcSet: null,
      width: 30,
      height: 20,
      alt: 'Kebun',
    });
  });
});

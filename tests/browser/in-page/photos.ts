/** Photos, loaded or not. */
import { all, called, isSeen } from './element.ts';

const images = () => all<HTMLImageElement>('img');

/** Images without a size or alt text, and photos that send a referrer to another host. */
export const carelessPhotos = (): string[] =>
  images()
    .filter(
      (image) =>
        ['width', 'height', 'alt'].some((name) => !image.hasAttribute(name)) ||
        (!image.src.startsWith(location.origin) && image.referrerPolicy !== 'no-referrer'),
    )
    .map(called);

/** For pages with blocked photos: icons added by the engine, and neighbours of different shapes. */
export function brokenPhotos(): string[] {
  const seen = images().filter(isSeen);
  const boxes = seen.map((image) => ({ image, box: (image.parentElement ?? image).getBoundingClientRect() }));
  return [
    // An engine draws an icon over a failed photo, unless the photo has no `src`.
    ...seen
      .filter((image) => image.complete && image.naturalWidth === 0)
      .filter((image) => image.hasAttribute('src') || image.hasAttribute('srcset'))
      .map((image) => `shown as broken: ${called(image)}`),
    ...boxes.flatMap(({ image, box }, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => other.image.closest('ul, ol') === image.closest('ul, ol'))
        .filter(
          (other) => Math.abs(other.box.top - box.top) < 2 && Math.abs(other.box.height - box.height) > 2,
        )
        .map((other) => `higher or lower than its neighbour: ${called(other.image)}`),
    ),
  ];
}

/** Photos that are fetched too early or too late, in screens of `innerHeight`. */
export const hastyPhotos = (): string[] =>
  images()
    .filter(isSeen)
    .filter((image) => {
      const top = image.getBoundingClientRect().top + scrollY;
      return top > innerHeight * 2
        ? image.loading !== 'lazy'
        : top < innerHeight / 2 && image.loading === 'lazy';
    })
    .map(
      (image) =>
        `loading=${image.loading} at ${Math.round(image.getBoundingClientRect().top)} px: ${called(image)}`,
    );

/** Scrolls to every photo, and waits until it has loaded or failed. */
export async function photosAnswered(): Promise<void> {
  for (const image of images().filter(isSeen)) {
    image.scrollIntoView({ block: 'center' });
    for (let attempt = 0; !image.complete; attempt += 1) {
      if (attempt > 500) throw new Error(`neither came nor failed: ${called(image)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  scrollTo(0, 0);
}

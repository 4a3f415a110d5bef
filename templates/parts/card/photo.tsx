/**
 * A photo over a plain background with its category's icon. Visitors see the background until the photo arrives, or
 * permanently if it never does; the style sheet then hides the browser's broken-image icon.
 */
import type { ImageView, Motif } from '../../contract.ts';
import { Icon } from '../drawings/icon.tsx';

interface PhotoProps {
  image: ImageView;
  motif: Motif;
  /** Display width of the photo, as in `<img sizes>`. */
  sizes: string;
  /** Only for a photo in the first screen. */
  eager?: boolean;
}

/** The same without candidates wider than `most` pixels. */
export function upTo(most: number, image: ImageView): ImageView {
  const trim = (candidates: string): string =>
    candidates
      .split(', ')
      .filter((one) => Number.parseInt(one.slice(one.lastIndexOf(' ') + 1), 10) <= most)
      .join(', ');
  const { sources = [], srcSet } = image;
  return {
    ...image,
    sources: sources.map((source) => ({ ...source, srcSet: trim(source.srcSet) })),
    srcSet: srcSet && trim(srcSet),
  };
}

export function Photo({ image, motif, sizes, eager = false }: PhotoProps) {
  const { sources = [], src, srcSet, alt, width, height } = image;
  const photo = (
    <img
      src={src}
      {...(srcSet !== null && { srcSet, sizes })}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      referrerPolicy="no-referrer"
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
  return (
    <div className="photo">
      <Icon motif={motif} className="photo__art" />
      {sources.length === 0 ? (
        photo
      ) : (
        <picture>
          {sources.map((source) => (
            <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
          ))}
          {photo}
        </picture>
      )}
    </div>
  );
}

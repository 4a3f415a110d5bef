/**
 * A photo over the article's drawing or, without one, over a plain background with its category's icon. Visitors see
 * these until the photo arrives, or permanently if it never does; the style sheet then hides the browser's
 * broken-image icon.
 */
import type { ImageView, Motif } from '../../contract.ts';
import { Icon } from '../drawings/icon.tsx';

interface PhotoProps {
  /** Absent where the drawing is enough. */
  image?: ImageView | undefined;
  /** Address of the drawing. */
  drawing?: string | undefined;
  motif: Motif;
  /** Display width of the photo, as in `<img sizes>`. */
  sizes: string;
  /** Only for a photo in the first screen. */
  eager?: boolean;
}

/**
 * @param most maximum width in pixels
 * @param isOne whether a hosted photo is offered in one width: a page with many candidates is heavy
 * @returns the same without wider candidates
 */
export function upTo(most: number, image: ImageView, isOne = false): ImageView {
  const trim = (candidates: string): string[] =>
    candidates.split(', ').filter((one) => Number.parseInt(one.slice(one.lastIndexOf(' ') + 1), 10) <= most);
  const { sources = [], src, srcSet } = image;
  const kept = srcSet === null ? [] : trim(srcSet);
  const [widest = src] = (isOne ? kept.at(-1) : undefined)?.split(' ') ?? [];
  return {
    ...image,
    sources: sources.map((source) => ({ ...source, srcSet: trim(source.srcSet).join(', ') })),
    src: widest,
    srcSet: isOne || kept.length === 0 ? null : kept.join(', '),
  };
}

export function Photo({ image, drawing, motif, sizes, eager = false }: PhotoProps) {
  const { sources = [], src, srcSet = null, alt, width, height } = image ?? {};
  const photo = image && (
    <img
      src={src}
      {...(srcSet !== null && { srcSet, sizes })}
      alt={alt}
      width={width}
      height={height}
      referrerPolicy="no-referrer"
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
  return (
    <div className="photo">
      {drawing === undefined ? (
        <Icon motif={motif} className="photo__art" />
      ) : (
        <img
          src={drawing}
          alt=""
          // Of an article, views for readers would show both.
          aria-hidden={(eager && image && true) || undefined}
          width={240}
          height={160}
          loading={eager && !image ? undefined : 'lazy'}
        />
      )}
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

/**
 * A photo over its category's drawing. The drawing is what a visitor sees until the photo comes, or for
 * good when it never does; the style sheet then hides the browser's broken-image sign.
 */
import type { ImageView, Motif } from '../contract.ts';
import { Picture } from './motif.tsx';

interface PhotoProps {
  image: ImageView;
  motif: Motif;
  /** Which of the motif's drawings. */
  drawing?: number;
  /** Width the photo takes on the page, as in `<img sizes>`. */
  sizes: string;
  /** Only for a photo that stands in the first screen. */
  eager?: boolean;
}

export function Photo({ image, motif, drawing = 0, sizes, eager = false }: PhotoProps) {
  return (
    <div className="photo">
      <Picture motif={motif} drawing={drawing} />
      <img
        src={image.src}
        {...(image.srcSet !== null && { srcSet: image.srcSet, sizes })}
        alt={image.alt}
        width={image.width}
        height={image.height}
        decoding="async"
        referrerPolicy="no-referrer"
        {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </div>
  );
}

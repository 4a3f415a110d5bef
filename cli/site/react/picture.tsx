/** The picture in a field of an entry, as pictures in bodies are shown: in all its widths and formats, with its size. */
import type { ImgHTMLAttributes } from 'react';
import type { ImageView } from '../../core/stages/views.ts';
import { picturesInGroup } from './picture-key.ts';
import { siteFault } from './site-fault.ts';

/**
 * @param of an entry, or a group of its fields or a list
 * @param field its name, or the place in the list, from 0
 * @returns the picture there, in all its widths and formats, with its size and alt text; null without one
 */
export function pictureIn<View extends object>(
  of: View,
  field: keyof View & (string | number),
): ImageView | null {
  if (!of[field]) return null;
  const view = picturesInGroup(of)?.[field];
  if (view) return view();
  throw siteFault({
    en: `“${field}” is no field with a picture here: it takes an entry, a group or a list of one, and a field with the format image-url`,
    id: `“${field}” bukan isian gambar di sini: yang diminta entri, kelompok isian, atau daftarnya, dan isian dengan format image-url`,
  });
}

type PictureProps<View extends object> = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet'> & {
  of: View;
  field: keyof View & (string | number);
};

/** Shows the picture in a field. `sizes` says how wide it is shown, as in `<img sizes>`; the rest goes to `<img>`. */
export function Picture<View extends object>({
  of,
  field,
  sizes = '100vw',
  ...attributes
}: PictureProps<View>) {
  const view = pictureIn(of, field);
  if (!view) return null;
  const { src, srcSet, sources = [], width, height, alt } = view;
  const image = (
    <img
      src={src}
      srcSet={srcSet ?? undefined}
      sizes={srcSet === null ? undefined : sizes}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      {...attributes}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map((one) => (
        <source key={one.type} type={one.type} srcSet={one.srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

/**
 * What is known of pictures, and which files are made of them. Widths and heights are in pixels.
 *
 * - `inspectPhotos` looks at the pictures of a site (`Photos`) with `InspectPictures` of `io/`; `withoutUnreadable`
 *   leaves out faults of pictures that only seem to be missing.
 * - `imagesOf` makes the `ImageSet` of a plan: pages ask it for pictures, and it notes which `Variant`s they need.
 *   `LocalImages` has facts of the pictures of the content folder, by path; `picturesOf` gives the addresses that may
 *   be among them.
 * - `writePictures` has those made that cannot be reused (`PictureJob`), with `MakePictures` of `io/`.
 *
 * Rooms within: `named/`, pictures in content and on other hosts; `bytes/`, what is in their files.
 */
export { type ImageSet, imagesOf, type LocalImages } from './image-set.ts';
export { type InspectPictures, inspectPhotos, type Photos, picturesOf, withoutUnreadable } from './photos.ts';
export type { Variant } from './variants.ts';
export { type MakePictures, type PictureJob, writePictures } from './write-pictures.ts';

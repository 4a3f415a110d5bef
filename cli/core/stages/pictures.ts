/** What there is to know of a local picture, or what is wrong with it; plain data. */
import type { UnplacedFault } from '../../diagnostics/diagnostic.ts';
import type { PictureFormat } from './picture-formats.ts';

/** What there is to know of a picture; plain data. */
export interface ImageFacts {
  /** Ten characters that name its content and how variants are made of it. */
  hash: string;
  /** In pixels, as it is shown: turned the right way up. */
  width: number;
  height: number;
  format: PictureFormat;
  /** Whether it lets nothing shine through. */
  opaque: boolean;
  /** Whether it says where it was taken. */
  position: boolean;
}

/** What is wrong with a picture, but for the address it is named by. */
export type ImageFault = Pick<UnplacedFault, 'code' | 'params'>;

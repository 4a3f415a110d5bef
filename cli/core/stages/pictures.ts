/** Facts about a local picture, or its fault; plain data. */
import type { UnplacedFault } from '../../diagnostics/diagnostic.ts';
import type { PictureFormat } from './picture-formats.ts';

/** Facts about a picture; plain data. */
export interface ImageFacts {
  /** Ten characters that depend on its content and on how variants are made. */
  hash: string;
  /** Width in pixels after it has been turned upright. */
  width: number;
  height: number;
  format: PictureFormat;
  /** Whether the image is fully opaque. */
  opaque: boolean;
  /** Whether its metadata contain a location. */
  position: boolean;
  /** Extension of a file that is published as it is: a drawing, a moving picture, a recording. */
  asIs?: string;
}

/** Fault of a picture, without the address that refers to it. */
export type ImageFault = Pick<UnplacedFault, 'code' | 'params'>;

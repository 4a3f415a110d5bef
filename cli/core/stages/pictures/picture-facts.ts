/** Facts about a local picture, or its fault; plain data. */
import type { UnplacedFault } from '../../../diagnostics/index.ts';
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
  /** Whether its metadata contain a location; `kept` if that is published with it. */
  position: boolean | 'kept';
  /** Extension of a file that is published as it is: a drawing, a moving picture, a recording. */
  asIs?: string;
  /** Set if it is lighter without loss than as a photo, as scans, screenshots and diagrams are. */
  flat?: FlatFacts;
}

export interface FlatFacts {
  /** Whether it has so few colours that scaled variants are made without loss, too. */
  few: boolean;
  /** Width in pixels from which on a scaled variant is heavier than the whole picture. */
  below: number;
  /** Whether AVIF is left out, as the heavier one. */
  withoutAvif: boolean;
}

/** Fault of a picture, without the address that refers to it. */
export type ImageFault = Pick<UnplacedFault, 'code' | 'params'>;

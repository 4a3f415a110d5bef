/** Components of a site that bodies show: its boxes, and its widgets. */
import type { UnplacedFault } from '../../diagnostics/index.ts';
import type { ImageView } from './views.ts';

/** An attribute of a box, as written; offsets are in the line after its colons. */
export interface BoxAttribute {
  name: string;
  at: number;
  /** Null if there is only a name. */
  value: string | null;
  valueAt: number;
  /** How the value is written: in quotes, in brackets, or as a bare word. */
  form: 'quoted' | 'list' | 'bare';
}

/** The line that opens a box: `recipe Apple pie {minutes=30 level="easy"}`. */
export interface BoxLine {
  name: string;
  at: number;
  /** '' without one. */
  title: string;
  titleAt: number;
  attributes: readonly BoxAttribute[];
}

/** A fault of a box, with offset and length in its line. */
export interface BoxFault extends UnplacedFault {
  at: number;
  length: number;
}

/** A picture that an attribute names. */
export interface PartPicture {
  /** In the props. */
  pointer: string;
  address: string;
  alt: string;
  /** Place of the attribute's value in the line. */
  at: number;
  length: number;
}

/** @returns the props of a component, what its model says against them, and the pictures in sound ones */
export type ReadProps = (line: BoxLine) => {
  props: object;
  faults: readonly BoxFault[];
  pictures?: readonly PartPicture[];
};

/** Names of the components that bodies may show. */
export interface PartNames {
  boxes: readonly string[];
  widgets: readonly string[];
}

/** These components by name. */
export interface Parts {
  boxes: ReadonlyMap<string, ReadProps>;
  widgets: ReadonlyMap<string, ReadProps>;
}

/** A picture of a component, as pages show it, with the names that lead to it in the component's props. */
export type PictureView = readonly [names: readonly string[], view: ImageView];

/** Asked of `advice/`: what text that YAML cannot read was meant to be. */
import type { Document } from 'yaml';
import type { Code, Fault } from '../../diagnostics/index.ts';
import type { Span } from '../../diagnostics/places/index.ts';
import { onDemand } from '../../on-demand.ts';
import type { IsName, Line } from '../values/yaml/lines.ts';
import type { Unread } from './unreadable-parts.ts';

/** A YAML text whose lines can be replaced, with neutral text of the same length. */
export interface Coverable {
  readonly unread: Unread;
  /** Number of lines. */
  readonly size: number;
  /** The text, with its original length. */
  toString(): string;
  /** Replaces the extent of a fault at an offset. */
  cover(at: number, code: Code): void;
  /** Replaces the lines of a span, and no others. */
  coverSpan(span: Span): void;
}

interface Meant {
  /** @returns faults of a document with errors, one per cause, at places in its text */
  fromYaml(document: Document, text: string, isName: IsName): Fault[];
  /** @returns the text, whose unreadable parts can be replaced */
  coverable(text: string): Coverable;
  /** @returns the fault of an unreadable line, or null if it is valid by itself */
  lineTrap(line: Line): Fault | null;
  /** @returns the fault of a field name with marks or quotes around it, or null */
  decoratedName(line: Line, isName: IsName): Fault | null;
}

/** Provided by `advice/`. */
export const meant = onDemand<Meant>();

/** Asked of `advice/` only for fields between lines of `+++`: their reader. */
export const toml = onDemand<{
  /** @returns the fields, null with a fault; and a text in which YAML finds their places */
  readToml(text: string): { fields: Record<string, unknown> | null; fault: Fault | null; yaml: string };
}>();

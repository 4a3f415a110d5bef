/** Parts of a YAML text that could not be read. */
import type { Span } from '../../diagnostics/places/index.ts';

export interface Unread {
  /** Offsets of the replaced lines. */
  lines: Span[];
  /** Words that may have been field names, and fields with a replaced line. Do not report these fields as missing. */
  names: Set<string>;
  /** Whether the extent of the fault is unknown: then do not report any field as missing. */
  uncertain: boolean;
}

/** @returns a list of no parts, to add to */
export const nothingUnread = (): Unread => ({ lines: [], names: new Set(), uncertain: false });

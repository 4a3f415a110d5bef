import type { Lang } from '../languages/index.ts';
import type { NameIn, Phrase } from '../phrases/index.ts';

/** Description of a wrong file whose text alone does not show the fault. */
export type ExampleNote = NameIn<Phrase, 'example'>;

/** A wrong text that has the fault, and a correct one without it; tests check both. */
export interface Example {
  /** Path of the file, relative to the content folder. */
  file: string;
  /** Path of the correct file, if the name is the fault. */
  rightFile?: string;
  /** Null if the fault is a missing file. */
  wrong: string | null;
  right: string;
  /** Whether the texts are complete files, rather than only the relevant fields. */
  whole?: true;
  /** Other files that the wrong text needs. */
  beside?: Readonly<Record<string, string>>;
  /** Files of the small test site that must be absent. */
  without?: readonly string[];
  /** Fields of other files that cause the fault. */
  fieldsBeside?: Readonly<Record<string, string>>;
  as?: ExampleNote;
  /** Whether the site was built before, from the correct text. */
  afterBuild?: true;
}

/** The explanation of a code: what it means, why it matters, how to fix it. */
export interface Explanation extends Readonly<Record<Lang, string>> {
  /** Null for a code without a known cause. */
  example: Example | null;
}

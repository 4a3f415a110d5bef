import type { Lang } from './diagnostic.ts';
import type { Phrase } from './phrases.ts';

type NameIn<P> = P extends `example.${infer Name}` ? Name : never;
/** What a wrong file is like where its text alone does not show it. */
export type Peculiarity = NameIn<Phrase>;

/** A wrong text that gives the code, and a right one in its place that gives none; the tests hold both to it. */
export interface Example {
  /** Path of the file, relative to the content folder. */
  file: string;
  /** Where the right text stands, when the name was the fault. */
  rightFile?: string;
  /** Null when the fault is that the file is not there. */
  wrong: string | null;
  right: string;
  /** The texts are whole files, not only the fields that matter. */
  whole?: true;
  /** Other files that the wrong text needs beside it. */
  beside?: Readonly<Record<string, string>>;
  /** Files of the small test site that must not be there. */
  without?: readonly string[];
  /** Fields of other files that make it a fault. */
  fieldsBeside?: Readonly<Record<string, string>>;
  as?: Peculiarity;
  /** The site was built before, from the right text. */
  afterBuild?: true;
}

/** The long text of a code: what it means, why it matters, how to mend it. */
export interface Explanation extends Readonly<Record<Lang, string>> {
  /** Null for a code that nothing known leads to. */
  example: Example | null;
}

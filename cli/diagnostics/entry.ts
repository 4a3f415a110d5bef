/** `note`: what an author has done on purpose, said so that it is not forgotten; it never fails a build. */
export type Severity = 'error' | 'warning' | 'note';

/**
 * `{name}` is filled from the diagnostic's params, `{count|item|items}` with a number and what it counts. What stands in
 * brackets is left out when a param in it is empty, such as a list of choices where there are none.
 */
export interface Words {
  /** What is wrong, one sentence. */
  message: string;
  /** What to do about it. */
  hint: string;
}

/** One code of the catalogue. Codes are permanent: texts may improve, codes never change their meaning. */
export interface Entry {
  severity: Severity;
  id: Words;
  en: Words;
}

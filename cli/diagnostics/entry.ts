/** The graver ones first. `note`: a deliberate choice of the author, as a reminder; it never fails a build. */
export const SEVERITIES = ['error', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

/**
 * `{name}` is filled from the diagnostic's params, `{count|item|items}` with a number and the counted noun. A part in
 * double brackets is omitted if a param in it is empty, such as a list of choices.
 */
export interface MessageWords {
  /** The fault, in one sentence. */
  message: string;
  /** What to do; lines to be written as they are follow at its end. */
  hint: string;
}

/** One code of the catalogue. Codes are permanent: texts may improve, codes never change their meaning. */
export interface CatalogueEntry {
  severity: Severity;
  id: MessageWords;
  en: MessageWords;
}

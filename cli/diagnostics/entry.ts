import type { MessageWords } from './languages/index.ts';

/** The graver ones first. `note`: a deliberate choice of the author, as a reminder; it never fails a build. */
export const SEVERITIES = ['error', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** One code of the catalogue. Codes are permanent: texts may improve, codes never change their meaning. */
export interface CatalogueEntry {
  severity: Severity;
  id: MessageWords;
  en: MessageWords;
}

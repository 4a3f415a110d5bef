import type { Severity } from '../diagnostic.ts';

interface Text {
  /** What is wrong, one sentence; `{name}` is filled from the diagnostic's params. */
  message: string;
  /** What to do about it. */
  hint: string;
}

/** One code of the catalogue. Codes are permanent: texts may improve, codes never change their meaning. */
export interface Entry {
  severity: Severity;
  id: Text;
  en: Text;
}

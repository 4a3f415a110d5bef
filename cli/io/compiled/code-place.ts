/** Places in the site's sources, and diagnostics placed there. */
import { NO_PAGE } from '../../core/stages/site-error.ts';
import {
  type Code,
  type Diagnostic,
  type Params,
  type Range,
  severityOf,
} from '../../diagnostics/diagnostic.ts';

export interface CodePlace {
  /** Relative to the site's folder, with `/`. */
  file: string;
  range: Range;
  lineText: string;
}

export const diagnosticAt = (code: Code, params: Params, place: CodePlace): Diagnostic => ({
  code,
  severity: severityOf(code),
  params,
  suggestions: [],
  field: '',
  ...place,
});

/** Fallback place: the beginning of a file. */
export const beginningOf = (file: string): CodePlace => ({
  file,
  range: { line: 1, column: 1, endLine: 1, endColumn: 1 },
  lineText: '',
});

/** A warning of the site's code, at the beginning of a file. */
export const codeWarning = (file: string, text: Params['text'] = ''): Diagnostic => ({
  ...diagnosticAt('senja/site-code', { text, during: NO_PAGE }, beginningOf(file)),
  severity: 'warning',
});

/** Checks of a single content file. */
import type { Fault, UnplacedFault } from '../../diagnostics/diagnostic.ts';
import type { BodyCheck } from '../bodies/body-check.ts';
import type { Document } from '../stages/document.ts';
import type { DiagnosticCheck } from './diagnostic-checks.ts';
import type { Schema } from './schema.ts';

/** A check of the fields of a file, which may have faults. */
export interface DocumentCheck {
  on: 'document';
  /** @param schema of the file's model */
  run(document: Document, schema: Schema): Iterable<Fault>;
}

/** A check of each link in fields and bodies. */
export interface LinkCheck {
  on: 'link';
  /** @param href as written; one that must not be published has a fault already */
  run(href: string): UnplacedFault | null;
}

export type FileCheck = DocumentCheck | LinkCheck | BodyCheck | DiagnosticCheck;

export interface FileChecks {
  document: readonly DocumentCheck[];
  link: readonly LinkCheck[];
  body: readonly BodyCheck[];
  diagnostic: readonly DiagnosticCheck[];
}

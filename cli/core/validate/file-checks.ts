/** Checks of a content file by itself. */
import type { Fault, UnplacedFault } from '../../diagnostics/diagnostic.ts';
import type { BodyCheck } from '../bodies/body-check.ts';
import type { Document } from '../stages/document.ts';
import type { DiagnosticCheck } from './diagnostic-checks.ts';
import type { Schema } from './schema.ts';

/** A check of the fields of a file, which need not be sound. */
export interface DocumentCheck {
  on: 'document';
  /** @param schema of the model that the file follows */
  run(document: Document, schema: Schema): Iterable<Fault>;
}

/** A check of each link in fields and bodies. */
export interface LinkCheck {
  on: 'link';
  /** @param href as it is written; one that may not be published has its own fault already */
  run(href: string): UnplacedFault | null;
}

export type FileCheck = DocumentCheck | LinkCheck | BodyCheck | DiagnosticCheck;

export interface FileChecks {
  document: readonly DocumentCheck[];
  link: readonly LinkCheck[];
  body: readonly BodyCheck[];
  diagnostic: readonly DiagnosticCheck[];
}

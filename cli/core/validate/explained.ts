/** Asked of `advice/`: what is wrong with the fields of a document. */
import type { ErrorObject } from 'ajv';
import type { Fault, UnplacedFault } from '../../diagnostics/index.ts';
import { onDemand } from '../../on-demand.ts';
import type { Schema } from '../models/schema/index.ts';

/** Information besides Ajv's errors that explanations need. */
export interface ExplanationContext {
  /** The fault of a value in a format; null if it is valid. */
  formatFault(format: string, value: string): UnplacedFault | null;
  /** A value as it was typed, quotes included. */
  sourceAt(pointer: string): string;
  /** The text after a field's colon on its line. */
  restOfLine(pointer: string): string;
  /** Whether the model requires the value. */
  isRequired(pointer: string): boolean;
  /** Whether the file has the value, which may also be a default. */
  isWritten(pointer: string): boolean;
}

interface Explained {
  /**
   * @param errors of one document, from Ajv (`allErrors`, `verbose`)
   * @returns the faults, at most one for each value, in no particular order
   */
  fromAjv(errors: readonly ErrorObject[], explaining: ExplanationContext): Fault[];
  /**
   * @param source the value as it was typed, which may be a word that means nothing to YAML: `null`
   * @returns the fault of an empty value, with advice
   */
  emptyAt(pointer: string, isRequired: boolean, source?: string): UnplacedFault;
  /** @returns the fault of a text that is not one of the choices */
  notOneOf(name: string, value: string, allowed: readonly string[]): UnplacedFault;
  /**
   * @param source an unquoted number that looks like thousands
   * @returns the fault of one that YAML reads with decimals, but that may be one of thousands: `15.000`
   */
  thousandsFault(pointer: string, source: string, schema: Schema): Fault | null;
}

/** Provided by `advice/`. */
export const explained = onDemand<Explained>();

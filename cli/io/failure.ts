/**
 * What goes wrong outside the content: the command line, the machine, senja itself. Unlike a diagnostic it
 * belongs to no content file; it is thrown, and `main` turns it into words and an exit code.
 */
import type { FailureCode } from '../diagnostics/explanations.ts';
import { type FailureMessage, type FailureParams, failureTexts, reasonFor } from '../diagnostics/phrases.ts';

interface Words {
  message: string;
  hint: string;
}

export class Failure extends Error {
  readonly code: FailureCode;
  readonly exitCode: 2 | 3;
  readonly words: { id: Words; en: Words };

  constructor(code: FailureCode, words: { id: Words; en: Words }, cause?: unknown) {
    super(words.en.message, cause === undefined ? {} : { cause });
    this.code = code;
    this.exitCode = code.startsWith('usage/') ? 2 : 3;
    this.words = words;
  }
}

/**
 * @param key its code, and after a colon which of several messages
 * @param params what the message is filled with
 */
export const failure = <K extends FailureMessage>(
  key: K,
  params: FailureParams<K>,
  cause?: unknown,
): Failure => new Failure(key.split(':', 1)[0] as FailureCode, failureTexts(key, params), cause);

/** What a system error code means, in both languages. */
export const reasonOf = (error: unknown): { id: string; en: string } => {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  return reasonFor('machine/file-system', code) ?? { id: code || String(error), en: code || String(error) };
};

/** @returns a failure that says which file or folder could not be used and why; `dist` is untouched */
export const fileSystemFailure = (file: string, error: unknown): Failure =>
  error instanceof Failure
    ? error
    : failure('machine/file-system:unchanged', { file, reason: reasonOf(error) }, error);

/** @returns the failure that any other error is: a fault of senja's own */
export const bugFailure = (error: unknown): Failure =>
  failure('senja/bug', { error: (error as Error | null)?.message ?? String(error) }, error);

/** A failure as plain data, for the way from one thread to another, which keeps no classes. */
export interface PlainFailure {
  code: FailureCode;
  words: Failure['words'];
}

/** @returns the failure as data, or null for an error of any other kind */
export const toPlain = (error: unknown): PlainFailure | null =>
  error instanceof Failure ? { code: error.code, words: error.words } : null;

export const fromPlain = ({ code, words }: PlainFailure): Failure => new Failure(code, words);

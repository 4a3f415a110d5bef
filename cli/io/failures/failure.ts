/**
 * Failures outside the content: of the command line, the machine, senja itself. Unlike a diagnostic, a failure
 * belongs to no content file; it is thrown, and `main` turns it into words and an exit code.
 */

import type { FailureCode } from '../../diagnostics/explain/index.ts';
import { inBoth, type Lang, type MessageWords } from '../../diagnostics/languages/index.ts';
import {
  type FailureMessage,
  type FailureParams,
  failureTexts,
  type Phrase,
  phrase,
  reasonFor,
} from '../../diagnostics/phrases/index.ts';

export class Failure extends Error {
  readonly code: FailureCode;
  readonly exitCode: 2 | 3;
  readonly words: Record<Lang, MessageWords>;

  constructor(code: FailureCode, words: Record<Lang, MessageWords>, cause?: unknown) {
    super(words.en.message, cause === undefined ? {} : { cause });
    this.code = code;
    this.exitCode = code.startsWith('usage/') ? 2 : 3;
    this.words = words;
  }
}

/**
 * @param key its code, and after a colon which of several messages
 * @param params of the message
 */
export const failure = <K extends FailureMessage>(
  key: K,
  params: FailureParams<K>,
  cause?: unknown,
): Failure => new Failure(key.split(':', 1)[0] as FailureCode, failureTexts(key, params), cause);

/** @returns the system's error code, or '' */
export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | null)?.code ?? '';

/** The meaning of a system error code, in both languages. */
export const reasonOf = (error: unknown): Record<Lang, string> => {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  return reasonFor('machine/file-system', code) ?? inBoth(() => code || String(error));
};

/** What helps against a system error, by its code. */
const HELP: Readonly<Record<string, Phrase>> = {
  ENOSPC: 'machine/file-system:help-room',
  EDQUOT: 'machine/file-system:help-room',
  EFBIG: 'machine/file-system:help-room',
  EACCES: 'machine/file-system:help-permission',
  EPERM: 'machine/file-system:help-permission',
  EROFS: 'machine/file-system:help-read-only',
  EMFILE: 'machine/file-system:help-limit',
  ENFILE: 'machine/file-system:help-limit',
  ENOMEM: 'machine/file-system:help-memory',
  EAGAIN: 'machine/file-system:help-memory',
  EIO: 'machine/file-system:help-disk',
  ESTALE: 'machine/file-system:help-network',
  ETIMEDOUT: 'machine/file-system:help-network',
  EBUSY: 'machine/file-system:help-busy',
  ETXTBSY: 'machine/file-system:help-busy',
  ENAMETOOLONG: 'machine/file-system:help-name',
  ELOOP: 'machine/file-system:help-link',
};

/** @returns the reason for a system error, and what helps against it, in both languages */
export const reasonAndHelp = (error: unknown) => ({
  reason: reasonOf(error),
  help: phrase(HELP[(error as NodeJS.ErrnoException | null)?.code ?? ''] ?? 'machine/file-system:help'),
});

/** @returns a failure that names the file or folder and the reason; `dist` is unchanged */
export const fileSystemFailure = (file: string, error: unknown): Failure =>
  error instanceof Failure
    ? error
    : failure('machine/file-system:unchanged', { file, ...reasonAndHelp(error) }, error);

/** @returns the failure for an unexpected error: a bug of senja */
export const bugFailure = (error: unknown): Failure =>
  failure('senja/bug', { error: (error as Error | null)?.message ?? String(error) }, error);

/** A failure as plain data, to pass it between threads, which lose classes. */
export type PlainFailure = Pick<Failure, 'code' | 'words'>;

/** @returns the failure as data, or null for any other error */
export const toPlain = (error: unknown): PlainFailure | null =>
  error instanceof Failure ? { code: error.code, words: error.words } : null;

export const fromPlain = ({ code, words }: PlainFailure): Failure => new Failure(code, words);

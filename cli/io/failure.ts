/**
 * What goes wrong outside the content: the command line, the machine, senja itself. Unlike a diagnostic it
 * belongs to no content file; it is thrown, and `main` turns it into words and an exit code.
 */
interface Words {
  message: string;
  hint: string;
}

export type FailureCode =
  | 'usage/content-not-found'
  | 'usage/unknown-code'
  | 'usage/bad-name'
  | 'usage/unknown-template'
  | 'usage/exists'
  | 'usage/out-dangerous'
  | 'usage/out-foreign'
  | 'machine/locked'
  | 'machine/port'
  | 'machine/file-system'
  | 'machine/interrupted'
  | 'senja/bug';

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

const REASONS: Readonly<Record<string, { id: string; en: string }>> = {
  ENOSPC: { id: 'tempat penyimpanan penuh', en: 'no space left' },
  EDQUOT: { id: 'jatah penyimpanan habis', en: 'the storage quota is used up' },
  EACCES: { id: 'tidak ada izin', en: 'no permission' },
  EPERM: { id: 'tidak ada izin', en: 'no permission' },
  EROFS: { id: 'hanya boleh dibaca', en: 'read-only file system' },
  EMFILE: { id: 'terlalu banyak berkas terbuka', en: 'too many open files' },
  ENFILE: { id: 'terlalu banyak berkas terbuka', en: 'too many open files' },
  EIO: { id: 'alat penyimpanan bermasalah', en: 'the storage device failed' },
  ENOENT: { id: 'tidak ada', en: 'it does not exist' },
  ENOTDIR: { id: 'bukan folder', en: 'not a folder' },
  EISDIR: { id: 'ini folder', en: 'it is a folder' },
  ELOOP: {
    id: 'ini tautan simbolis, yang tidak diikuti',
    en: 'it is a symbolic link, which is not followed',
  },
  ESPECIAL: {
    id: 'bukan berkas biasa, melainkan pipa, soket, atau alat',
    en: 'not an ordinary file but a pipe, a socket or a device',
  },
};

/** What a system error code means, in both languages. */
export const reasonOf = (error: unknown): { id: string; en: string } => {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  return REASONS[code] ?? { id: code || String(error), en: code || String(error) };
};

/** @returns a failure that says which file or folder could not be used and why; `dist` is untouched */
export function fileSystemFailure(path: string, error: unknown): Failure {
  if (error instanceof Failure) return error;
  const reason = reasonOf(error);
  return new Failure(
    'machine/file-system',
    {
      id: {
        message: `${path}: ${reason.id}.`,
        hint: 'Situs yang lama tidak berubah. Perbaiki penyebabnya, lalu ulangi.',
      },
      en: {
        message: `${path}: ${reason.en}.`,
        hint: 'The old site is unchanged. Mend the cause and run again.',
      },
    },
    error,
  );
}

/** A failure as plain data, for the way from one thread to another, which keeps no classes. */
export interface PlainFailure {
  code: FailureCode;
  words: Failure['words'];
}

/** @returns the failure as data, or null for an error of any other kind */
export const toPlain = (error: unknown): PlainFailure | null =>
  error instanceof Failure ? { code: error.code, words: error.words } : null;

export const fromPlain = ({ code, words }: PlainFailure): Failure => new Failure(code, words);

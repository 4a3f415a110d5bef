/**
 * What goes wrong outside the content: the command line, the machine, senja itself. Unlike a diagnostic it
 * belongs to no content file; it is thrown, and `main` turns it into words and an exit code.
 */
import type { FailureCode } from '../diagnostics/explanations.ts';

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

const REASONS: Readonly<Record<string, { id: string; en: string }>> = {
  ENOSPC: { id: 'tempat penyimpanan penuh', en: 'no space left' },
  EDQUOT: { id: 'jatah penyimpanan habis', en: 'the storage quota is used up' },
  EACCES: { id: 'tidak ada izin', en: 'no permission' },
  EPERM: { id: 'tidak ada izin', en: 'no permission' },
  EROFS: { id: 'hanya boleh dibaca', en: 'read-only file system' },
  EMFILE: { id: 'terlalu banyak berkas terbuka', en: 'too many open files' },
  ENFILE: { id: 'terlalu banyak berkas terbuka', en: 'too many open files' },
  ENOMEM: { id: 'memori habis', en: 'out of memory' },
  EAGAIN: { id: 'terlalu banyak proses', en: 'too many processes' },
  ERR_WORKER_INIT_FAILED: { id: 'utas kedua tidak dapat dimulai', en: 'a second thread cannot start' },
  ERR_WORKER_OUT_OF_MEMORY: { id: 'memori habis', en: 'out of memory' },
  ERR_MEMORY_ALLOCATION_FAILED: { id: 'memori habis', en: 'out of memory' },
  ENAMETOOLONG: { id: 'namanya terlalu panjang', en: 'the name is too long' },
  EFBIG: { id: 'berkas menjadi terlalu besar', en: 'the file has grown too large' },
  EIO: { id: 'alat penyimpanan bermasalah', en: 'the storage device failed' },
  ENOENT: { id: 'tidak ada', en: 'it does not exist' },
  ENOTDIR: { id: 'bukan folder', en: 'not a folder' },
  EISDIR: { id: 'ini folder', en: 'it is a folder' },
  ELOOP: {
    id: 'ini tautan simbolis, yang tidak diikuti',
    en: 'it is a symbolic link, which is not followed',
  },
  ECHANGED: {
    id: 'berkasnya diubah saat sedang dibaca; jalankan sekali lagi',
    en: 'it was changed while it was read; run this once more',
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

/** @returns the failure for a word or folder that Node has not been able to read whole: it would name another file */
export const notUtf8 = (text: string): Failure =>
  new Failure('usage/not-utf8', {
    id: {
      message: `Nama ini bukan UTF-8, jadi tidak terbaca utuh: ${text}`,
      hint: 'Ganti nama berkas atau foldernya, lalu ulangi.',
    },
    en: {
      message: `This name is not UTF-8, so it cannot be read whole: ${text}`,
      hint: 'Rename the file or folder, then run again.',
    },
  });

/** @returns a failure that says why standard output, or standard error, does not hold all that was to be said */
export function outputFailure(isStandardOutput: boolean, error: unknown): Failure {
  const reason = reasonOf(error);
  const [id, en] = isStandardOutput
    ? ['Keluaran standar', 'Standard output']
    : ['Keluaran kesalahan standar', 'Standard error'];
  return new Failure('machine/output', {
    id: {
      message: `${id} tidak dapat ditulis: ${reason.id}.`,
      hint: 'Yang tertulis di sana tidak lengkap. Perbaiki penyebabnya, lalu ulangi.',
    },
    en: {
      message: `${en} cannot be written: ${reason.en}.`,
      hint: 'What stands there is incomplete. Mend the cause and run again.',
    },
  });
}

/** @returns a failure that says which file a report could not be written to, and why */
export function reportFailure(file: string, error: unknown): Failure {
  if (error instanceof Failure) return error;
  const isMissing = (error as NodeJS.ErrnoException | null)?.code === 'ENOENT';
  const reason = isMissing ? { id: 'foldernya tidak ada', en: 'its folder does not exist' } : reasonOf(error);
  return new Failure('machine/output', {
    id: {
      message: `Laporan tidak dapat ditulis ke ${file}: ${reason.id}.`,
      hint: 'Perbaiki penyebabnya, atau pilih berkas lain, lalu ulangi.',
    },
    en: {
      message: `The report cannot be written to ${file}: ${reason.en}.`,
      hint: 'Mend the cause or choose another file, and run again.',
    },
  });
}

/** @returns the failure that any other error is: a fault of senja's own */
export function bugFailure(error: unknown): Failure {
  const text = (error as Error | null)?.message ?? String(error);
  return new Failure(
    'senja/bug',
    {
      id: {
        message: `senja sendiri bermasalah: ${text}`,
        hint: 'Situs yang lama tidak berubah. Laporkan masalah ini beserta isi konten yang memicunya.',
      },
      en: {
        message: `senja itself failed: ${text}`,
        hint: 'The old site is unchanged. Please report this with the content that set it off.',
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

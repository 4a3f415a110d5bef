/**
 * What programs import as `senja/node`. Each call runs the command in a process of its own: nothing is printed here, no
 * signal is taken over, and what a site's code leaves behind ends with that process.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** As on the command line; what is left out is as it is there. Paths may be relative to `cwd`. */
export interface RunOptions {
  content?: string;
  /** Folder that is called from; left out, that of this process. */
  cwd?: string;
  /** Public address of the site, in place of `url` in `site.yaml`. */
  url?: string;
  /** Whether warnings are errors. */
  strict?: boolean;
  /** Language of messages. */
  lang?: 'id' | 'en';
  /** `YYYY-MM-DD` to be taken for today. */
  now?: string;
  /** Whether caches are used and kept; left out, they are. */
  cache?: boolean;
}

export interface BuildOptions extends RunOptions {
  /** Folder that the site is written to. */
  out?: string;
  /** Whether drafts and what waits for its day are shown too; only with `out`. */
  drafts?: boolean;
}

export interface ReportedDiagnostic {
  code: string;
  severity: 'error' | 'warning' | 'note';
  message: string;
  hint?: string;
  suggestions: string[];
  /** Relative to the content folder. */
  file: string;
  /** Lines and columns count from 1, columns in UTF-16 code units; the end is exclusive. */
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** JSON Pointer. */
  field: string;
}

/** What `--format json` prints. */
export interface Report {
  version: 1;
  ok: boolean;
  errors: number;
  warnings: number;
  notes: number;
  /** Number of content files. */
  files: number;
  diagnostics: ReportedDiagnostic[];
  /** There when the command line or the machine failed. */
  failure?: { code: string; message: string; hint: string };
}

export interface Outcome {
  /** 0 done, 1 the content or the site's own code is invalid, 2 an option is wrong, 3 the machine or senja failed. */
  exitCode: 0 | 1 | 2 | 3;
  report: Report;
}

/** This module is compiled to `.senja/cli/`. */
const COMMAND = fileURLToPath(new URL('../../cli/senja.mjs', import.meta.url));

/** @returns options as words of the command line; none of them can be taken for another option */
function words(options: Readonly<Record<string, string | boolean | undefined>>): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (name === 'cache') return value === false ? ['--no-cache'] : [];
    if (typeof value === 'string') return [`--${name}=${value}`];
    return value === true ? [`--${name}`] : [];
  });
}

function run(command: string, { cwd = process.cwd(), ...options }: BuildOptions): Promise<Outcome> {
  const args = [COMMAND, command, '--format=json', ...words({ ...options })];
  const settings = { cwd: path.resolve(cwd), maxBuffer: Number.POSITIVE_INFINITY, windowsHide: true };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, settings, (error, stdout, stderr) => {
      try {
        const exitCode = (error?.code ?? 0) as Outcome['exitCode'];
        resolve({ exitCode, report: JSON.parse(stdout) as Report });
      } catch {
        reject(new Error(stderr.trim() || `senja was ended${error?.signal ? ` by ${error.signal}` : ''}`));
      }
    });
  });
}

/**
 * Builds a site, as `senja build` does.
 * @throws Error, as a rejection, with what senja says of an option that it does not understand, or when its process was ended
 */
export const build = (options: BuildOptions = {}): Promise<Outcome> => run('build', options);

/**
 * Checks a site, as `senja check` does; nothing but caches is written.
 * @throws as `build` does
 */
export const check = (options: RunOptions = {}): Promise<Outcome> => run('check', options);

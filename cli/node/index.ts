/**
 * The module `senja/node` for programs. Each call runs the command in a process of its own: nothing is printed here,
 * no signal handler is installed, and leftovers of a site's code end with that process.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** As on the command line, with the same defaults. Paths may be relative to `cwd`. */
export interface RunOptions {
  content?: string;
  /** Working folder; by default that of this process. */
  cwd?: string;
  /** Public address of the site; overrides `url` in `site.yaml`. */
  url?: string;
  /** Whether warnings are errors. */
  strict?: boolean;
  /** Language of messages. */
  lang?: 'id' | 'en';
  /** `YYYY-MM-DD` to use as today. */
  now?: string;
  /** Whether to use caches; true by default. */
  cache?: boolean;
}

export interface BuildOptions extends RunOptions {
  /** Output folder of the site. */
  out?: string;
  /** Whether drafts, scheduled and expired entries are shown too; requires `out`. */
  drafts?: boolean;
}

export interface CheckOptions extends RunOptions {
  /** Codes to report, or beginnings of codes such as `markdown/`; several are separated by commas. */
  only?: string;
  /** Codes to leave out, in the same form. */
  skip?: string;
}

export interface ReportedDiagnostic {
  code: string;
  severity: 'error' | 'warning' | 'note';
  message: string;
  hint?: string;
  suggestions: string[];
  /** Relative to the content folder. */
  file: string;
  /** Lines and columns start at 1; columns count UTF-16 code units; the end is exclusive. */
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** JSON Pointer. */
  field: string;
  /** Whether `senja check --fix` mends it. */
  fixable?: boolean;
}

/** The document of `--format json`. */
export interface Report {
  version: 1;
  ok: boolean;
  errors: number;
  warnings: number;
  notes: number;
  /** Number of content files. */
  files: number;
  /** Their folder, from the root of the repository. */
  contentFolder: string;
  /** Present once the whole site is known to be sound. */
  site?: {
    /** Number of pages, the 404 page included. */
    pages: number;
    drafts: number;
    /** Numbers of entries whose day is still to come, and of those that have been taken down. */
    scheduled: number;
    expired: number;
    /** `YYYY-MM-DD` of the next publication or expiry, when the site has to be built again. */
    nextChange: string | null;
  };
  diagnostics: ReportedDiagnostic[];
  /** Present if the command line or the machine failed. */
  failure?: { code: string; message: string; hint: string };
}

export interface Outcome {
  /**
   * 0 success, 1 the content or the site's own code is invalid, 2 an option is wrong, 3 the machine or senja failed.
   */
  exitCode: 0 | 1 | 2 | 3;
  report: Report;
}

/** This module is compiled to `.senja/cli/`. */
const COMMAND = fileURLToPath(new URL('../../cli/senja.mjs', import.meta.url));

type Kinds<Options> = { [Name in keyof Required<Options>]: 'string' | 'boolean' };

const SHARED = {
  content: 'string',
  cwd: 'string',
  url: 'string',
  strict: 'boolean',
  lang: 'string',
  now: 'string',
  cache: 'boolean',
} satisfies Kinds<RunOptions>;

const KNOWN = {
  build: { ...SHARED, out: 'string', drafts: 'boolean' } satisfies Kinds<BuildOptions>,
  check: { ...SHARED, only: 'string', skip: 'string' } satisfies Kinds<CheckOptions>,
};

/** @throws TypeError for an option that the types do not have: others of the command line change files */
function checkOptions(command: keyof typeof KNOWN, options: object): void {
  const known: Readonly<Record<string, string>> = KNOWN[command];
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    const kind = Object.hasOwn(known, name) ? known[name] : undefined;
    if (kind === undefined)
      throw new TypeError(
        `“${name}” is not an option of ${command}; it has ${Object.keys(known).join(', ')}`,
      );
    if (typeof value !== kind) throw new TypeError(`“${name}” of ${command} must be a ${kind}`);
  }
}

/** @returns options as arguments; none of them can be mistaken for another option */
function words(options: Readonly<Record<string, string | boolean | undefined>>): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (name === 'cache') return value === false ? ['--no-cache'] : [];
    if (typeof value === 'string') return [`--${name}=${value}`];
    return value === true ? [`--${name}`] : [];
  });
}

async function run(command: keyof typeof KNOWN, given: BuildOptions & CheckOptions): Promise<Outcome> {
  checkOptions(command, given);
  const { cwd = process.cwd(), ...options } = given;
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
 * @throws Error, as a rejection, with senja's message for an invalid option, or if its process was killed; TypeError for
 *   an option that it does not have
 */
export const build = (options: BuildOptions = {}): Promise<Outcome> => run('build', options);

/**
 * Checks a site, as `senja check` does; writes only caches.
 * @throws as `build` does
 */
export const check = (options: CheckOptions = {}): Promise<Outcome> => run('check', options);

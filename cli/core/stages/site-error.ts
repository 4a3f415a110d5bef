/** The site's own code has thrown, or has broken a rule for sites. */
import type { Code, Diagnostic, Params } from '../../diagnostics/index.ts';
import type { Lang, Param } from '../../diagnostics/languages/index.ts';
import type { Call, Page } from './page.ts';

/** The page that the site's code was making, and its content file. */
export interface CurrentPage {
  path: string;
  file: string | null;
  template?: string;
}

/** The file that plans a site's pages, relative to its folder. */
export const PLAN_FILE = 'templates/site.ts';

/** Said of a fault that no page was being made for. */
export const NO_PAGE: Record<Lang, string> = { id: '', en: '' };

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

export class SiteError extends Error {
  /** In both languages if the engine found the error. */
  readonly text: Param;
  readonly page: CurrentPage | null;

  /** @param thrown any value that the site's code has thrown, preferably an error with a stack */
  constructor(thrown: unknown, page: CurrentPage | null = null, text: Param = messageOf(thrown)) {
    super(messageOf(thrown), { cause: thrown });
    this.text = text;
    this.page = page;
  }
}

/** Several errors of the site's own code, in the order of pages. */
export class SiteErrors extends Error {
  readonly all: readonly SiteError[];

  constructor(all: readonly SiteError[]) {
    super(all.map(({ message }) => message).join('\n'));
    this.all = all;
  }
}

/** A fault of a text in the site's code, placed where the code has it. */
export interface TextFault {
  code: Code;
  text: string;
  params: Params;
  suggestions: readonly string[];
  /** Whether the code has the text as the name of a member. */
  isKey?: boolean;
  /** Of the page that shows it, if the text is nowhere. */
  template?: string;
  /** If the text is an address of the plan: the call that plans it, and whether the page is of an entry. */
  planned?: { call: Call | undefined; ofEntry: boolean };
}

/** A component that the site's code uses, but no file exports by default. */
export interface MissingComponent {
  kind: 'template' | 'box' | 'widget';
  name: string;
  /** The call that names it. */
  call?: Call | undefined;
}

/** Faults of the site's code, placed where it has their words. */
export class CodeFaults extends Error {
  readonly codeFaults: readonly (TextFault | MissingComponent)[];

  constructor(codeFaults: CodeFaults['codeFaults']) {
    super(codeFaults.map((one) => JSON.stringify(one)).join('\n'));
    this.codeFaults = codeFaults;
  }
}

/** Faults of the site's own code or models; the files of the diagnostics are relative to the senja package. */
export class SiteFaults extends Error {
  readonly diagnostics: readonly Diagnostic[];
  /** Faults of content that are certain all the same; files are relative to the content folder. */
  readonly content: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[], cause?: unknown, content: readonly Diagnostic[] = []) {
    const all = [...diagnostics, ...content];
    super(all.map((one) => `${one.file} ${one.code} ${JSON.stringify(one.params)}`).join('\n'), { cause });
    this.diagnostics = diagnostics;
    this.content = content;
  }
}

/** @returns a thrown value, or another error if it cannot be read, such as `Object.create(null)` */
function readable(thrown: unknown): unknown {
  try {
    if (!(thrown instanceof Error)) return String(thrown);
    const { message, stack } = thrown;
    return typeof message === 'string' && typeof (stack ?? '') === 'string' ? thrown : String(message);
  } catch {
    return 'an object without a text was thrown';
  }
}

/**
 * @param thrown by the site's code
 * @param page that was being made
 * @returns it as a SiteError; the innermost page is kept
 */
export function siteErrorOf(
  thrown: unknown,
  page: (Pick<Page, 'path' | 'entry'> & Partial<Pick<Page, 'template'>>) | null,
): SiteError {
  if (thrown instanceof SiteError && (thrown.page || !page)) return thrown;
  const { cause, text } = thrown instanceof SiteError ? thrown : { cause: readable(thrown), text: undefined };
  const { path, entry = null, template } = page ?? {};
  const during =
    path === undefined ? null : { path, file: entry?.file ?? null, ...(template && { template }) };
  return new SiteError(cause, during, text);
}

/**
 * @param page that the site's code is making
 * @throws SiteError for any error of the site's code
 */
export function ofSite<T>(make: () => T, page: Parameters<typeof siteErrorOf>[1] = null): T {
  try {
    return make();
  } catch (error) {
    throw siteErrorOf(error, page);
  }
}

/** What is known of the faults of each file: from the last check of the site, and of its text since. */
import { groupBy } from '../core/values/lists.ts';
import type { Diagnostic } from '../diagnostics/index.ts';

/** Findings of a file. */
interface Found {
  /** From the last check of the whole site. */
  whole: readonly Diagnostic[];
  /** Of the file by itself, since its text has changed; else null. */
  alone: readonly Diagnostic[] | null;
}

/** Findings that depend on other files: they are kept until the whole site is checked again. */
const OF_SITE = /^(?:address|link|page|public|route|site)\//;

const keyOf = ({ code, field, range }: Diagnostic): string => `${code} ${field || range.line}`;

export class SiteFindings {
  readonly #found = new Map<string, Found>();

  /** Takes what a check of the whole site has found. */
  whole(diagnostics: readonly Diagnostic[]): void {
    this.#found.clear();
    for (const [file, whole] of groupBy(diagnostics, (one) => one.file))
      this.#found.set(file, { whole, alone: null });
  }

  /** Takes what a file says by itself, after its text has changed. */
  alone(file: string, alone: readonly Diagnostic[]): void {
    this.#found.set(file, { whole: this.#found.get(file)?.whole ?? [], alone });
  }

  /** @returns what `check` says of a file, as far as it is known for its current text */
  of(file: string): readonly Diagnostic[] {
    const { whole = [], alone = null } = this.#found.get(file) ?? {};
    if (!alone) return whole;
    const known = new Set(alone.map(keyOf));
    const others = whole.filter((one) => OF_SITE.test(one.code) && !known.has(keyOf(one)));
    return [...alone, ...others].sort(
      (a, b) => a.range.line - b.range.line || a.range.column - b.range.column,
    );
  }
}

/**
 * How samples are written. Each module here is one code, by its path; each of its cases changes the valid site in
 * `base/` so that only this code is reported. The expected place is marked in the text itself, between ⟦ and ⟧.
 */
import { readFileSync } from 'node:fs';

export interface Case {
  name: string;
  /** Files to write over the base; null removes one. Texts still contain the marks. */
  files: Readonly<Record<string, string | Uint8Array | null>>;
  /** Place of the fault if no text can be marked. */
  at?: { file: string; line: number; column: number };
  /** Expected suggestions, if they matter. */
  suggestions?: readonly string[];
  /** Another code that is unavoidable, at any place. */
  besides?: string;
  /** The text must stay unchanged: no CRLF, byte-order mark or front matter. */
  asIs?: true;
  /** The site was built before, from the base. */
  afterBuild?: true;
}

type More = Pick<Case, 'suggestions' | 'asIs' | 'at' | 'besides' | 'afterBuild'>;

export const SAMPLE = 'articles/09-uji.yaml';

export const SAMPLE_ARTICLE = `title: Judul
excerpt: Ringkasan.
category: Makanan Sehat
imageUrl: https://images.unsplash.com/photo-9
`;

const baseText = (file: string): string => readFileSync(new URL(`base/${file}`, import.meta.url), 'utf8');

/** Top-level fields of a YAML text, each with the lines that belong to it. */
const blocks = (text: string): string[] => text.split(/^(?=[^\s#-])/m);

const keysOf = (text: string): Set<string> =>
  new Set(
    blocks(text).map((block) => /^[\p{L}-]+/u.exec(block.replace(/[⟦⟧"“”*>`]/g, '').replace(/^(?:- )?\s*/, ''))?.[0] ?? ''),
  );

/** The fragment followed by every other field of the base. */
export function completed(fragment: string, base: string): string {
  const own = keysOf(fragment);
  const rest = blocks(base).filter((block) => !own.has(/^[\p{L}-]+/u.exec(block)?.[0] ?? ''));
  return `${fragment.replace(/\n?$/, '\n')}${rest.join('')}`;
}

/** An article whose other fields are valid. */
export const article = (name: string, fragment: string, more: More = {}): Case => ({
  name,
  files: { [SAMPLE]: completed(fragment, SAMPLE_ARTICLE) },
  ...more,
});

/** `site.yaml` or a page of the base with some fields replaced. */
export const changed = (name: string, file: string, fragment: string, more: More = {}): Case => ({
  name,
  files: { [file]: completed(fragment, baseText(file)) },
  ...more,
});

/** `site.yaml` of the base with lines below the second category, Gerakan Ringan. */
export const category = (name: string, lines: string, more: More = {}): Case => ({
  name,
  files: { 'site.yaml': baseText('site.yaml').replace('anchor: gerakan\n', `anchor: gerakan\n    ${lines}\n`) },
  ...more,
});

/** A separate file. */
export const file = (name: string, path: string, content: string | Uint8Array, more: More = {}): Case => ({
  name,
  files: { [path]: content },
  asIs: true,
  ...more,
});

/** A complete article in Markdown. */
export const markdown = (name: string, content: string, more: More = {}): Case =>
  file(name, 'articles/09-uji.md', content, more);

/** Front matter of a valid Markdown article. */
export const FRONT = `---\n${SAMPLE_ARTICLE}---\n`;

export const bytes = (...parts: (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'utf8') : Buffer.from(part))));

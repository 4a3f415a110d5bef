/** Values as YAML, in the mildest style that can hold them. */
import { stringify } from 'yaml';
import { type Style, scalar } from '../../values/yaml/quoting.ts';
import type { WrittenValue } from './source.ts';

/** Where a value is written. */
export interface Around {
  /** The column of the name or dash that it belongs to. */
  column: number;
  newline: string;
  /** Whether it is between brackets. */
  flow: boolean;
  /** Whether it follows a dash. */
  isItem: boolean;
}

/** Whether a value is written within its line. */
export const isInLine = (type: string | null): type is Style =>
  type === 'PLAIN' || type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';

/** @returns the source of a text with the quotes of the old one; other quotes only if they are needed */
export const inStyle = (text: string, type: Style, inFlow: boolean): string =>
  scalar(text, inFlow && /[,[\]{}]/.test(text) && type === 'PLAIN' ? 'QUOTE_DOUBLE' : type);

/** @returns the source of a value within its line, in the style of the old one */
export const inLine = (value: string | number | boolean, old: string | null, inFlow: boolean): string =>
  typeof value === 'string' ? inStyle(value, isInLine(old) ? old : 'PLAIN', inFlow) : String(value);

type Styles = 'PLAIN' | 'QUOTE_DOUBLE' | 'QUOTE_SINGLE' | 'BLOCK_LITERAL' | 'BLOCK_FOLDED';

/** A value after a colon or a dash: with a space before it, or with line breaks. */
function after(value: unknown, style: Styles, { column, newline, isItem }: Around, indent = 2): string {
  const options = {
    version: '1.2',
    schema: 'core',
    indent,
    lineWidth: style === 'BLOCK_FOLDED' ? 80 : 0,
    minContentWidth: 0,
    blockQuote: style === 'BLOCK_FOLDED' ? 'folded' : style !== 'QUOTE_DOUBLE',
    defaultStringType: style,
    defaultKeyType: 'PLAIN',
    aliasDuplicateObjects: false,
  } as const;
  const [text, head] = isItem ? [stringify([value], options), 1] : [stringify({ k: value }, options), 2];
  const [first = '', ...rest] = text.slice(head).replace(/\n$/, '').split('\n');
  const lead = ' '.repeat(column);
  return [first.trimEnd(), ...rest.map((line) => (line === '' ? '' : lead + line))].join(newline);
}

const inFlow = (value: unknown): string => {
  if (typeof value === 'string') return inStyle(value, 'PLAIN', true);
  return stringify(value, {
    version: '1.2',
    schema: 'core',
    collectionStyle: 'flow',
    lineWidth: 0,
  }).trimEnd();
};

const STYLES: readonly Styles[] = ['PLAIN', 'QUOTE_DOUBLE'];

/** Styles for a text, the mildest first. */
function stylesFor(text: string, old: string | null): readonly Styles[] {
  const isLong = text.includes('\n');
  if (old?.startsWith('BLOCK')) return [old as Styles, 'BLOCK_LITERAL', 'QUOTE_DOUBLE'];
  if (old === 'QUOTE_DOUBLE') return ['QUOTE_DOUBLE'];
  if (old === 'QUOTE_SINGLE')
    return isLong ? ['BLOCK_LITERAL', 'QUOTE_DOUBLE'] : ['QUOTE_SINGLE', 'QUOTE_DOUBLE'];
  return isLong ? ['BLOCK_LITERAL', 'QUOTE_DOUBLE'] : STYLES;
}

/** The indentation of the lines of a block, as far as it has any. */
function indentOf(source: string, column: number): number | undefined {
  const line = source.split(/\r?\n/).find((one, index) => index > 0 && one.trim() !== '');
  const own = line === undefined ? 0 : line.search(/\S/) - column;
  return own > 0 ? own : undefined;
}

/**
 * @param old the value that is replaced, and the text of the file
 * @returns sources for a value, the mildest first, each with what precedes it; one may be read as something else
 */
export function sourcesOf(
  value: unknown,
  around: Around,
  old: { written: WrittenValue; text: string } | null = null,
): string[] {
  const scalar = old?.written.is === 'scalar' ? old.written : null;
  // An empty text has quotation marks because it has to.
  const isEmpty = scalar && /^(["'])\1$/.test(old?.text.slice(scalar.start, scalar.end) ?? '');
  const style = isEmpty ? null : (scalar?.style ?? null);
  if (around.flow) {
    const same = typeof value === 'string' && isInLine(style) ? [inStyle(value, style, true)] : [];
    const plain = inFlow(value);
    return [...same, plain, JSON.stringify(value)].map((one) => ` ${one}`);
  }
  if (typeof value !== 'string') {
    const [block, quoted] = [after(value, 'PLAIN', around), after(value, 'QUOTE_DOUBLE', around)];
    const flow = ` ${inFlow(value)}`;
    // A short list between brackets stays one.
    const isShort = old?.written.is === 'list' && old.written.flow && Array.isArray(value);
    return isShort && value.every((one) => typeof one !== 'object') ? [flow, block] : [block, quoted, flow];
  }
  const source = old && style?.startsWith('BLOCK') ? old.text.slice(old.written.start, old.written.end) : '';
  const comment = /^[|>][^\s#]*([ \t]+#[^\r\n]*)/.exec(source)?.[1] ?? '';
  return stylesFor(value, style).map((one) => {
    // A text in quotes on one line, whatever its length: yaml would break it into several.
    if (!one.startsWith('BLOCK')) return ` ${inStyle(value, one as 'PLAIN', false)}`;
    const made = after(value, one, around, indentOf(source, around.column));
    return made.replace(/^[^\r\n]*/, (header) => header + comment);
  });
}

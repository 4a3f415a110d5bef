/** Edits of unreadable lines, and tidying that affects no value. */
import {
  dashedParts,
  decoratedParts,
  holdsField,
  indentsOf,
  inQuotes,
  isProse,
  mayBeText,
  withoutComment,
} from '../../advice/index.ts';
import type { YamlNode } from '../../diagnostics/field-places/index.ts';
import type { Code, Diagnostic } from '../../diagnostics/index.ts';
import { linesIn, type Slice } from '../../diagnostics/places/index.ts';
import { FIELD, type IsName } from '../values/yaml/lines.ts';
import type { Candidate, Claim } from './edits.ts';

/** Without its break, with its place in the file. */
interface Line extends Slice {
  /** From 1. */
  number: number;
}

/** The replacement for the end of a line, from an offset on, and the claim about it. */
type LineFix = (
  line: string,
  isName: IsName,
  mends: Diagnostic,
) => { from: number; old: string; new: string; claim: Claim } | null;

const NAME = /^([ \t]*(?:- +)*)([A-Za-z_][\w-]*)/;

/** `title:Judul`, `title = Judul`: a sign that becomes a colon and a space. */
const withSign =
  (sign: RegExp): LineFix =>
  (line) => {
    const [lead = '', before = '', name = ''] = NAME.exec(line) ?? [];
    const old = name === '' ? undefined : sign.exec(line.slice(lead.length))?.[0];
    if (old === undefined) return null;
    const rest = line.slice(lead.length + old.length).trimEnd();
    const claim = { is: 'line', name, rest } as const;
    return { from: before.length, old: name + old, new: `${name}: `, claim };
  };

const BLANK = '[\\s\\u200B-\\u200D\\u2060\\uFEFF]';
const STRUCTURE = new RegExp(`^(${BLANK}*)((?:-${BLANK}+)*)(?:([\\w-]+)(${BLANK}*):(${BLANK}+|$))?`);

/** Special spaces at the start of a line, after its dashes or around its colon. */
const oddSpaces: LineFix = (line) => {
  const [lead = '', indent = '', dashes = '', name, before = '', after = ''] = STRUCTURE.exec(line) ?? [];
  const plain = (blanks: string, instead: string): string => (/[^ \t]/.test(blanks) ? instead : blanks);
  const rest = line.slice(lead.length).trimEnd();
  const items = dashes.replace(/-([^-]+)/g, (_item, blanks: string) => `-${plain(blanks, ' ')}`);
  const field =
    name === undefined ? '' : `${name}${plain(before, '')}:${plain(after, rest === '' ? '' : ' ')}`;
  const spaces = indent.replace(/[^\s]/g, '').replace(/[^ \t]/g, ' ');
  const fixedLine = spaces + items + field;
  return fixedLine === lead
    ? null
    : { from: 0, old: lead, new: fixedLine, claim: { is: 'line', name: name ?? null, rest } };
};

/** Plain spaces for the tabs at the start of a line that is not blank. */
const tabs =
  (spaces: number): LineFix =>
  (line) => {
    const old = /^ *\t[ \t]*(?=[^\s#])/.exec(line)?.[0];
    return old === undefined ? null : { from: 0, old, new: ' '.repeat(spaces), claim: { is: 'indentation' } };
  };

/** `title: Laut: biru`, or the same in an item: quotes around the whole value. */
const colons: LineFix = (line, isName) => {
  const [, indent = '', key = '', colon = '', rest = ''] = FIELD.exec(line) ?? [];
  const named = isName(key);
  if (!named && !isProse(indent, key)) return null;
  const lead = named ? indent.length + key.length + colon.length : indent.length;
  // In an item, the whole is one text.
  const old = withoutComment(named ? rest : line.slice(lead));
  const value = named ? old : old.slice(key.length + 1);
  if (old === '' || !mayBeText(rest)) return null;
  if (/\s#/.test(old) || holdsField(value, isName)) return null;
  const now = inQuotes(old);
  const behind = line.slice(lead + old.length).trimEnd();
  return { from: lead, old, new: now, claim: { is: 'line', name: named ? key : null, rest: now + behind } };
};

/** `title: "Laut" biru`, `title: [Baru] Laut`: quotes around the whole value, as advised. */
const quotes: LineFix = (line, isName, { params: { fix } }) => {
  const [, indent = '', name = '', colon = '', value = ''] = FIELD.exec(line) ?? [];
  if (!/^["'[{*@%`&]/.test(value) || /\s#/.test(value) || holdsField(value, isName)) return null;
  const now = String(fix);
  return {
    from: indent.length + name.length + colon.length,
    old: value.trimEnd(),
    new: now,
    claim: { is: 'line', name, rest: now },
  };
};

/** A name without the characters around it. */
const undecorated: LineFix = (line, isName) => {
  const parts = decoratedParts(line, isName) ?? dashedParts(line, isName);
  if (!parts) return null;
  const { from, old, name, plain } = parts;
  return { from, old, new: plain, claim: { is: 'line', name, rest: line.slice(from + old.length).trim() } };
};

/** Indents a line like its neighbours. */
const even: LineFix = (line, _isName, { params }) => {
  if (params.wanted === undefined) return null;
  const old = /^ */.exec(line)?.[0] ?? '';
  return { from: 0, old, new: ' '.repeat(Number(params.wanted)), claim: { is: 'indentation' } };
};

/** The dash of an item that begins with the same name as the one above. */
const dash: LineFix = (line, isName, { params }) => {
  const [, old = '', name = ''] = /^( *)([A-Za-z_][\w-]*):(?:\s|$)/.exec(line) ?? [];
  if (params.wanted === undefined || !isName(name)) return null;
  const rest = line.slice(old.length + name.length + 1).trim();
  const lead = `${' '.repeat(Number(params.wanted))}- `;
  return { from: 0, old, new: lead, claim: { is: 'line', name, rest } };
};

const OF_LINES: Partial<Record<Code, LineFix>> = {
  'yaml/after-quote': quotes,
  'yaml/colon-in-value': colons,
  'yaml/decorated-name': undecorated,
  'yaml/equals-sign': withSign(/^[ \t]*=[ \t]*(?=[^\s=])/),
  'yaml/indentation': even,
  'yaml/item-indent': even,
  'yaml/missing-dash': dash,
  'yaml/missing-space': withSign(/^:(?=[^\s/]|\/(?!\/))/),
  'yaml/odd-space': oddSpaces,
  'yaml/special-start': quotes,
};

/** @param yaml text of the fields; `first` is the number of its first line */
export const linesOf = ({ text, start: offset }: Slice, first: number): Line[] =>
  linesIn(text).map(({ start, text: line }, index) => ({
    number: first + index,
    start: offset + start,
    text: line.replace(/\r$/, ''),
  }));

function editOf({ number, start, text }: Line, fix: LineFix, mends: Diagnostic, isName: IsName): Candidate[] {
  const found = fix(text, isName, mends);
  if (!found) return [];
  const { from, old, new: now, claim } = found;
  const place = { start: start + from, end: start + from + old.length, line: number };
  return [{ ...place, old, new: now, code: mends.code, field: '', mends, claim }];
}

/** @returns edits of lines with syntax errors, and of every line with a tab if one of them is an error */
export function editsOfLines(
  lines: readonly Line[],
  diagnostics: readonly Diagnostic[],
  isName: IsName = () => false,
): Candidate[] {
  const first = lines[0]?.number ?? 1;
  const edits = diagnostics.flatMap((diagnostic) => {
    const fix = diagnostic.field === '' ? OF_LINES[diagnostic.code] : undefined;
    const line = lines[diagnostic.range.line - first];
    return fix && line ? editOf(line, fix, diagnostic, isName) : [];
  });
  const tab = diagnostics.find(({ code }) => code === 'yaml/tab');
  if (!tab) return edits;
  const wanted = indentsOf(lines.map(({ text }) => text));
  return [
    ...edits,
    ...lines.flatMap((line, index) => editOf(line, tabs(wanted.get(index) ?? 0), tab, isName)),
  ];
}

const nothing = { field: '', mends: null, claim: { is: 'nothing' } } as const satisfies Partial<Candidate>;

/** Spaces after values of one line; inside longer texts they may be intended. */
export function trailingBlanks(text: string, lines: readonly Line[], nodes: Iterable<YamlNode>): Candidate[] {
  if (!lines.some((line) => /[ \t]$/.test(line.text))) return [];
  const ends = new Set([...nodes].flatMap(({ value }) => (value ? [value.end] : [])));
  return lines.flatMap(({ number, start, text: line }): Candidate[] => {
    let from = start + line.length;
    while (from > start && /[ \t]/.test(text[from - 1] ?? '')) from -= 1;
    const old = text.slice(from, start + line.length);
    const place = { start: from, end: from + old.length, old, new: '', line: number };
    return old !== '' && ends.has(from) ? [{ ...nothing, ...place, code: 'trailing-blanks' }] : [];
  });
}

/** @param text without a line break at its end */
export function finalNewline(text: string, lines: readonly Line[]): Candidate[] {
  const place = { start: text.length, end: text.length, line: lines.at(-1)?.number ?? 1 };
  return [
    { ...nothing, ...place, old: '', new: text.includes('\r\n') ? '\r\n' : '\n', code: 'final-newline' },
  ];
}

/** The line that opens a box, and what changes a part of it. */
import type { ChangeSpec, EditorState } from '@codemirror/state';
import { boxLine } from '../../../../core/stages/box-line.ts';
import type { BoxAttribute, BoxLine } from '../../../../core/stages/parts.ts';
import type { Json } from '../../../api.ts';
import { linesInBoxes } from './box-lines.ts';

/** A box of the text; offsets of its line are those behind the colons. */
export interface BoxPlace {
  /** Where the text behind the colons begins. */
  at: number;
  info: string;
  line: BoxLine;
  isWidget: boolean;
}

/** @returns the innermost box that the caret is in; null outside of boxes */
export function boxAt({ doc, selection }: EditorState): BoxPlace | null {
  const line = doc.lineAt(selection.main.head);
  const found = [...linesInBoxes(doc, line.number)].at(-1);
  if (found?.from !== line.from) return null;
  const { from, text, colons } = found.box;
  const info = text.slice(colons.length);
  const widget = /^\s*widget(?=\s)/.exec(info)?.[0];
  return {
    at: from + colons.length,
    info,
    line: boxLine(info, widget?.length ?? 0),
    isWidget: widget !== undefined,
  };
}

/** The end of an attribute, behind its quotes or brackets. */
const endOf = ({ name, at, value, valueAt, form }: BoxAttribute): number =>
  value === null ? at + name.length : valueAt + value.length + (form === 'bare' ? 0 : 1);

/** @returns an attribute as it is written; null for a value that no attribute can have */
function written(name: string, value: Json): string | null {
  if (value === true) return name;
  if (typeof value === 'number' || value === false) return `${name}=${value}`;
  if (Array.isArray(value)) {
    const items = value.map(String);
    return items.some((one) => /[,\]\n{}]/.test(one)) ? null : `${name}=[${items.join(', ')}]`;
  }
  if (typeof value !== 'string' || /\n/.test(value) || (value.includes('"') && value.includes("'")))
    return null;
  const quote = value.includes('"') ? "'" : '"';
  return `${name}=${quote}${value}${quote}`;
}

/** What a form says of a box: '' and null are left out. */
export interface BoxChange {
  name?: string;
  title?: string;
  attributes?: Readonly<Record<string, Json>>;
}

const isEmpty = (value: Json): boolean =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** @returns the changes of the text that make a box so, each of a part of its line; null where one cannot be written */
export function boxChanged({ at, info, line }: BoxPlace, change: BoxChange): ChangeSpec[] | null {
  const changes: { from: number; to: number; insert: string }[] = [];
  const put = (from: number, to: number, insert: string) =>
    changes.push({ from: at + from, to: at + to, insert });
  const behindName = line.at + line.name.length;
  if (change.name !== undefined && change.name !== line.name) put(line.at, behindName, change.name);
  if (change.title !== undefined && change.title !== line.title) {
    if (/[\n{}[\]]|::/.test(change.title)) return null;
    if (line.title === '') put(behindName, behindName, ` ${change.title}`);
    else {
      const isBare = info[line.titleAt - 1] !== '[';
      const from = isBare && change.title === '' ? behindName : line.titleAt;
      put(from, line.titleAt + line.title.length, change.title);
    }
  }
  const brace = info.indexOf('{', behindName);
  const added: string[] = [];
  let kept = line.attributes.length;
  const taken: [number, number][] = [];
  for (const [name, value] of Object.entries(change.attributes ?? {})) {
    const old = line.attributes.find((one) => one.name === name);
    if (isEmpty(value)) {
      if (!old) continue;
      kept -= 1;
      const before = info.slice(0, old.at);
      const isFirst = before.trimEnd().length === brace + 1;
      const behind = /^[\s,]*/.exec(info.slice(endOf(old)))?.[0].length ?? 0;
      taken.push(isFirst ? [old.at, endOf(old) + behind] : [before.trimEnd().length, endOf(old)]);
      continue;
    }
    const text = written(name, value);
    if (text === null) return null;
    if (old) put(old.at, endOf(old), text);
    else added.push(text);
  }
  if (kept === 0 && added.length === 0 && taken.length > 0) {
    const end = info.lastIndexOf('}');
    put(info.slice(0, brace).trimEnd().length, (end < 0 ? info.length : end) + 1, '');
    return changes;
  }
  for (const [from, to] of taken) put(from, to, '');
  if (added.length > 0) {
    const text = added.join(' ');
    const end = info.lastIndexOf('}');
    const last = line.attributes.at(-1);
    if (brace < 0) put(info.trimEnd().length, info.trimEnd().length, ` {${text}}`);
    else if (last) put(endOf(last), endOf(last), ` ${text}`);
    else put(brace + 1, end < brace ? info.length : end, text);
  }
  return changes;
}

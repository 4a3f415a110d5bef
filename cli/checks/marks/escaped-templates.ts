/** Template syntax of other tools whose marks a converter has escaped: `\\[gallery ids="5"\\]`, `{{\\< youtube x \\>}}`. */
import type { Mistake } from '../../core/bodies/text/index.ts';
import { templatePiece } from '../../core/values/template-syntax.ts';

/** A fast test. */
export const mayBeEscaped = (content: string): boolean => /\\[[{<%]/.test(content);

/** Kinds that nobody escapes in order to show them: others, such as `{.note}`, an author may. */
const CERTAIN = /^(?:\[[a-z!]|\{\{[<%]|\{%)/;
const CODE = /`[^`\n]*`/g;
const ESCAPE = /\\(?=[!-/:-@[-`{-~])/;

/** @returns a text without the backslashes of escapes, and where each of its characters is written */
function withoutEscapes(content: string): { text: string; places: number[] } {
  const places: number[] = [];
  let text = '';
  for (let at = 0; at < content.length; at += 1) {
    if (ESCAPE.test(content.slice(at, at + 2))) at += 1;
    places.push(at);
    text += content[at];
  }
  return { text, places };
}

/** @returns the faults of such pieces in the text of a block */
export function escapedTemplates(content: string): Mistake[] {
  const { text, places } = withoutEscapes(content.replace(CODE, (code) => '`'.repeat(code.length)));
  const found: Mistake[] = [];
  let until = 0;
  for (const { index } of text.matchAll(/[[{]/g)) {
    const piece = index < until ? null : templatePiece(text, index);
    if (!piece || !CERTAIN.test(piece.kind)) continue;
    const end = index + piece.length;
    const last = places[end - 1] ?? 0;
    const from = places[index] ?? 0;
    const isEscaped = content[from - 1] === '\\' || last - from >= piece.length;
    // The mark of an alert is alone on its line.
    if (!isEscaped || (piece.kind.startsWith('[!') && !/^(?:\n|$)/.test(text.slice(end, end + 1)))) continue;
    until = end;
    const at = content[from - 1] === '\\' ? from - 1 : from;
    found.push({ code: 'markdown/template-syntax', params: { kind: piece.kind }, at, length: last + 1 - at });
  }
  return found;
}

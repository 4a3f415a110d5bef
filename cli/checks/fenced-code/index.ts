/** What other programs show of fenced code and this site does not: drawings, numbers of lines, marks in comments, tabs. */
import { CODE_GROUP, codeInfo, notationIn } from '../../core/bodies/code/index.ts';
import type { BodyCheck, BodyFault, BodyText } from '../../core/bodies/text/index.ts';
import { type NameIn, type Phrase, phrase } from '../../diagnostics/phrases/index.ts';
import { formatValue } from '../../diagnostics/texts/index.ts';

/** Languages in which drawings are described. */
const DRAWINGS: ReadonlySet<string> = new Set(['mermaid', 'd2', 'dot', 'graphviz', 'plantuml', 'puml']);

/** Words of other programs that change how code is shown or used. */
const KNOWN =
  /^(?:twoslash|live|noInline|runnable|wrap|npm2yarn\b|frame=|collapse=|ins=|del=|mark=|lineNumbers$)/;

type Token = BodyText['tokens'][number];
type Loss = NameIn<Phrase, 'markdown/plain-code'>;

/** @returns a loss at a text on a line, from 0 */
function lossAt(text: BodyText, line: number, found: string, fate: Loss, how: Loss): BodyFault {
  const start = text.startOf(line) + Math.max(0, text.lineOf(line).indexOf(found));
  const params = {
    found: formatValue(found),
    fate: phrase(`markdown/plain-code:${fate}`),
    how: phrase(`markdown/plain-code:${how}`),
  };
  return { code: 'markdown/plain-code', params, at: { start, end: start + found.length } };
}

/** @returns the losses of one block */
function* inBlock(text: BodyText, { info, content, map }: Token): Iterable<BodyFault> {
  const { code } = text;
  const [line] = map ?? [0];
  const { language, numbering, unread } = codeInfo(info.trim());
  if (DRAWINGS.has(language)) {
    if (!code.draws(content, language)) yield lossAt(text, line, language, 'drawing', 'draw');
    return;
  }
  if (!code.isOn && numbering !== '') yield lossAt(text, line, numbering, 'numbers', 'switch-on');
  const word = unread.find((one) => KNOWN.test(one));
  if (word !== undefined) yield lossAt(text, line, word, 'word', 'remove');
  if (code.isOn || !/\[!code |highlight-/.test(content)) return;
  for (const [at, one] of content.split('\n').entries()) {
    const mark = notationIn(one);
    if (mark === null) continue;
    yield lossAt(text, line + 1 + at, mark, 'mark', 'switch-on');
    return;
  }
}

/** Whether a token opens a group that is shown as its parts: the site has no box with that name. */
const isPlainGroup = ({ type, meta }: Token, { code, boxes }: BodyText): boolean =>
  type === 'container_box_open' &&
  !code.isOn &&
  !boxes.includes(CODE_GROUP) &&
  (meta as { name?: string } | null)?.name === CODE_GROUP;

export default {
  on: 'body',
  of: ['fence', 'container_box_open'],
  *run(text) {
    /** Each loss is reported once a body. */
    const told = new Set<unknown>();
    for (const token of text.tokens) {
      const isOfSenja = token.type === 'fence' && !text.code.isOwn;
      const found = isOfSenja ? [...inBlock(text, token)] : [];
      if (isPlainGroup(token, text))
        found.push(lossAt(text, token.map?.[0] ?? 0, CODE_GROUP, 'group', 'switch-on'));
      for (const fault of found) {
        if (!told.has(fault.params?.found)) yield fault;
        told.add(fault.params?.found);
      }
    }
  },
} satisfies BodyCheck;

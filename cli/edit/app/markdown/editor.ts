/** The text of an entry in CodeMirror: it holds the text as it is, and what was done is undone by the server. */
import { standardKeymap } from '@codemirror/commands';
import { markdownLanguage } from '@codemirror/lang-markdown';
import {
  Annotation,
  Compartment,
  EditorState,
  type Extension,
  Prec,
  type Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { dropCursor, EditorView, keymap } from '@codemirror/view';
import { withChatMarks } from './chat-marks.ts';
import { faultAt, faults, severitiesIn } from './faults.ts';
import { finder } from './finding/finder.ts';
import { leaveMarks, typedMarks } from './inline.ts';
import { breakLine, canBreak, continueLine, deleteMark } from './lines.ts';
import { looks } from './looks.ts';
import { droppedPicture, withBreaks } from './paste.ts';
import { draggedPictures } from './pictures/dragged.ts';
import { shownTables } from './tables/shown.ts';
import { behindSigns } from './typing/behind-signs.ts';
import { besideBoxes } from './typing/beside-box.ts';
import { boxWords, type PictureSource, pictureSource } from './widgets.ts';

/** What the editor tells. */
export interface EditorEvents {
  /** @param step changes with the same one are undone together */
  onText: (text: string, step: string) => void;
  /** After each change of text, selection or marks. */
  onState: (state: EditorState) => void;
  /** The caret has come to a place with a message. */
  onFault: (message: string) => void;
  onPaste: (data: DataTransfer, view: EditorView) => boolean;
  /** Gives a small copy of a picture. */
  picture: PictureSource;
  /** A tool was used by its keys, or a picture dropped. */
  onTool: (tool: (typeof KEYS)[keyof typeof KEYS] | File, view: EditorView) => void;
}

/** Marks changes that come from the server. */
const fromServer = Annotation.define<boolean>();

/** Names the steps of undoing: typing is one, anything else is one of its own. */
function stepsOf() {
  let [kind, count] = ['', 0];
  return (transaction: Transaction): string => {
    const now = ['input.type', 'delete'].find((one) => transaction.isUserEvent(one)) ?? '';
    if (now === '' || now !== kind) count += 1;
    kind = transaction.docChanged ? now : '';
    return String(count);
  };
}

/** How the editor begins. */
interface EditorStart {
  /** Whether it is shown plain. */
  isPlain: boolean;
  /** Attributes of the text, which change with what `check` says. */
  attributes: (severities: ReadonlySet<string>) => Record<string, string>;
}

/** Keys of tools, with Control or Command. */
export const KEYS = { b: 'bold', i: 'italic', k: 'link', f: 'find' } as const;

/** What was last copied here: it stays as it is. */
let copied = '';

/** The text looks and breaks as on its page. */
const likePage: Extension = [
  looks,
  shownTables,
  besideBoxes,
  behindSigns,
  draggedPictures(),
  EditorView.clipboardOutputFilter.of((text) => {
    copied = text;
    return text;
  }),
  EditorView.clipboardInputFilter.of((text, state) =>
    text === copied || !canBreak(state) ? text : withBreaks(withChatMarks(text)),
  ),
];

const plain = new Compartment();

/** Shows the text with its looks, or plain. */
export const showPlain = (view: EditorView, isPlain: boolean): void =>
  view.dispatch({ effects: plain.reconfigure(isPlain ? [] : likePage) });

const names = new Compartment();

/** Tells the text what kinds of boxes are called, in the language of the page. */
export const nameBoxes = (view: EditorView, nameOf: (kind: string) => string): void =>
  view.dispatch({ effects: names.reconfigure(boxWords.of(nameOf)) });

const keys = (events: EditorEvents): Extension => [
  Prec.high(
    keymap.of([
      { key: 'Enter', run: leaveMarks, shift: leaveMarks },
      { key: 'Enter', run: continueLine, shift: breakLine },
      { key: 'Backspace', run: deleteMark },
    ]),
  ),
  keymap.of(
    Object.entries(KEYS).map(([key, tool]) => ({
      key: `Mod-${key}`,
      run(view) {
        events.onTool(tool, view);
        return true;
      },
    })),
  ),
  keymap.of(standardKeymap),
  EditorView.domEventHandlers({
    paste: (event, view) => event.clipboardData !== null && events.onPaste(event.clipboardData, view),
    drop(event, view) {
      const picture = event.dataTransfer && droppedPicture(event.dataTransfer);
      const at = picture && view.posAtCoords({ x: event.clientX, y: event.clientY });
      // It comes to where it was dropped.
      if (at != null) view.dispatch({ selection: { anchor: at } });
      if (picture) events.onTool(picture, view);
      return Boolean(picture);
    },
  }),
];

/** Only these break lines: any other stays a character, so that opening changes nothing. */
const LINES = EditorState.lineSeparator.of('\n');

const heightOf = (selector: string): number =>
  document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;

/** Makes the editor of a text in an element. */
export function editorIn(
  parent: HTMLElement,
  text: string,
  { isPlain, attributes, ...events }: EditorEvents & EditorStart,
): EditorView {
  const stepOf = stepsOf();
  let message = '';
  const state = EditorState.create({
    doc: text,
    extensions: [
      LINES,
      dropCursor(),
      pictureSource.of(events.picture),
      names.of([]),
      keys(events),
      markdownLanguage,
      EditorView.clipboardInputFilter.of((pasted) => pasted.replace(/\r\n?/g, '\n')),
      plain.of(isPlain ? [] : likePage),
      faults,
      finder,
      typedMarks,
      EditorView.lineWrapping,
      // What lies over the text at its upper and lower edge.
      EditorView.scrollMargins.of(() => ({
        top: heightOf('.text-tools'),
        bottom: heightOf('.bar') + heightOf('.place-tools'),
      })),
      EditorView.cspNonce.of(document.querySelector<HTMLElement>('link[nonce]')?.nonce ?? ''),
      EditorView.contentAttributes.of(({ state: now }) => attributes(severitiesIn(now))),
      EditorView.updateListener.of(({ transactions, docChanged, state: now }) => {
        const own = transactions.filter(
          (one) => !one.annotation(fromServer) && (one.docChanged || one.selection),
        );
        const step = own.map(stepOf).at(-1);
        if (docChanged && step) events.onText(now.doc.toString(), step);
        if (transactions.length > 0) events.onState(now);
        const said = faultAt(now)?.message ?? '';
        if (said !== message && said !== '') events.onFault(said);
        message = said;
      }),
    ],
  });
  return new EditorView({ state, parent });
}

/** @returns what has changed between two texts; at the caret, if that place is as good as another */
function changeBetween(old: string, now: string, caret: number) {
  let [from, to, end] = [0, old.length, now.length];
  const isSameBefore = () => to > from && end > from && old[to - 1] === now[end - 1];
  for (; to > caret && isSameBefore(); to -= 1) end -= 1;
  while (from < Math.min(to, end) && old[from] === now[from]) from += 1;
  for (; isSameBefore(); to -= 1) end -= 1;
  return { from, to, insert: now.slice(from, end) };
}

/** Ends what a keyboard of a phone is still composing, which would otherwise go on in another place. */
export function endComposing(view: EditorView): void {
  if (!view.composing) return;
  view.contentDOM.blur();
  view.focus();
}

/** Shows the text that the server has, with the caret where it has changed, unless something is being typed. */
export function followText(view: EditorView, text: string, isTyping: boolean): void {
  const old = view.state.doc.toString();
  if (old === text) return;
  endComposing(view);
  const changes = changeBetween(old, text, view.state.selection.main.head);
  const spec: TransactionSpec = { changes, annotations: fromServer.of(true), filter: false };
  const at = { selection: { anchor: changes.from + changes.insert.length }, scrollIntoView: true };
  view.dispatch(view.hasFocus && !isTyping ? { ...spec, ...at } : spec);
}

/** Selects a place in the text of an element, and scrolls it into view. */
export function showIn(element: HTMLElement | null, start: number, end: number): void {
  const view = element && EditorView.findFromDOM(element);
  if (!view) return;
  const within = (at: number) => Math.min(Math.max(0, at), view.state.doc.length);
  const selection = { anchor: within(start), head: within(Math.max(start, end)) };
  view.focus();
  view.dispatch({ selection, effects: EditorView.scrollIntoView(selection.anchor, { y: 'center' }) });
}

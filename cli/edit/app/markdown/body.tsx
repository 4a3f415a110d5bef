/** The text of an entry: its tools, the text itself, and what `check` says of it. */
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { remember, remembered } from '../desk/remembered.ts';
import { useEditing } from '../entry/editing.ts';
import { FindingBox } from '../entry/finding.tsx';
import { RefusedChange } from '../entry/refused-change.tsx';
import { PictureDialog } from '../pictures/picture-dialog.tsx';
import { useSpeech } from '../words/speak.tsx';
import { BoxTools, boxNames } from './box-form/box-tools.tsx';
import { editorIn, followText, nameBoxes, showIn, showPlain } from './editor.ts';
import { setFaults } from './faults.ts';
import { FindRow } from './finding/find-row.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { droppedPicture, inserted, pastedFrom } from './paste.ts';
import { PictureTools } from './pictures/picture-tools.tsx';
import { escapedText } from './runs.ts';
import { cellsPasted } from './tables/changes.ts';
import { pastedCells } from './tables/pasted.ts';
import { cellAt } from './tables/table.ts';
import { TableTools } from './tables/table-tools.tsx';
import { changeTable } from './tables/typing.ts';
import { Toolbar, toggle } from './toolbar.tsx';

/** Key of the choice in the browser. */
const PLAIN = 'senja-edit-plain';

/** @returns the length of the empty line below the fields, which is no part of what is written */
export const leadOf = (body: string): number => (body.startsWith('\n') ? 1 : 0);

/** The text, with everything around it. */
export function LongText({ body }: { body: { text: string; start: number } }) {
  const { entry, held } = useEditing();
  const { words, lang } = useSpeech();
  const lead = leadOf(body.text);
  const [tool, setTool] = useState<'link' | 'picture' | File | null>(null);
  const [isFinding, setFinding] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const [isPlain, setPlain] = useState(() => remembered(PLAIN) === 'yes');
  const { holder, view, state } = useEditor(body.text, {
    isPlain,
    onTool: setTool,
    onFind: () => setFinding(true),
    onLeft: setLeft,
  });
  const findings = entry.findings.filter(({ inBody }) => inBody);
  const start = body.start + lead;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as is said below
  useEffect(() => {
    const given = findings.map(({ place, severity, words: said }) => ({
      from: place.start - start,
      to: place.end - start,
      severity,
      message: said[lang].message,
    }));
    view?.dispatch({ effects: setFaults.of(given) });
    // Until the next check, the marks move with the text.
  }, [view, entry.checked, lang]);
  useEffect(() => {
    if (view) nameBoxes(view, boxNames(words));
  }, [view, words]);
  useEffect(() => {
    if (view) showPlain(view, isPlain);
    remember(PLAIN, isPlain ? 'yes' : 'no');
  }, [view, isPlain]);
  const close = () => setTool(null);
  return (
    <section className={isPlain ? 'field body is-plain' : 'field body'}>
      <div className="label-line">
        <h2 id="body-label" className="label">
          {words('body')}
        </h2>
        <button
          type="button"
          className="quiet"
          aria-pressed={isFinding}
          aria-keyshortcuts="Control+F"
          onClick={() => setFinding(!isFinding)}
        >
          {words('find')}
        </button>
        <button type="button" className="quiet" aria-pressed={isPlain} onClick={() => setPlain(!isPlain)}>
          {words('plain')}
        </button>
      </div>
      <p id="body-hint" className="hint">
        {words('bodyHint')}
      </p>
      {view && state && (
        <div className="text-tools">
          <Toolbar view={view} state={state} onDialog={setTool} />
          {isFinding && <FindRow view={view} state={state} onClose={() => setFinding(false)} />}
        </div>
      )}
      <div ref={holder} className="prose" />
      {view && state && (
        <div className="place-tools">
          <TableTools view={view} state={state} />
          <PictureTools view={view} state={state} />
          <BoxTools view={view} state={state} />
        </div>
      )}
      <p role="status" className="note">
        {hasLeft && words('picturesLeft')}
      </p>
      {(findings.length > 0 || held.has('body')) && (
        <div id="body-says" className="says">
          <RefusedChange part="body" />
          {findings.map((finding) => (
            <FindingBox
              key={`${finding.code} ${finding.place.start}`}
              finding={finding}
              onShow={() =>
                view && showIn(view.contentDOM, finding.place.start - start, finding.place.end - start)
              }
            />
          ))}
        </div>
      )}
      {view && tool === 'link' && <LinkDialog view={view} onClose={close} />}
      {view && tool !== null && tool !== 'link' && (
        <PictureDialog
          asksAlt
          given={tool === 'picture' ? null : tool}
          onChoose={({ address, alt }) =>
            view.dispatch(inserted(view.state, { text: `![${escapedText(alt)}](${address})`, isBlock: true }))
          }
          onClose={close}
        />
      )}
    </section>
  );
}

interface EditorOptions {
  isPlain: boolean;
  /** A dialog is wanted: for a link, a picture, or the picture that was pasted. */
  onTool: (tool: 'link' | 'picture' | File) => void;
  onFind: () => void;
  /** Whether pictures of what was pasted were left out. */
  onLeft: (hasLeft: boolean) => void;
}

/** The editor in an element, which has the text of the entry and writes into it. */
function useEditor(whole: string, { isPlain, onTool, onFind, onLeft }: EditorOptions) {
  const { entry, site, desk, step, language } = useEditing();
  const { file } = entry.row;
  const { announce } = useSpeech();
  const lead = leadOf(whole);
  const text = whole.slice(lead);
  const holder = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const write = useEffectEvent((now: string, own: string) => {
    onLeft(false);
    desk.type({ is: 'body', text: whole.slice(0, lead) + now }, `${step()}.${own}`);
  });
  const say = useEffectEvent(announce);
  const paste = useEffectEvent((data: DataTransfer, into: EditorView): boolean => {
    const pasted = pastedFrom(data, into.state.doc.toString());
    const picture = droppedPicture(data);
    const place = cellAt(into.state);
    const cells = place && pastedCells(data, pasted?.text ?? null);
    if (cells) changeTable(into, cellsPasted(into.state.doc, place, cells), 'input.paste');
    else if (pasted?.text) into.dispatch(inserted(into.state, pasted));
    if (picture && !pasted?.text && data.getData('text/plain') === '') onTool(picture);
    else if (pasted?.pictures) onLeft(true);
    return pasted !== null || Boolean(cells);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is made once, and follows afterwards
  useLayoutEffect(() => {
    if (!holder.current) return;
    const pictures = new Map<string, Promise<string | null>>();
    const picture = (address: string): Promise<string | null> => {
      const known = pictures.get(address);
      const made =
        known ??
        site
          .picture(file, address)
          .then((answer) => (answer.is === 'done' ? URL.createObjectURL(answer.value) : null));
      pictures.set(address, made);
      // One that is not there may be stored later.
      void made.then((source) => source === null && pictures.delete(address));
      return made;
    };
    const made = editorIn(holder.current, text, {
      isPlain,
      attributes: (severities) => ({
        id: 'body',
        lang: language,
        'aria-labelledby': 'body-label',
        'aria-describedby': severities.size > 0 ? 'body-hint body-says' : 'body-hint',
        ...(severities.has('error') && { 'aria-invalid': 'true' }),
        spellcheck: 'true',
        autocorrect: 'on',
        autocapitalize: 'sentences',
      }),
      picture,
      onText: (now, own) => write(now, own),
      onState: setState,
      onFault: (message) => say(message),
      onPaste: (data, into) => paste(data, into),
      onTool: (tool, into) => {
        if (tool === 'bold' || tool === 'italic') return toggle(into, tool);
        if (tool === 'find') return onFind();
        into.focus();
        onTool(tool);
      },
    });
    setView(made);
    setState(made.state);
    return () => {
      made.destroy();
      for (const one of pictures.values()) void one.then((source) => source && URL.revokeObjectURL(source));
    };
  }, []);
  useLayoutEffect(() => {
    if (view) followText(view, text, desk.view.get().waiting);
  }, [view, text, desk]);
  return { holder, view, state };
}

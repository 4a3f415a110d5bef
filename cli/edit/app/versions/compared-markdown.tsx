/** A Markdown text that is compared with another one: it looks like the page, with what the other one has not. */
import { markdownLanguage } from '@codemirror/lang-markdown';
import { EditorState, type Extension, Prec, type Range } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import { useLayoutEffect, useRef } from 'react';
import { useEditing } from '../entry/editing.ts';
import { boxNames } from '../markdown/box-form/box-tools.tsx';
import { looksToRead } from '../markdown/looks.ts';
import { shownTables } from '../markdown/tables/shown.ts';
import { boxWords, pictureSource } from '../markdown/widgets.ts';
import { type EditorWords, useSpeech } from '../words/speak.tsx';
import type { ComparedText } from './changed-blocks.ts';
import { changedSigns } from './changed-signs.ts';

/** Elements that mark what differs. */
export type ChangeTag = 'del' | 'ins' | 'mark';

/** Words that are not in the text. */
class WordsWidget extends WidgetType {
  readonly #tag: ChangeTag | 'div';
  readonly #words: string;

  constructor(tag: ChangeTag | 'div', words: string) {
    super();
    this.#tag = tag;
    this.#words = words;
  }

  override eq(other: WordsWidget): boolean {
    return other.#tag === this.#tag && other.#words === this.#words;
  }

  override toDOM(): HTMLElement {
    const shown = document.createElement(this.#tag);
    shown.className = this.#tag === 'div' ? 'md-far' : 'md-change';
    shown.textContent = this.#words;
    return shown;
  }
}

const far = Decoration.replace({ block: true, widget: new WordsWidget('div', '…') });

/** @returns the marks of what differs, and a sign in place of what is far from any change */
function changesIn({ text, own, far: left }: ComparedText, tag: ChangeTag, words: EditorWords): Extension {
  const state = EditorState.create({ doc: text, extensions: [markdownLanguage] });
  const mark = Decoration.mark({ tagName: tag });
  const shown: Range<Decoration>[] = own.flatMap(({ from, to }) => (to > from ? mark.range(from, to) : []));
  for (const { from, to, says } of changedSigns(state, own, words)) {
    if (says === null) {
      // What stands in place of text is in no mark.
      shown.push(Decoration.line({ class: `md-own-${tag}` }).range(state.doc.lineAt(from).from));
      continue;
    }
    shown.push(mark.range(from, to));
    shown.push(Decoration.widget({ widget: new WordsWidget(tag, says), side: 1 }).range(to));
  }
  const folded = left.map(({ from, to }) => far.range(from, to));
  return [
    // Within the cells of tables.
    Prec.highest(EditorView.decorations.of(Decoration.set(shown, true))),
    EditorView.decorations.of(Decoration.set(folded)),
  ];
}

interface ComparedProps {
  compared: ComparedText;
  tag: ChangeTag;
  /** What it is called for screen readers. */
  name: string;
  /** Where pictures are taken from that are gone, as `SiteDesk.picture` takes it. */
  version: string;
}

export function ComparedMarkdown({ compared, tag, name, version }: ComparedProps) {
  const { entry, site, language } = useEditing();
  const { words } = useSpeech();
  const { file } = entry.row;
  const holder = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!holder.current) return;
    const urls: string[] = [];
    const picture = async (address: string): Promise<string | null> => {
      const answer = await site.picture(file, address, version);
      if (answer.is !== 'done') return null;
      const url = URL.createObjectURL(answer.value);
      urls.push(url);
      return url;
    };
    const view = new EditorView({
      parent: holder.current,
      state: EditorState.create({
        doc: compared.text,
        extensions: [
          EditorState.lineSeparator.of('\n'),
          EditorView.editable.of(false),
          EditorView.lineWrapping,
          EditorView.cspNonce.of(document.querySelector<HTMLElement>('link[nonce]')?.nonce ?? ''),
          EditorView.contentAttributes.of({ role: 'group', 'aria-label': name, lang: language }),
          markdownLanguage,
          pictureSource.of(picture),
          boxWords.of(boxNames(words)),
          looksToRead,
          shownTables,
          changesIn(compared, tag, words),
        ],
      }),
    });
    // Nothing is typed in it.
    view.contentDOM.removeAttribute('aria-multiline');
    return () => {
      view.destroy();
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [site, file, language, compared, tag, name, version, words]);
  return <span ref={holder} className="compared prose" />;
}

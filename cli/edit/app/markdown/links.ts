/** Links: what is there already, and what puts one into the text. */
import type { EditorState, TransactionSpec } from '@codemirror/state';
import { nodeAround } from './inline.ts';
import { escapedAddress, escapedText } from './runs.ts';

/** A link in the text, or the part of it that becomes one. */
export interface LinkPlace {
  from: number;
  to: number;
  /** Markdown. */
  text: string;
  /** null where there is no link yet. */
  href: string | null;
}

/** @returns the link at the caret, or what is selected in a line */
export function linkAt(state: EditorState): LinkPlace {
  const { main } = state.selection;
  const link = nodeAround(state, 'Link', main);
  const url = link?.getChild('URL');
  const [opening, closing] = link?.getChildren('LinkMark') ?? [];
  if (link && url && opening && closing) {
    const text = state.sliceDoc(opening.to, closing.from);
    return { from: link.from, to: link.to, text, href: state.sliceDoc(url.from, url.to) };
  }
  const to = Math.min(main.to, state.doc.lineAt(main.from).to);
  return { from: main.from, to, text: state.sliceDoc(main.from, to), href: null };
}

/** @returns the address that a typed one means: of a site, a mail, or as it is */
export function typedAddress(typed: string): string {
  const text = typed.trim();
  const address = /^[^\s@/:]+@[^\s@/]+$/.test(text)
    ? `mailto:${text}`
    : /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(text)
      ? `https://${text}`
      : text;
  return escapedAddress(address);
}

const replaced = ({ from, to }: LinkPlace, insert: string): TransactionSpec => ({
  changes: { from, to, insert },
  selection: { anchor: from + insert.length },
  scrollIntoView: true,
});

/** @returns what makes a link of a place */
export const linked = (place: LinkPlace, typed: string, address: string): TransactionSpec => {
  const text = typed === place.text ? typed : escapedText(typed);
  return replaced(place, `[${text}](${typedAddress(address)})`);
};

/** @returns what makes text of a link */
export const unlinked = (place: LinkPlace): TransactionSpec => replaced(place, place.text);

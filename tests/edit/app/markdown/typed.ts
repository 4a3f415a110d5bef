/** Typing into a Markdown text, whose caret is a sign. */
import { markdownLanguage } from '@codemirror/lang-markdown';
import { EditorState, type Extension } from '@codemirror/state';

/** @returns what types letters one after the other, and gives the text, with the caret */
export function typed(extension: Extension) {
  return (marked: string, letters: string, userEvent = 'input.type'): string => {
    const anchor = marked.indexOf('‸');
    const extensions = [EditorState.lineSeparator.of('\n'), markdownLanguage, extension];
    let state = EditorState.create({ doc: marked.replace('‸', ''), selection: { anchor }, extensions });
    for (const letter of letters) state = state.update(state.replaceSelection(letter), { userEvent }).state;
    const { doc, selection } = state;
    return `${doc.sliceString(0, selection.main.head)}‸${doc.sliceString(selection.main.head)}`;
  };
}

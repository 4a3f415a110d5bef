/** The tools above the text, in words. */
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { useSpeech } from '../words/speak.tsx';
import { endComposing } from './editor.ts';
import { hasMarks, toggleMarks } from './inline.ts';
import { isKind, toggleLines } from './lines.ts';

/** Tools that do something at once, and undo it when they are used again. */
const TOGGLES = ['heading', 'bold', 'italic', 'list', 'ordered', 'quote'] as const;
type Toggle = (typeof TOGGLES)[number];

const ORDER = ['heading', 'bold', 'italic', 'list', 'ordered', 'link', 'picture', 'quote'] as const;
const KEYS: Readonly<Partial<Record<(typeof ORDER)[number], string>>> = {
  bold: 'Control+B',
  italic: 'Control+I',
  link: 'Control+K',
};

const isMark = (tool: Toggle) => tool === 'bold' || tool === 'italic';

/** Does with the selection what a tool is for. */
export function toggle(view: EditorView, tool: Toggle): void {
  endComposing(view);
  view.dispatch(isMark(tool) ? toggleMarks(view.state, tool) : toggleLines(view.state, tool));
}

const isOn = (state: EditorState, tool: Toggle): boolean =>
  isMark(tool) ? hasMarks(state, tool) : isKind(state, tool);

interface ToolbarProps {
  view: EditorView;
  /** As last seen. */
  state: EditorState;
  onDialog: (tool: 'link' | 'picture') => void;
}

export function Toolbar({ view, state, onDialog }: ToolbarProps) {
  const { words } = useSpeech();
  const isToggle = (tool: string): tool is Toggle => (TOGGLES as readonly string[]).includes(tool);
  return (
    <fieldset className="tools" aria-label={words.tools.all} onMouseDown={(event) => event.preventDefault()}>
      {ORDER.map((tool) => (
        <button
          key={tool}
          type="button"
          className={`tool-${tool}`}
          aria-pressed={isToggle(tool) ? isOn(state, tool) : undefined}
          aria-haspopup={isToggle(tool) ? undefined : 'dialog'}
          aria-keyshortcuts={KEYS[tool]}
          onClick={() => {
            if (isToggle(tool)) return toggle(view, tool);
            // A dialog gives the focus back to where it was.
            view.focus();
            onDialog(tool);
          }}
        >
          {words.tools[tool]}
        </button>
      ))}
    </fieldset>
  );
}

/** The tools above the text, in words. */
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { useSpeech } from '../words/speak.tsx';
import { endComposing, KEYS } from './editor.ts';
import { hasMarks, toggleMarks } from './inline.ts';
import { isKind, toggleLines } from './lines.ts';
import { touchesTable } from './tables/table.ts';

const ORDER = ['heading', 'bold', 'italic', 'list', 'ordered', 'link', 'picture', 'quote'] as const;
type Dialog = 'link' | 'picture';
/** Does something at once, and undoes it when it is used again. */
type Toggle = Exclude<(typeof ORDER)[number], Dialog>;

const isToggle = (tool: Toggle | Dialog): tool is Toggle => tool !== 'link' && tool !== 'picture';
function keysOf(tool: string): string | undefined {
  const [key] = Object.entries(KEYS).find(([, one]) => one === tool) ?? [];
  return key && `Control+${key.toUpperCase()}`;
}

const isMark = (tool: Toggle) => tool === 'bold' || tool === 'italic';

/** Whether a tool can be used: a cell of a table is no heading, list or quote. */
const canUse = (state: EditorState, tool: Toggle | Dialog): boolean =>
  !isToggle(tool) || isMark(tool) || !touchesTable(state);

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
  onDialog: (tool: Dialog) => void;
}

export function Toolbar({ view, state, onDialog }: ToolbarProps) {
  const { words } = useSpeech();
  return (
    <fieldset
      className="tools"
      aria-label={words('tools.all')}
      onMouseDown={(event) => event.preventDefault()}
    >
      {ORDER.map((tool) => (
        <button
          key={tool}
          type="button"
          className={`tool-${tool}`}
          aria-pressed={isToggle(tool) ? isOn(state, tool) : undefined}
          aria-haspopup={isToggle(tool) ? undefined : 'dialog'}
          aria-disabled={canUse(state, tool) ? undefined : true}
          aria-keyshortcuts={keysOf(tool)}
          onClick={() => {
            if (!canUse(view.state, tool)) return;
            if (isToggle(tool)) return toggle(view, tool);
            // A dialog gives the focus back to where it was.
            view.focus();
            onDialog(tool);
          }}
        >
          {words(`tools.${tool}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** The tools above the text, in words. */
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { useSpeech } from '../words/speak.tsx';
import { endComposing, KEYS } from './editor.ts';
import { hasMarks, toggleMarks } from './inline.ts';
import { isKind, toggleLines } from './lines.ts';
import { boxMade, canMakeBlock, canMakeBox } from './new-blocks/new-block.ts';
import { tableMade } from './new-blocks/new-table.ts';
import { touchesTable } from './tables/table.ts';
import { changeTable } from './tables/typing.ts';

const ORDER = [
  ...(['heading', 'bold', 'italic', 'link', 'list'] as const),
  ...(['ordered', 'picture', 'table', 'box', 'quote'] as const),
];
type Tool = (typeof ORDER)[number];
type Dialog = 'link' | 'picture';
/** Does something at once, and undoes it when it is used again. */
type Toggle = Exclude<Tool, Dialog | Block>;
/** Puts a new block into the text. */
type Block = 'table' | 'box';

const isDialog = (tool: Tool): tool is Dialog => tool === 'link' || tool === 'picture';
const isBlock = (tool: Tool): tool is Block => tool === 'table' || tool === 'box';
const isToggle = (tool: Tool): tool is Toggle => !isDialog(tool) && !isBlock(tool);
function keysOf(tool: string): string | undefined {
  const [key] = Object.entries(KEYS).find(([, one]) => one === tool) ?? [];
  return key && `Control+${key.toUpperCase()}`;
}

const isMark = (tool: Toggle) => tool === 'bold' || tool === 'italic';

/** Whether a tool can be used: a cell of a table is no heading, list or quote, and neither it nor code has a table or a box in it. */
function canUse(state: EditorState, tool: Tool): boolean {
  if (tool === 'table') return canMakeBlock(state);
  if (tool === 'box') return canMakeBox(state);
  return isDialog(tool) || isMark(tool) || !touchesTable(state);
}

/** Does with the selection what a tool is for. */
export function toggle(view: EditorView, tool: Toggle): void {
  endComposing(view);
  view.dispatch(isMark(tool) ? toggleMarks(view.state, tool) : toggleLines(view.state, tool));
}

/** Puts a new block into the text, with the caret in it. */
function makeBlock(view: EditorView, block: Block): void {
  endComposing(view);
  if (block === 'table') changeTable(view, tableMade(view.state));
  else changeTable(view, boxMade(view.state), 'input.box');
  view.focus();
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
          aria-haspopup={isDialog(tool) ? 'dialog' : undefined}
          aria-disabled={canUse(state, tool) ? undefined : true}
          aria-keyshortcuts={keysOf(tool)}
          onClick={() => {
            if (!canUse(view.state, tool)) return;
            if (isToggle(tool)) return toggle(view, tool);
            if (isBlock(tool)) return makeBlock(view, tool);
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

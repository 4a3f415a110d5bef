/** Places in the text that `check` says something about: marked, with the message where the caret is. */
import { type EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, showTooltip } from '@codemirror/view';

export interface MarkedFault {
  from: number;
  to: number;
  severity: string;
  message: string;
}

/** Marks the places anew. */
export const setFaults = StateEffect.define<readonly MarkedFault[]>();

const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { changes, effects, state: { doc } }) {
    const given = effects.find((effect) => effect.is(setFaults))?.value as readonly MarkedFault[] | undefined;
    if (!given) return shown.map(changes);
    const ranges = given.flatMap((fault) => {
      const from = Math.min(Math.max(0, fault.from), doc.length);
      const end = Math.min(Math.max(from, fault.to), doc.length);
      // A place without extent is its line.
      const [start, to] = end > from ? [from, end] : [doc.lineAt(from).from, doc.lineAt(from).to];
      const { severity, message } = fault;
      return to > start
        ? [Decoration.mark({ class: `md-fault md-${severity}`, severity, message }).range(start, to)]
        : [];
    });
    return Decoration.set(ranges, true);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** @returns what is said of the place at the caret; null if nothing */
export function faultAt(state: EditorState): { at: number; message: string } | null {
  const { main } = state.selection;
  let found: { at: number; message: string } | null = null;
  if (main.empty)
    state.field(marks).between(main.head, main.head, (at, _, { spec }) => {
      found ??= { at, message: spec.message };
    });
  return found;
}

/** @returns the severities of what is said of the text, or of a part of it */
export function severitiesIn(state: EditorState, from = 0, to = state.doc.length): ReadonlySet<string> {
  const found = new Set<string>();
  state.field(marks).between(from, to, (_, __, { spec }) => void found.add(spec.severity));
  return found;
}

const tooltip = showTooltip.compute([marks, 'selection'], (state) => {
  const fault = faultAt(state);
  if (!fault) return null;
  return {
    pos: fault.at,
    above: true,
    create() {
      const dom = document.createElement('div');
      dom.className = 'md-says';
      dom.textContent = fault.message;
      return { dom };
    },
  };
});

export const faults = [marks, tooltip];

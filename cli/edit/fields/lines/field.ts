/** What no other kind can show: always its own lines as text; changed with `lines`. */
import type { FieldHead, FieldKind } from '../field.ts';

export interface LinesField extends FieldHead {
  kind: 'lines';
  /** Whether the model does not know the field at all; then it is shown only where the file has it. */
  unknown: boolean;
}

export const linesKind = {
  from: (_schema, head) => ({ ...head, kind: 'lines', unknown: false }),
  types: () => [],
} satisfies FieldKind<LinesField, unknown>;

/** A field of any kind, as the page shows it. */
import { type ReactNode, useState } from 'react';
import type { Field } from '../api.ts';
import { type FieldProps, idOf, useEditing } from '../app/entry/editing.ts';
import { BlocksControl } from './blocks/control.tsx';
import { ChoiceControl } from './choice/control.tsx';
import { DayControl } from './date/control.tsx';
import { EitherControl } from './either/control.tsx';
import { GroupControl } from './group/control.tsx';
import { LineControl } from './line.tsx';
import { LinesControl } from './lines/control.tsx';
import { ListControl } from './list/control.tsx';
import { LockedControl } from './locked.tsx';
import { PictureControl } from './picture/control.tsx';
import { ReferenceControl } from './reference/control.tsx';
import { SwitchControl } from './switch/control.tsx';
import { TextControl } from './text/control.tsx';

type Control<Of extends Field> = (props: FieldProps<Of>) => ReactNode;

/** The server has a list of its own, of how each comes from a model: `kinds.ts`. */
const CONTROLS: { readonly [Kind in Field['kind']]: Control<Extract<Field, { kind: Kind }>> } = {
  text: TextControl,
  number: LineControl,
  time: LineControl,
  date: DayControl,
  switch: SwitchControl,
  choice: ChoiceControl,
  reference: ReferenceControl,
  picture: PictureControl,
  list: ListControl,
  group: GroupControl,
  blocks: BlocksControl,
  either: EitherControl,
  lines: LinesControl,
};

/** Shows a field by its kind; one that cannot be shown leads to the text. */
export function AnyField(props: FieldProps) {
  const { locked, lines } = useEditing().entry;
  const { field, pointer } = props;
  const isLines = lines[pointer] !== undefined;
  // The box that is being written in stays: what is typed next belongs into it, whatever the value is by now.
  const [wasLines, setLines] = useState(isLines);
  if (wasLines !== isLines && document.activeElement?.id !== idOf(pointer)) setLines(isLines);
  const ofKind = wasLines ? LinesControl : CONTROLS[field.kind];
  const Control = (locked[pointer] ? LockedControl : ofKind) as Control<Field>;
  return <Control {...props} />;
}

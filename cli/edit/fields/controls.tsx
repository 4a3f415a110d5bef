/** A field of any kind. */
import type { ReactNode } from 'react';
import type { Field } from '../../api.ts';
import { type FieldProps, useEditing } from '../entry/editing.ts';
import { ChoiceControl, SwitchControl } from './choice.tsx';
import { DayControl } from './day.tsx';
import { BlocksControl, GroupControl } from './group.tsx';
import { ListControl } from './list.tsx';
import { EitherControl, LinesControl, LockedControl } from './other.tsx';
import { PictureControl } from './picture.tsx';
import { ReferenceControl } from './reference.tsx';
import { LineControl, TextControl } from './text.tsx';

type Control<Of extends Field> = (props: FieldProps<Of>) => ReactNode;

const CONTROLS: { readonly [Kind in Field['kind']]: Control<Extract<Field, { kind: Kind }>> } = {
  text: LineControl,
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
  const ofKind = field.kind === 'text' && field.format === null ? TextControl : CONTROLS[field.kind];
  const asText = lines[pointer] === undefined ? null : LinesControl;
  const Control = (locked[pointer] ? LockedControl : (asText ?? ofKind)) as Control<Field>;
  return <Control {...props} />;
}

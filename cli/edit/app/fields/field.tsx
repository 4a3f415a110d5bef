/** A field of any kind. */
import { type FieldProps, useEditing } from '../entry/editing.ts';
import { ChoiceControl, SwitchControl } from './choice.tsx';
import { DayControl } from './day.tsx';
import { BlocksControl, GroupControl } from './group.tsx';
import { ListControl } from './list.tsx';
import { EitherControl, LinesControl, LockedControl } from './other.tsx';
import { PictureControl } from './picture.tsx';
import { ReferenceControl } from './reference.tsx';
import { LineControl, TextControl } from './text.tsx';

/** Shows a field by its kind; one that cannot be shown leads to the text. */
export function AnyField({ field, ...props }: FieldProps) {
  const { entry } = useEditing();
  const { pointer } = props;
  if (entry.locked[pointer]) return <LockedControl field={field} {...props} />;
  if (entry.lines[pointer] !== undefined) return <LinesControl field={field} {...props} />;
  switch (field.kind) {
    case 'text':
      return field.format === null ? (
        <TextControl field={field} {...props} />
      ) : (
        <LineControl field={field} {...props} />
      );
    case 'number':
    case 'time':
      return <LineControl field={field} {...props} />;
    case 'date':
      return <DayControl field={field} {...props} />;
    case 'switch':
      return <SwitchControl field={field} {...props} />;
    case 'choice':
      return <ChoiceControl field={field} {...props} />;
    case 'reference':
      return <ReferenceControl field={field} {...props} />;
    case 'picture':
      return <PictureControl field={field} {...props} />;
    case 'list':
      return <ListControl field={field} {...props} />;
    case 'group':
      return <GroupControl field={field} {...props} />;
    case 'blocks':
      return <BlocksControl field={field} {...props} />;
    case 'either':
      return <EitherControl field={field} {...props} />;
    case 'lines':
      return <LinesControl field={field} {...props} />;
  }
}

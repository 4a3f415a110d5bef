/** An entry as a form: its fields, then the text below them, or the way to one. */
import { AddText } from '../../actions/body/control.tsx';
import { EntryActions } from '../../actions/buttons.tsx';
import { FieldList } from '../../fields/field-list.tsx';
import { LongText } from '../markdown/body.tsx';
import { useEditing } from './editing.ts';
import { Faults } from './faults.tsx';

/** The form. */
export function EntryForm() {
  const { entry } = useEditing();
  return (
    <div className="entry-columns">
      <Faults />
      <div className="form">
        <FieldList fields={entry.form} pointer="" value={entry.values}>
          {entry.body ? <LongText body={entry.body} /> : entry.takesBody && <AddText />}
        </FieldList>
      </div>
      <EntryActions />
    </div>
  );
}

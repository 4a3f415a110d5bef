/** An entry as a form: its fields, then the text below them. */
import { EntryActions } from '../changes/entry-actions.tsx';
import { FieldList } from '../fields/group.tsx';
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
          {entry.body && <LongText body={entry.body} />}
        </FieldList>
      </div>
      <EntryActions />
    </div>
  );
}

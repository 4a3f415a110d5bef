/** A text, in a box that grows with it; one with a notation, in a line. */
import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { FieldOf } from '../../api.ts';
import type { FieldProps } from '../../app/entry/editing.ts';
import { Framed } from '../frame.tsx';
import { Counter, LineControl, useBox } from '../line.tsx';
import { useValue } from '../value.ts';

export const TextControl = (props: FieldProps<FieldOf<'text'>>) =>
  props.field.format === null ? <GrowingText {...props} /> : <LineControl {...props} />;

function GrowingText(props: FieldProps<FieldOf<'text'>>) {
  const { field } = props;
  const box = useBox(props);
  const { type } = useValue(props);
  const isLong = field.long || box.value.includes('\n');
  // Line breaks have no meaning in a text of one line, which only looks like several where the screen is narrow.
  const oneLine = {
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault(),
    onPaste: (event: ClipboardEvent) => pasteLine(event),
  };
  return (
    <Framed {...props} aside={<Counter field={field} text={box.value} />}>
      <span className="grow" data-text={box.value || box.placeholder}>
        <textarea
          {...box}
          rows={isLong ? 3 : 1}
          {...(!isLong && oneLine)}
          onChange={({ target }) => type(target.value)}
        />
      </span>
    </Framed>
  );
}

/** Pastes lines as one line. */
function pasteLine(event: ClipboardEvent): void {
  const text = event.clipboardData.getData('text/plain');
  if (!/[\r\n]/.test(text)) return;
  event.preventDefault();
  const lines = text.split(/[\r\n]/).map((line) => line.trim());
  document.execCommand('insertText', false, lines.filter((line) => line !== '').join(' '));
}

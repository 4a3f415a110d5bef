/** An entry as a form: its fields, then the text below them. */
import { useRef } from 'react';
import { FieldList } from '../fields/group.tsx';
import { useSpeech } from '../words/speak.tsx';
import { useEditing } from './editing.ts';
import { Faults } from './faults.tsx';
import { FindingBox } from './finding.tsx';
import { RefusedChange } from './held.tsx';

/** The form. */
export function EntryForm() {
  const { entry } = useEditing();
  return (
    <div className="entry-columns">
      <Faults />
      <div className="form">
        <FieldList fields={entry.form} pointer="" value={entry.values}>
          {entry.body && <Body body={entry.body} />}
        </FieldList>
      </div>
    </div>
  );
}

/** Selects a place in a text area, and scrolls it into view. */
export function selectIn(area: HTMLTextAreaElement | null, start: number, end: number): void {
  if (!area) return;
  area.focus({ preventScroll: true });
  area.setSelectionRange(start, Math.max(start, end));
  const share = start / Math.max(1, area.value.length);
  const { top, height } = area.getBoundingClientRect();
  scrollBy({ top: top + height * share - innerHeight / 3 });
}

function Body({ body }: { body: { text: string; start: number } }) {
  const { entry, desk, step } = useEditing();
  const { words } = useSpeech();
  const area = useRef<HTMLTextAreaElement>(null);
  // The empty line below the fields is no part of what is written.
  const lead = body.text.startsWith('\n') ? '\n' : '';
  const text = body.text.slice(lead.length);
  const start = body.start + lead.length;
  const findings = entry.findings.filter(({ inBody }) => inBody);
  return (
    <section className="field body">
      <h2>
        <label className="label" htmlFor="body">
          {words.body}
        </label>
      </h2>
      <p id="body-hint" className="hint">
        {words.bodyHint}
      </p>
      <span className="grow" data-text={text}>
        <textarea
          ref={area}
          id="body"
          rows={12}
          aria-describedby={findings.length > 0 ? 'body-hint body-says' : 'body-hint'}
          aria-invalid={findings.length > 0 || undefined}
          value={text}
          onChange={({ target }) => desk.type({ is: 'body', text: lead + target.value }, step())}
        />
      </span>
      <div id="body-says" className="says">
        <RefusedChange part="body" />
        {findings.map((finding) => (
          <FindingBox
            key={`${finding.code} ${finding.place.start}`}
            finding={finding}
            onShow={() => selectIn(area.current, finding.place.start - start, finding.place.end - start)}
          />
        ))}
      </div>
    </section>
  );
}

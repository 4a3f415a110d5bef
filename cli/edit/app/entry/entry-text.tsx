/** An entry as text: line numbers, the place of each finding, and what can be fixed for certain. */
import { useRef } from 'react';
import { EntryActions } from '../../actions/buttons.tsx';
import type { EntryFinding } from '../../api.ts';
import { useSpeech } from '../words/speak.tsx';
import { useEditing } from './editing.ts';
import { countsOf } from './faults.tsx';
import { FindingBox } from './finding.tsx';
import { RefusedChange } from './refused-change.tsx';

/** Selects a place in a text area, and scrolls it into view. */
function selectIn(area: HTMLTextAreaElement | null, start: number, end: number): void {
  if (!area) return;
  area.focus({ preventScroll: true });
  area.setSelectionRange(start, Math.max(start, end));
  const share = start / Math.max(1, area.value.length);
  const { top, height } = area.getBoundingClientRect();
  scrollBy({ top: top + height * share - innerHeight / 3 });
}

/** The text, and what `check` says of it next to it. */
export function EntryText() {
  const { entry, desk, step, language } = useEditing();
  const { words } = useSpeech();
  const area = useRef<HTMLTextAreaElement>(null);
  const { text } = entry;
  const { repairs, notes } = countsOf(entry.findings);
  const says = [words('toRepair', { count: repairs }), notes > 0 && words('notes', { count: notes })];
  const summary = says.filter(Boolean).join(' · ');
  const show = ({ place }: EntryFinding) => selectIn(area.current, place.start, place.end);
  return (
    <div className="entry-columns entry-text">
      <section className="text-says" aria-label={summary}>
        <p className="label">{summary}</p>
        <RefusedChange part="text" />
        <Fixes />
        {entry.findings.map((finding) => (
          <FindingBox
            key={`${finding.code} ${finding.place.start}`}
            finding={finding}
            onShow={() => show(finding)}
            hasLines
          />
        ))}
      </section>
      <div className="field">
        <label className="label" htmlFor="text">
          {words('wholeText')}
        </label>
        <div className="sheet">
          <Lines text={text} findings={entry.findings} />
          <textarea
            ref={area}
            id="text"
            lang={language}
            spellCheck={false}
            value={text}
            onChange={({ target }) => desk.type({ is: 'text', text: target.value }, step())}
          />
        </div>
      </div>
      <EntryActions />
    </div>
  );
}

/** The lines below the text area, of which only numbers and marks are seen: they wrap as it does. */
function Lines({ text, findings }: { text: string; findings: readonly EntryFinding[] }) {
  const severities = new Map(findings.toReversed().map(({ place, severity }) => [place.line, severity]));
  return (
    <div className="sheet-lines" aria-hidden="true">
      {text.split('\n').map((line, at) => {
        const severity = severities.get(at + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
          <div key={at} className={severity ? `sheet-line line-${severity}` : 'sheet-line'}>
            <span>{line || ' '}</span>
          </div>
        );
      })}
    </div>
  );
}

/** What can be fixed for certain, told before it is done. */
function Fixes() {
  const { entry, desk } = useEditing();
  const { words, lang, announce } = useSpeech();
  if (!entry.fixes) return null;
  const fix = async () => {
    await desk.change({ is: 'fixes' });
    announce(words('fixed'));
  };
  return (
    <div className="fixes">
      <p className="label">{words('fixWill')}</p>
      <ul>
        {entry.fixes[lang].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <button type="button" className="primary" onClick={fix}>
        {words('fixAll')}
      </button>
    </div>
  );
}

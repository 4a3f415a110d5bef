/** All that `check` says of an entry, in short, each a link to its field. It has one line as long as it is closed. */
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { EntryFinding } from '../../api.ts';
import { hrefOf } from '../route.ts';
import { useSpeech } from '../words/speak.tsx';
import { focusOn, idOf, useEditing } from './editing.ts';
import { Coded, FindingBox } from './finding.tsx';

/** @returns the id of the nearest element that shows a field: itself, or one that it is in */
function shownAt({ pointer, inBody }: EntryFinding): string | null {
  if (inBody) return 'body';
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/')))
    if (document.getElementById(idOf(at))) return idOf(at);
  return null;
}

/** @returns how many findings ask for something, and how many are only notes */
export function countsOf(findings: readonly EntryFinding[]): { repairs: number; notes: number } {
  const notes = findings.filter(({ severity }) => severity === 'note').length;
  return { repairs: findings.length - notes, notes };
}

/** The summary. Findings that belong to no field are told whole. */
export function Faults() {
  const { entry, unfinished, checking } = useEditing();
  const { words, lang, say } = useSpeech();
  const { findings } = entry;
  const { repairs, notes } = countsOf(findings);
  const count = repairs + unfinished.length;
  const says = [
    count === 0 && (checking ? words('checking') : words('toRepair', { count: 0 })),
    repairs > 0 && words('toRepair', { count: repairs }),
    unfinished.length > 0 && words('toFill', { count: unfinished.length }),
    notes > 0 && words('notes', { count: notes }),
  ];
  // Later it opens and closes only when the user wants it: nothing moves while one types.
  const [isOpen, setOpen] = useState(count > 0);
  if (!isOpen && count > 0 && entry.unsaved === null) setOpen(true);
  return (
    <details className="faults" open={isOpen}>
      <summary className={findings.some(({ severity }) => severity === 'error') ? 'is-faulty' : undefined}>
        {says.filter(Boolean).join(' · ')}
      </summary>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.code} ${finding.pointer} ${finding.place.start}`}>
            {finding.pointer === '' && !finding.inBody ? (
              <FindingBox finding={finding} />
            ) : (
              <FaultLink finding={finding}>
                {finding.field && <strong>{say(finding.field)}: </strong>}
                <Coded text={finding.words[lang].fieldMessage} />
              </FaultLink>
            )}
          </li>
        ))}
        {unfinished.map((finding) => (
          <li key={`${finding.code} ${finding.pointer}`}>
            <FaultLink finding={finding}>{finding.field && say(finding.field)}</FaultLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function FaultLink({ finding, children }: { finding: EntryFinding; children: ReactNode }) {
  const { entry } = useEditing();
  const go = (event: MouseEvent) => {
    const id = shownAt(finding);
    if (id === null) return;
    event.preventDefault();
    focusOn(id);
  };
  return (
    <a href={hrefOf(entry.row.file, 'text')} onClick={go}>
      {children}
    </a>
  );
}

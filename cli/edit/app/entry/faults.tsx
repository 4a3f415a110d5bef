/** All that `check` says of an entry, in short, each a link to its field. It has one line as long as it is closed. */
import { type MouseEvent, useState } from 'react';
import type { EntryFinding } from '../../api.ts';
import { hrefOf } from '../route.ts';
import { useSpeech } from '../words/speak.tsx';
import { focusOn, idOf, useEditing } from './editing.ts';
import { FindingBox } from './finding.tsx';

/** @returns the id of the nearest element that shows a field: itself, or one that it is in */
function shownAt({ pointer, inBody }: EntryFinding): string | null {
  if (inBody) return 'body';
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/')))
    if (document.getElementById(idOf(at))) return idOf(at);
  return null;
}

/** The summary. Findings that belong to no field are told whole. */
export function Faults() {
  const { entry, checking } = useEditing();
  const { words } = useSpeech();
  const { findings } = entry;
  // Later it opens and closes only when the user wants it: nothing moves while one types.
  const [isOpen, setOpen] = useState(findings.length > 0);
  if (!isOpen && findings.length > 0 && entry.unsaved === null) setOpen(true);
  return (
    <details className="faults" open={isOpen}>
      <summary className={findings.some(({ severity }) => severity === 'error') ? 'is-faulty' : undefined}>
        {findings.length === 0 && checking ? words.checking : words.toRepair(findings.length)}
      </summary>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.code} ${finding.pointer} ${finding.place.start}`}>
            {finding.pointer === '' && !finding.inBody ? (
              <FindingBox finding={finding} />
            ) : (
              <FaultLink finding={finding} />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function FaultLink({ finding }: { finding: EntryFinding }) {
  const { entry } = useEditing();
  const { lang, say } = useSpeech();
  const { field } = finding;
  const go = (event: MouseEvent) => {
    const id = shownAt(finding);
    if (id === null) return;
    event.preventDefault();
    focusOn(id);
  };
  return (
    <a href={hrefOf(entry.row.file, 'text')} onClick={go}>
      {field && <strong>{say(field)}: </strong>}
      {finding.words[lang].message}
    </a>
  );
}

/** One message of `check`, word for word, with its suggestions as buttons. */
import { useId } from 'react';
import type { EntryFinding } from '../../api.ts';
import { hrefOf } from '../route.ts';
import { useSpeech } from '../words/speak.tsx';
import { focusOn, idOf, useEditing } from './editing.ts';

const SITE_FILE = 'site.yaml';

/** A text with code between backticks. */
export const Coded = ({ text }: { text: string }) =>
  text
    .split(/`([^`\n]+)`/)
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    .map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));

/** The same, in which the file of the settings is a link to them. @param name what it is called there */
export function Linked({ text, name = SITE_FILE }: { text: string; name?: string }) {
  const [before = '', ...after] = text.split(SITE_FILE);
  return (
    <>
      <Coded text={before} />
      {after.length > 0 && <a href={hrefOf(SITE_FILE)}>{name}</a>}
      <Coded text={after.join(name)} />
    </>
  );
}

const Verbatim = ({ text }: { text: string }) => text;

interface FindingProps {
  finding: EntryFinding;
  /** Leads to the place. */
  onShow?: () => void;
  /** Whether lines have numbers there. */
  hasLines?: boolean;
}

/** A message with what to do. */
export function FindingBox({ finding, onShow, hasLines }: FindingProps) {
  const { desk, entry } = useEditing();
  const id = useId();
  const { words, lang, announce } = useSpeech();
  const { label, ...said } = finding.words[lang];
  const [message, advice] = hasLines ? [said.message, said.hint] : [said.fieldMessage, said.fieldHint];
  // Of content that has backticks in it, they are what is told.
  const { start, end } = finding.place;
  const Shown = entry.text.slice(start, end).includes('`') ? Verbatim : Linked;
  const apply = async (at: number) => {
    await desk.suggest(finding, at);
    announce(words('applied'));
    if (finding.pointer !== '' && !finding.inBody) focusOn(idOf(finding.pointer));
  };
  return (
    <div className={`finding finding-${finding.severity}`}>
      <p id={id}>
        <strong className="severity">{label}</strong> <Shown text={message} />
      </p>
      {advice && (
        <p className="finding-hint">
          <Shown text={advice} />
        </p>
      )}
      {finding.suggestions.length > 0 && (
        <fieldset className="suggestions">
          <legend>{words('mean')}</legend>
          {finding.suggestions.map((suggestion, at) =>
            finding.applicable[at] ? (
              <button key={suggestion} type="button" onClick={() => apply(at)}>
                {suggestion}
              </button>
            ) : (
              <span key={suggestion}>{suggestion}</span>
            ),
          )}
        </fieldset>
      )}
      {onShow && (
        <button type="button" className="quiet" aria-describedby={id} onClick={onShow}>
          {finding.inBody && !hasLines ? words('showPlace') : words('show', { line: finding.place.line })}
        </button>
      )}
    </div>
  );
}

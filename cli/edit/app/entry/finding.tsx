/** One message of `check`, word for word, with its suggestions as buttons. */
import { useId } from 'react';
import type { EntryFinding } from '../../api.ts';
import { hrefOf } from '../route.ts';
import { useSpeech } from '../words/speak.tsx';
import { useEditing } from './editing.ts';

const SITE_FILE = 'site.yaml';

/** A text in which the file of the settings is a link to them. @param name what it is called there */
export function Linked({ text, name = SITE_FILE }: { text: string; name?: string }) {
  const [before, ...after] = text.split(SITE_FILE);
  return (
    <>
      {before}
      {after.length > 0 && <a href={hrefOf(SITE_FILE)}>{name}</a>}
      {after.join(name)}
    </>
  );
}

interface FindingProps {
  finding: EntryFinding;
  /** Leads to the place. */
  onShow?: () => void;
  /** Whether lines have numbers there. */
  hasLines?: boolean;
}

/** A message with what to do. */
export function FindingBox({ finding, onShow, hasLines }: FindingProps) {
  const { desk } = useEditing();
  const id = useId();
  const { words, lang, announce } = useSpeech();
  const { label, message, hint } = finding.words[lang];
  const apply = async (at: number) => {
    await desk.suggest(finding, at);
    announce(words('applied'));
  };
  return (
    <div className={`finding finding-${finding.severity}`}>
      <p id={id}>
        <strong className="severity">{label}</strong> <Linked text={message} />
      </p>
      {hint && (
        <p className="finding-hint">
          <Linked text={hint} />
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

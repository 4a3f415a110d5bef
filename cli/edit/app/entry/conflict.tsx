/** Two have changed the same field: both values, and which to keep. */
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { plainly } from '../../../core/values/changes/field-values.ts';
import type { Conflict, Keep } from '../../api.ts';
import { moveFocus } from '../keep-focus.ts';
import { comparedTexts } from '../versions/changed-blocks.ts';
import { ComparedMarkdown } from '../versions/compared-markdown.tsx';
import { ShownSide } from '../versions/shown-side.tsx';
import { changedWords } from '../versions/word-changes.ts';
import { FaultLine, useSpeech } from '../words/speak.tsx';
import { useEditing } from './editing.ts';
import { useKeys } from './keys.ts';

interface ConflictProps {
  conflict: Conflict;
  /** Goes back to the form; nothing is saved. */
  onLater: () => void;
}

type Part = Conflict['parts'][number];

/** The choice for every part. */
export function ConflictForm({ conflict, onLater }: ConflictProps) {
  const { desk } = useEditing();
  const { words, announce } = useSpeech();
  const [keep, setKeep] = useState<Keep>({});
  const [tries, setTries] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const open = conflict.parts.find(({ part }) => !keep[part]);
  useEffect(() => moveFocus(title.current), []);
  const save = async () => {
    if (open) {
      setTries(tries + 1);
      const choices = [...(form.current?.elements ?? [])] as HTMLInputElement[];
      return choices.find(({ name }) => name === open.part)?.focus();
    }
    await desk.save(keep);
    const { entry, refused } = desk.view.get();
    if (!refused && entry.unsaved === null) announce(words('saved'));
  };
  useKeys({ save });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form ref={form} className="conflict" onSubmit={submit}>
      <h2 ref={title} tabIndex={-1}>
        {words('conflict')}
      </h2>
      <p>{words('conflictHint')}</p>
      {conflict.parts.map((part) => (
        <PartChoice
          key={part.part}
          part={part}
          kept={keep[part.part]}
          onKeep={(choice) => setKeep({ ...keep, [part.part]: choice })}
        />
      ))}
      <FaultLine text={open && tries > 0 ? words('choose') : ''} tries={tries} />
      <div className="buttons">
        <button type="submit" className="primary">
          {words('saveChoice')}
        </button>
        <button type="button" onClick={onLater}>
          {words('later')}
        </button>
      </div>
    </form>
  );
}

interface PartProps {
  part: Part;
  kept: Keep[string] | undefined;
  onKeep: (choice: Keep[string]) => void;
}

function PartChoice({ part, kept, onKeep }: PartProps) {
  const { language } = useEditing();
  const { words, say } = useSpeech();
  const isText = [part.mine, part.theirs].every((value) => value === null || typeof value === 'string');
  const compared = useMemo(() => {
    if (part.part !== 'body') return null;
    const [ours = '', others = ''] = [part.mine, part.theirs].map((value) => plainly(value ?? '').trim());
    const [mine, theirs] = comparedTexts(ours, others);
    return { mine, theirs };
  }, [part]);
  const changed = useMemo(() => {
    const [ours, others] = [part.shown.mine.text, part.shown.theirs.text].map((text) => text && say(text));
    const [mine, theirs] = changedWords(ours ?? '', others ?? '');
    return { mine, theirs };
  }, [part, say]);
  const own = kept?.is === 'value' ? plainly(kept.value) : plainly(part.mine);
  return (
    <fieldset className="part">
      <legend className="label">{say(part.label)}</legend>
      <div className="versions">
        {(['mine', 'theirs'] as const).map((is) => (
          <label key={is} className={kept?.is === is ? 'version is-kept' : 'version'}>
            <span className="check label">
              <input
                type="radio"
                name={part.part}
                checked={kept?.is === is}
                onChange={() => onKeep({ is })}
              />
              {words(is)}
            </span>
            {compared && part[is] !== null ? (
              <ComparedMarkdown compared={compared[is]} tag="mark" name={words(is)} version="last" />
            ) : (
              <ShownSide
                text={part.shown[is].text && say(part.shown[is].text)}
                parts={changed[is]}
                tag="mark"
                pictures={part.shown[is].pictures}
                version="last"
                lang={part.shown[is].text === null ? undefined : language}
              />
            )}
          </label>
        ))}
      </div>
      {isText && (
        <label className="check label">
          <input
            type="radio"
            name={part.part}
            checked={kept?.is === 'value'}
            onChange={() => onKeep({ is: 'value', value: own })}
          />
          {words('byHand')}
        </label>
      )}
      {kept?.is === 'value' && (
        <span className="grow" data-text={own}>
          <textarea
            aria-label={`${say(part.label)}: ${words('byHand')}`}
            lang={language}
            rows={2}
            value={own}
            onChange={({ target }) => onKeep({ is: 'value', value: target.value })}
          />
        </span>
      )}
    </fieldset>
  );
}

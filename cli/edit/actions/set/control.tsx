import { useState } from 'react';
import type { Both, CollectionView, Row, SiteAction } from '../../api.ts';
import type { SiteDesk } from '../../app/desk/site.ts';
import { useSpeech } from '../../app/words/speak.tsx';
import { PlannedDialog } from '../action-dialog.tsx';

/** A field that all chosen entries have, with the values that each of them can have. */
interface Common {
  name: string;
  label: Both;
  values: readonly string[];
}

/** @returns the fields that can be changed in all rows together, and whether they can be drafts */
export function commonIn(
  rows: readonly Row[],
  collections: readonly CollectionView[],
): { choices: Common[]; drafts: boolean } {
  const kinds = new Map(rows.map((row) => [`${row.collection} ${row.language}`, row]));
  const views = [...kinds.values()].map(({ collection, language }) => {
    const view = collections.find(({ folder }) => folder === collection);
    const choices = (view?.choices ?? []).map(({ name, label, values }) => ({
      name,
      label,
      values: values[language ?? ''] ?? [],
    }));
    return { drafts: view?.drafts === true, choices };
  });
  const [first, ...others] = views;
  const choices = (first?.choices ?? []).flatMap((one) => {
    const same = others.map(({ choices }) => choices.find(({ name }) => name === one.name)?.values ?? []);
    const values = one.values.filter((value) => same.every((them) => them.includes(value)));
    return values.length === 0 ? [] : [{ ...one, values }];
  });
  return { choices, drafts: views.every(({ drafts }) => drafts) };
}

interface SetProps {
  chosen: readonly Row[];
  collections: readonly CollectionView[];
  site: SiteDesk;
  onDone: () => void;
  onClose: () => void;
}

/** Gives one field of several entries the same value. */
export function SetSeveral({ chosen, collections, site, onDone, onClose }: SetProps) {
  const { words, say } = useSpeech();
  const { choices, drafts } = commonIn(chosen, collections);
  const files = chosen.map(({ file }) => file);
  /** The name of a field, or what becomes of drafts. */
  const [what, setWhat] = useState<{ is: 'choice'; name: string } | { is: 'draft'; draft: boolean } | null>(
    choices[0] ? { is: 'choice', name: choices[0].name } : drafts ? { is: 'draft', draft: true } : null,
  );
  const actionOf = (data: FormData): SiteAction => {
    const to =
      what?.is === 'draft'
        ? what
        : { is: 'choice' as const, name: what?.name ?? '', value: String(data.get('value')) };
    return { is: 'set', files, to };
  };
  const chosenField = what?.is === 'choice' ? choices.find(({ name }) => name === what.name) : undefined;
  return (
    <PlannedDialog
      site={site}
      title={words('setTitle', { count: chosen.length })}
      confirm={words('setDo')}
      {...(what && { actionOf })}
      onDone={onDone}
      onClose={onClose}
    >
      {what === null ? (
        <p>{words('setNone')}</p>
      ) : (
        <fieldset className="radios">
          <legend className="label">{words('setWhat')}</legend>
          {choices.map(({ name, label }) => (
            <label key={name}>
              <input
                type="radio"
                name="what"
                checked={what.is === 'choice' && what.name === name}
                onChange={() => setWhat({ is: 'choice', name })}
              />
              {say(label)}
            </label>
          ))}
          {drafts &&
            [true, false].map((draft) => (
              <label key={String(draft)}>
                <input
                  type="radio"
                  name="what"
                  checked={what.is === 'draft' && what.draft === draft}
                  onChange={() => setWhat({ is: 'draft', draft })}
                />
                {words(draft ? 'setDraft' : 'setReady')}
              </label>
            ))}
        </fieldset>
      )}
      {chosenField && (
        <label className="field">
          <span className="label">{say(chosenField.label)}</span>
          <select name="value">
            {chosenField.values.map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </select>
        </label>
      )}
    </PlannedDialog>
  );
}

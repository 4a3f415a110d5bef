/** A picture: dropped, pasted, chosen, or named by its address. */
import { useRef, useState } from 'react';
import { plainly, valueAt } from '../../../core/values/changes/field-values.ts';
import type { FieldOf } from '../../api.ts';
import { type FieldProps, focusOn, idOf, useEditing } from '../../app/entry/editing.ts';
import { type AboutPicture, aboutPicture } from '../../app/pictures/about.ts';
import { PictureDrop, useAdding } from '../../app/pictures/adding.tsx';
import { PictureDialog } from '../../app/pictures/picture-dialog.tsx';
import { useSpeech } from '../../app/words/speak.tsx';
import { Framed, useControl } from '../frame.tsx';
import { useValue } from '../value.ts';

/** The picture, ways to another one, and its address. Its description is the field after it, which is next to be filled in. */
export function PictureControl(props: FieldProps<FieldOf<'picture'>>) {
  const { field, pointer, value, compact } = props;
  const { words, say, announce } = useSpeech();
  const control = useControl(field, pointer);
  const { entry, desk } = useEditing();
  const { set, type, leave } = useValue(props);
  /** What was said about the picture that was there before. */
  const [old, setOld] = useState<readonly AboutPicture[]>([]);
  const [isChoosing, setChoosing] = useState(false);
  const address = plainly(value);
  // Not each of the addresses that come about while one is typed.
  const [before, setBefore] = useState<string | null>(null);
  /** Empties what was said about another picture. @returns whether there was anything */
  const replace = (by: string): boolean => {
    const [was, is] = [before ?? address, by].map((one) => one.replace(/[?#].*/, ''));
    const about = was && is && was !== is ? aboutPicture(entry.values, pointer, field.alt) : [];
    for (const one of about) void desk.change({ is: 'remove', pointer: one.pointer });
    if (about.length > 0) setOld(about);
    return about.length > 0;
  };
  const next = idOf(
    field.alt === null ? pointer : `${pointer.slice(0, pointer.lastIndexOf('/'))}/${field.alt}`,
  );
  const put = (chosen: string, isAnother = replace(chosen)) => {
    const isSet = set(chosen);
    setBefore(null);
    announce(
      [words('pictureSet', { address: chosen }), isAnother ? words('pictureOld') : ''].join(' ').trim(),
    );
    return isSet;
  };
  const putBack = () => {
    for (const one of old) void desk.change({ is: 'set', ...one });
    setOld([]);
    focusOn(idOf(old[0]?.pointer ?? pointer));
  };
  const given = useRef<readonly AboutPicture[]>([]);
  const { add, says, ...adding } = useAdding({
    // The description can be written while the picture is stored: from here on, the focus is the user's.
    begun() {
      given.current = address === '' ? [] : aboutPicture(entry.values, pointer, field.alt);
      for (const one of given.current) void desk.change({ is: 'remove', pointer: one.pointer });
      if (given.current.length > 0) setOld(given.current);
      focusOn(next);
    },
    done: (chosen) => put(chosen, given.current.length > 0),
    failed() {
      const { values } = desk.view.get().entry;
      for (const one of given.current)
        if (plainly(valueAt(values, one.pointer)) === '') void desk.change({ is: 'set', ...one });
      setOld([]);
    },
  });
  return (
    <Framed field={field} pointer={pointer} compact={compact} isQuiet={adding.given !== null}>
      <PictureDrop
        label={say(field.label)}
        onFiles={add}
        says={says}
        given={adding.given}
        shown={before ?? address}
        button={
          <button type="button" onClick={() => setChoosing(true)}>
            {words('pictureOwn')}
          </button>
        }
      >
        <input
          {...control}
          aria-invalid={adding.given === null ? control['aria-invalid'] : undefined}
          inputMode="url"
          spellCheck={false}
          placeholder={words('pictureAddress')}
          aria-required={field.required || undefined}
          value={address}
          onFocus={() => setBefore(address)}
          onChange={({ target }) => type(target.value)}
          onBlur={() => {
            if (before !== null && replace(address)) announce(words('pictureOld'));
            setBefore(null);
            leave();
          }}
        />
        {address.startsWith('https:') && <p className="hint">{words('pictureElsewhere')}</p>}
        {old.length > 0 && (
          <div className="old-about">
            <p>{words('pictureOld')}</p>
            <blockquote>{old.map(({ value }) => plainly(value)).join(' · ')}</blockquote>
            <p className="buttons">
              <button type="button" onClick={putBack}>
                {words('pictureOldFits')}
              </button>
              <button type="button" className="quiet" onClick={() => setOld([])}>
                {words('pictureOldDrop')}
              </button>
            </p>
          </div>
        )}
      </PictureDrop>
      {isChoosing && (
        <PictureDialog
          asksAlt={false}
          onChoose={(chosen) => {
            put(chosen.address);
            focusOn(next);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Framed>
  );
}

/** A picture: dropped, pasted, chosen, or named by its address. */
import { useState } from 'react';
import type { FieldOf } from '../../api.ts';
import { plainly } from '../../field-values.ts';
import { type FieldProps, focusOn, idOf } from '../entry/editing.ts';
import { PictureDrop, useAdding } from '../pictures/adding.tsx';
import { PictureDialog } from '../pictures/picture-dialog.tsx';
import { useSpeech } from '../words/speak.tsx';
import { Framed, useControl } from './frame.tsx';
import { useValue } from './value.ts';

/** The picture, ways to another one, and its address. Its description is the field after it, which is next to be filled in. */
export function PictureControl(props: FieldProps<FieldOf<'picture'>>) {
  const { field, pointer, value, compact } = props;
  const { words, say, announce } = useSpeech();
  const control = useControl(field, pointer);
  const { set, type, leave } = useValue(props);
  const [isChoosing, setChoosing] = useState(false);
  const address = plainly(value);
  // Not each of the addresses that come about while one is typed.
  const [before, setBefore] = useState<string | null>(null);
  const put = (chosen: string) => {
    void set(chosen);
    announce(words('pictureSet', { address: chosen }));
    const parent = pointer.slice(0, pointer.lastIndexOf('/'));
    focusOn(idOf(field.alt === null ? pointer : `${parent}/${field.alt}`));
  };
  const { add, says } = useAdding(put);
  return (
    <Framed field={field} pointer={pointer} compact={compact}>
      <PictureDrop
        label={say(field.label)}
        onFiles={add}
        says={says}
        shown={before ?? address}
        button={
          <button type="button" onClick={() => setChoosing(true)}>
            {words('pictureOwn')}
          </button>
        }
      >
        <input
          {...control}
          inputMode="url"
          spellCheck={false}
          placeholder={words('pictureAddress')}
          aria-required={field.required || undefined}
          value={address}
          onFocus={() => setBefore(address)}
          onChange={({ target }) => type(target.value)}
          onBlur={() => {
            setBefore(null);
            leave();
          }}
        />
        {address.startsWith('https:') && <p className="hint">{words('pictureElsewhere')}</p>}
      </PictureDrop>
      {isChoosing && (
        <PictureDialog
          asksAlt={false}
          onChoose={(chosen) => put(chosen.address)}
          onClose={() => setChoosing(false)}
        />
      )}
    </Framed>
  );
}

/** Chooses a picture: a new one, or one that the site has. */
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { PicturesView } from '../../api.ts';
import { finderIn, folded } from '../../finding/search.ts';
import { Dialog } from '../dialog.tsx';
import { useEditing } from '../entry/editing.ts';
import { useTitle } from '../list/row.tsx';
import { useAnnounced, useSpeech } from '../words/speak.tsx';
import { PictureDrop, useAdding } from './adding.tsx';
import { Thumbnail } from './thumbnail.tsx';

/** So many pictures are shown at once. */
const SHOWN = 24;

export interface ChosenPicture {
  /** As entries name it: `images/laut.jpg`. */
  address: string;
  /** What it shows, in words; '' if it was not asked for, or is only an ornament. */
  alt: string;
}

interface DialogProps {
  /** Whether the description is asked for here; else it has a field of its own. */
  asksAlt: boolean;
  /** A new picture that was given already. */
  given?: File | null;
  onChoose: (chosen: ChosenPicture) => void;
  onClose: () => void;
}

/** A dialog over the form. */
export function PictureDialog({ asksAlt, given = null, onChoose, onClose }: DialogProps) {
  const { words } = useSpeech();
  const [address, setAddress] = useState('');
  const finish = (chosen: ChosenPicture) => {
    onClose();
    onChoose(chosen);
  };
  const choose = (one: string) => (asksAlt ? setAddress(one) : finish({ address: one, alt: '' }));
  const { add, given: stored, says } = useAdding({ done: choose });
  const begin = useEffectEvent(() => void add(given && [given]));
  useEffect(() => begin(), []);
  return (
    <Dialog
      title={words('pictureChoose')}
      submit={address === '' ? null : words('pictureUse')}
      onSubmit={(data) => finish({ address, alt: String(data.get('alt')).trim() })}
      onClose={onClose}
      isWide
      buttons={
        address !== '' && (
          <button type="button" onClick={() => setAddress('')}>
            {words('pictureOther')}
          </button>
        )
      }
    >
      {address === '' ? (
        <>
          <PictureDrop onFiles={add} given={stored} says={says} />
          <OwnPictures onChoose={choose} />
        </>
      ) : (
        <Description address={address} said={says.said} />
      )}
    </Dialog>
  );
}

const nameOf = (address: string): string => address.replace(/^images\//, '');

/** The pictures that the site has, by name. */
function OwnPictures({ onChoose }: { onChoose: (address: string) => void }) {
  const { site, rows } = useEditing();
  const { words } = useSpeech();
  const titleOf = useTitle();
  const [{ pictures: all, uses }, setAll] = useState<PicturesView>({ pictures: [], uses: {} });
  const [search, setSearch] = useState('');
  const [isUnused, setUnused] = useState(false);
  const [most, setMost] = useState(SHOWN);
  useEffect(() => {
    void site.pictures().then((answer) => answer.is === 'done' && setAll(answer.value));
  }, [site]);
  const isFound = finderIn(all.map(folded), search);
  const found = all.filter((one, at) => !(isUnused && uses[one]) && isFound(at));
  const result = words('matches', { count: found.length });
  useAnnounced(search === '' && !isUnused ? '' : result);
  const usedIn = (address: string): string => {
    const files = new Set(uses[address]);
    const titles = rows.filter(({ file }) => files.has(file)).map(titleOf);
    const [first = ''] = titles;
    if (titles.length === 0) return words('pictureUnused');
    return titles.length === 1
      ? words('pictureUsedIn', { title: first })
      : words('pictureUsedInMore', { title: first, count: titles.length - 1 });
  };
  if (all.length === 0) return null;
  return (
    <section className="own-pictures">
      <label className="field">
        <span className="label">{words('pictureOwn')}</span>
        <input
          type="search"
          placeholder={words('pictureSearch')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </label>
      <label className="check">
        <input type="checkbox" checked={isUnused} onChange={({ target }) => setUnused(target.checked)} />
        {words('pictureOnlyUnused')}
      </label>
      <p className="found">{result}</p>
      <ul className="pictures">
        {found.slice(0, most).map((address) => (
          <li key={address}>
            <button type="button" onClick={() => onChoose(address)}>
              <Thumbnail address={address} />
              <span>
                {nameOf(address)} <span className="picture-use">{usedIn(address)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > most && (
        <button type="button" onClick={() => setMost(most + SHOWN)}>
          {words('more', { count: Math.min(SHOWN, found.length - most) })}
        </button>
      )}
    </section>
  );
}

/** Asks what the chosen picture shows. @param said what was said when it was stored */
function Description({ address, said }: { address: string; said: string }) {
  const { words } = useSpeech();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => input.current?.focus(), []);
  return (
    <>
      <div className="chosen-picture">
        <Thumbnail address={address} />
        <p>{nameOf(address)}</p>
      </div>
      {said && <p className="drop-says">{said}</p>}
      <div className="field">
        <label className="label" htmlFor={id}>
          {words('pictureAlt')}
        </label>
        <p id={`${id}h`} className="hint">
          {words('pictureAltHint')}
        </p>
        <input ref={input} id={id} name="alt" aria-describedby={`${id}h`} autoComplete="off" />
      </div>
    </>
  );
}

/** New pictures: chosen from the computer, dropped, or pasted. */
import { type ReactNode, useRef, useState } from 'react';
import type { Both } from '../../api.ts';
import { useEditing } from '../entry/editing.ts';
import { useSpeech } from '../words/speak.tsx';
import { GivenPicture, Thumbnail } from './thumbnail.tsx';

/** Bytes of a picture that the server takes. */
const MOST = 20_000_000;

type Files = Iterable<File> | null;

/** What follows the storing of a picture. */
interface Adding {
  /** The picture is given, and being stored from now on. */
  begun?: () => void;
  /** It is stored. Resolves once the field has it. */
  done: (address: string) => Promise<void> | void;
  failed?: () => void;
}

/** Stores a picture for the open entry. */
export function useAdding({ begun, done, failed }: Adding) {
  const { entry, site } = useEditing();
  const { say, inBoth, whyNot } = useSpeech();
  const [isFaulty, setFaulty] = useState(false);
  const [said, setSaid] = useState<Both | null>(null);
  /** The picture that is being stored. */
  const [given, setGiven] = useState<File | null>(null);
  const refuse = (why: Both) => {
    setFaulty(true);
    setSaid(why);
  };
  const add = async (files: Files) => {
    const [picture] = files ?? [];
    if (!picture) return;
    if (picture.size > MOST) return refuse(inBoth((words) => words('pictureLarge')));
    setFaulty(false);
    setSaid(inBoth((words) => words('loading')));
    setGiven(picture);
    begun?.();
    const answer = await site.addPicture(entry.row.file, picture);
    if (answer.is !== 'done') {
      setGiven(null);
      failed?.();
      return refuse(whyNot(answer));
    }
    setSaid(answer.value.note ?? null);
    // Until then, what is said of the field is about the one before.
    await done(answer.value.address);
    setGiven(null);
  };
  return { add, given, says: { isFaulty, said: said ? say(said) : '' } };
}

interface DropProps {
  onFiles: (files: Files) => void;
  says: ReturnType<typeof useAdding>['says'];
  /** The field that the picture is for. */
  label?: string;
  /** Address of the picture that is there, and the file that is taking its place. */
  shown?: string;
  given?: File | null;
  /** Next to the button for files. */
  button?: ReactNode;
  children?: ReactNode;
}

/** A place for pictures, with a button that opens the computer's own choice of files. */
export function PictureDrop({ onFiles, says, label, shown = '', given = null, button, children }: DropProps) {
  const { words } = useSpeech();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <fieldset
      aria-label={label}
      className={isOver ? 'drop is-over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles(event.dataTransfer.files);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        onFiles(event.clipboardData.files);
      }}
    >
      {given ? <GivenPicture file={given} /> : <Thumbnail address={shown} />}
      <p className="buttons">
        <button type="button" onClick={() => input.current?.click()}>
          {words('pictureFile')}
        </button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        {button}
      </p>
      <p className="hint">{words('pictureDrop')}</p>
      <p role="status" className={says.isFaulty ? 'fault-line' : 'drop-says'}>
        {says.said}
      </p>
      {children}
    </fieldset>
  );
}

/** One of two values that are compared: its pictures, and its text with what the other one has not. */
import type { ReactNode } from 'react';
import type { PictureInValue } from '../../api.ts';
import { useEditing } from '../entry/editing.ts';
import { useSmallCopy } from '../pictures/thumbnail.tsx';
import { useSpeech } from '../words/speak.tsx';
import type { ChangeTag } from './compared-markdown.tsx';
import type { TextPart } from './word-changes.ts';

interface SideProps {
  /** null for nothing. */
  text: string | null | undefined;
  /** The text in parts; without any, it is shown as a whole. */
  parts?: readonly TextPart[] | undefined;
  tag?: ChangeTag | undefined;
  pictures: readonly PictureInValue[];
  /** Where pictures are taken from that are gone, as `SiteDesk.picture` takes it. */
  version?: string;
  /** Language of the text; none for what the editor says. */
  lang?: string | undefined;
}

/** A value that is a picture is seen; its address is said only if there is nothing to see. */
export function ShownSide({ text, pictures, version = '', lang, parts, tag }: SideProps) {
  const { words } = useSpeech();
  if (text == null || text === '') return <span className="version-text">{words('nothing')}</span>;
  const [only] = pictures;
  const marked = <MarkedText text={text} parts={parts} tag={tag} />;
  return (
    <span className="version-text" lang={lang}>
      {only?.address === text ? (
        <SidePicture picture={only} version={version} instead={marked} />
      ) : (
        <>
          {marked}
          {pictures.map((picture) => (
            <SidePicture key={`${picture.address} ${picture.about}`} picture={picture} version={version} />
          ))}
        </>
      )}
    </span>
  );
}

const MarkedText = ({
  text,
  parts,
  tag: Tag = 'ins',
}: Pick<SideProps, 'parts' | 'tag'> & { text: string }) =>
  parts === undefined
    ? text
    : parts.map((part, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        part.isOwn ? <Tag key={at}>{part.text}</Tag> : <span key={at}>{part.text}</span>,
      );

interface PictureProps {
  picture: PictureInValue;
  version: string;
  /** Shown if there is no picture to see. */
  instead?: ReactNode;
}

const nameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

function SidePicture({ picture: { address, about }, version, instead }: PictureProps) {
  const { entry, site } = useEditing();
  const shown = useSmallCopy({ site, file: entry.row.file, address, version });
  if (shown === '') return null;
  return (
    <span className="side-picture">
      {shown === null ? instead : <img className="thumbnail" src={shown} alt={about || nameOf(address)} />}
      {about !== '' && <span aria-hidden={shown !== null}>{about}</span>}
    </span>
  );
}

/** A picture of the site, small. */
import { useEffect, useState } from 'react';
import { useEditing } from '../entry/editing.ts';
import { isOnOtherSite } from '../markdown/widgets.ts';

/** A picture that is still being stored. */
export function GivenPicture({ file }: { file: File }) {
  const [shown, setShown] = useState('');
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setShown(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return shown && <img className="thumbnail" src={shown} alt="" />;
}

/** Nothing for an address that shows none, or one on another site: nothing is loaded from there. */
export function Thumbnail({ address }: { address: string }) {
  const { entry, site } = useEditing();
  const [shown, setShown] = useState('');
  const { file } = entry.row;
  useEffect(() => {
    let url: string | null = null;
    if (address !== '' && !isOnOtherSite(address))
      void site.picture(file, address).then((answer) => {
        if (answer.is !== 'done' || url !== null) return;
        url = URL.createObjectURL(answer.value);
        setShown(url);
      });
    return () => {
      URL.revokeObjectURL(url ?? '');
      url = '';
      setShown('');
    };
  }, [site, file, address]);
  return shown && <img className="thumbnail" src={shown} alt="" />;
}

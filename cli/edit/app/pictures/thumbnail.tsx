/** A picture of the site, small. */
import { useEffect, useState } from 'react';
import type { SiteDesk } from '../desk/site.ts';
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

interface SmallCopy {
  site: SiteDesk;
  /** The entry that names it. */
  file: string;
  address: string;
  /** As `SiteDesk.picture` takes it. */
  version?: string;
}

/**
 * @returns what shows a small copy of a picture; '' until it is there, null for an address that shows none, or one on
 *   another site: nothing is loaded from there
 */
export function useSmallCopy({ site, file, address, version = '' }: SmallCopy): string | null {
  const [shown, setShown] = useState<string | null>('');
  useEffect(() => {
    let url = '';
    let isGone = false;
    if (address === '' || isOnOtherSite(address)) setShown(null);
    else
      void site.picture(file, address, version).then((answer) => {
        if (isGone) return;
        if (answer.is === 'done') url = URL.createObjectURL(answer.value);
        setShown(url || null);
      });
    return () => {
      isGone = true;
      URL.revokeObjectURL(url);
      setShown('');
    };
  }, [site, file, address, version]);
  return shown;
}

/** Nothing for an address that shows none. */
export function Thumbnail({ address }: { address: string }) {
  const { entry, site } = useEditing();
  const shown = useSmallCopy({ site, file: entry.row.file, address });
  return shown && <img className="thumbnail" src={shown} alt="" />;
}

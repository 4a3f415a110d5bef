/** The picture of an entry in its row. */
import { useEffect, useRef, useState } from 'react';
import type { SiteDesk } from '../desk/site.ts';

/** Pixels around the screen within which a picture is asked for. */
const NEAR = '300px';

interface RowPictureProps {
  /** null without one. */
  picture: string | null;
  title: string;
  site: SiteDesk;
}

/** The picture, once its row is near the screen; without one, the first letter of the title. Its room is the same. */
export function RowPicture({ picture, title, site }: RowPictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState('');
  useEffect(() => {
    let url = '';
    let isGone = false;
    const load = async () => {
      // It is named from the content folder.
      const answer = await site.picture('', picture ?? '');
      if (answer.is !== 'done' || isGone) return;
      url = URL.createObjectURL(answer.value);
      setShown(url);
    };
    const near = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        near.disconnect();
        void load();
      },
      { rootMargin: NEAR },
    );
    if (picture !== null && place.current) near.observe(place.current);
    return () => {
      isGone = true;
      near.disconnect();
      URL.revokeObjectURL(url);
      setShown('');
    };
  }, [site, picture]);
  // What it shows is in the title.
  return (
    <span ref={place} className="row-picture" aria-hidden="true">
      {shown === '' ? title.charAt(0).toUpperCase() : <img src={shown} alt="" decoding="async" />}
    </span>
  );
}

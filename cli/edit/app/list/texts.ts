/** What the server finds in the texts of entries, while the user types. */
import { useEffect, useState } from 'react';
import type { Excerpts } from '../../api.ts';
import type { SiteDesk } from '../desk/site.ts';

/** Milliseconds without another key until texts are searched, and until they are again while some are still being read. */
const STILL = 150;
const AGAIN = 400;

interface InTexts {
  search: string;
  files: ReadonlySet<string>;
  /** Whether there may be more. */
  reading: boolean;
}

const NONE: InTexts = { search: '', files: new Set(), reading: false };

/** @returns the entries whose texts have the words of a search; none until the server has said so */
export function useTexts(site: SiteDesk, search: string): InTexts {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async () => {
      const answer = await site.texts(search);
      if (isOver || answer.is !== 'done') return;
      const { files, reading } = answer.value;
      setFound({ search, files: new Set(files), reading });
      if (reading) timer = setTimeout(ask, AGAIN);
    };
    if (search.trim() !== '') timer = setTimeout(ask, STILL);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [site, search]);
  // What another search has found is none of this one.
  return found.search === search ? found : NONE;
}

/** @returns the parts of the texts of some entries that answer a search, as far as the server has said them */
export function useExcerpts(site: SiteDesk, search: string, files: readonly string[]): Excerpts {
  const [known, setKnown] = useState<{ search: string; excerpts: Excerpts }>({ search, excerpts: {} });
  const excerpts = known.search === search ? known.excerpts : {};
  const missing = JSON.stringify(files.filter((file) => !Object.hasOwn(excerpts, file)));
  useEffect(() => {
    let isOver = false;
    if (missing !== '[]')
      void site.excerpts({ search, files: JSON.parse(missing) }).then((answer) => {
        if (isOver || answer.is !== 'done') return;
        const { value } = answer;
        setKnown((last) => ({
          search,
          excerpts: last.search === search ? { ...last.excerpts, ...value } : value,
        }));
      });
    return () => {
      isOver = true;
    };
  }, [site, search, missing]);
  return excerpts;
}

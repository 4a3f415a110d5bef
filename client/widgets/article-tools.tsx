/** Buttons below an article: read it aloud, print it. */

import { useEffect, useRef, useState } from 'react';
import { WAIT } from 'senja/client';
import { say, type WordKey } from 'senja/words';
import { type Ending, readAloud } from '../parts/read-aloud.ts';

/** The parts of an article that are read, in order. */
const READ = 'h1, .lead, .prose, .seek-help';

const TEXTS = {
  reading: 'article.reading',
  voiceless: 'article.voiceless',
  refused: 'article.refused',
} as const satisfies Record<Exclude<Ending, 'read'> | 'reading', WordKey>;

function linesOf(article: Element | null | undefined): string[] {
  const parts = [...(article?.querySelectorAll<HTMLElement>(READ) ?? [])];
  return parts.flatMap(({ innerText }) => innerText.split('\n')).filter((line) => line.trim() !== '');
}

export default function ArticleTools() {
  const [state, setState] = useState<Ending | 'reading'>('read');
  const place = useRef<HTMLDivElement>(null);
  const stop = useRef(() => {});
  const isReading = state === 'reading';

  useEffect(() => {
    // Otherwise the voice would continue on the next page.
    const leave = () => stop.current();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const toggle = () => {
    stop.current();
    setState(isReading ? 'read' : 'reading');
    if (!isReading) stop.current = readAloud(linesOf(place.current?.closest('article')), setState);
  };

  return (
    <div ref={place} className="article-tools only-js">
      <button type="button" className="button" onClick={toggle} suppressHydrationWarning>
        {say(isReading ? 'article.stop' : 'article.read-aloud')}
      </button>
      <button type="button" className="button" onClick={() => print()}>
        {say('article.print')}
      </button>
      <p
        className="article-tools__status"
        role="status"
        {...{ [WAIT]: say('wait') }}
        suppressHydrationWarning
      >
        {state === 'read' ? '' : say(TEXTS[state])}
      </p>
    </div>
  );
}

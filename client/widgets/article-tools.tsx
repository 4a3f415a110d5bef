/** Below an article: reads it aloud, and prints it. */

import { useEffect, useRef, useState } from 'react';
import { WAIT } from 'senja/client';
import { type Ending, readAloud } from '../parts/read-aloud.ts';

/** What is read of an article, in its order. */
const READ = 'h1, .lead, .prose, .seek-help';

const says: Record<Ending | 'reading', string> = {
  read: '',
  reading: 'Artikel ini sedang dibacakan.',
  voiceless: 'Ponsel atau komputer ini belum punya suara bahasa Indonesia.',
  refused: 'Artikel belum dapat dibacakan. Silakan tekan sekali lagi.',
};

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
    // The voice would go on over the next page.
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
        {isReading ? 'Berhenti membaca' : 'Bacakan'}
      </button>
      <button type="button" className="button" onClick={() => print()}>
        Cetak
      </button>
      <p
        className="article-tools__status"
        role="status"
        {...{ [WAIT]: 'Tunggu sebentar.' }}
        suppressHydrationWarning
      >
        {says[state]}
      </p>
    </div>
  );
}

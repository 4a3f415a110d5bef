/** Buttons below an article's title: read it aloud, send it, print it. */

import { useEffect, useRef, useState } from 'react';
import { WAIT } from 'senja/client';
import { say, type WordKey } from 'senja/words';
import { type Ending, readAloud } from '../parts/read-aloud.ts';

/** The parts of an article that are read, in order. */
const READ = 'h1, .lead, .prose > *, .seek-help > :not(.calls)';
/** Class of the part that is being read. */
const IS_READ = 'is-read';

const TEXTS = {
  reading: 'article.reading',
  voiceless: 'article.voiceless',
  refused: 'article.refused',
} as const satisfies Record<Exclude<Ending, 'read'> | 'reading', WordKey>;

interface Line {
  element: Element;
  text: string;
}

/** Lines to read, each with the part that contains it: a paragraph, an item of a list. */
function linesOf(article: Element | null | undefined): Line[] {
  return [...(article?.querySelectorAll<HTMLElement>(READ) ?? [])]
    .flatMap((part) => (/^[OU]L$/.test(part.tagName) ? ([...part.children] as HTMLElement[]) : part))
    .flatMap((element) => element.innerText.split('\n').map((text) => ({ element, text })))
    .filter(({ text }) => text.trim() !== '');
}

/** Marks a part, and follows it unless the visitor has scrolled away from the one before. */
function follow(element: Element): void {
  const before = document.querySelector(`.${IS_READ}`);
  const box = before?.getBoundingClientRect();
  before?.classList.remove(IS_READ);
  element.classList.add(IS_READ);
  if (!box || (box.bottom > 0 && box.top < innerHeight)) element.scrollIntoView({ block: 'nearest' });
}

interface ArticleToolsProps {
  /** Address that shares the article. */
  share: string;
}

/** The address is read from the page. */
export const write = () => ({});

export const read = (element: Element): ArticleToolsProps => ({
  share: element.querySelector('a')?.getAttribute('href') ?? '',
});

const Sign = ({ name }: { name: string }) => (
  <svg aria-hidden="true">
    <use href={`#m-${name}`} />
  </svg>
);

export default function ArticleTools({ share }: ArticleToolsProps) {
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

  const end = (ending: Ending) => {
    document.querySelector(`.${IS_READ}`)?.classList.remove(IS_READ);
    setState(ending);
  };
  const toggle = () => {
    stop.current();
    if (isReading) return end('read');
    setState('reading');
    const lines = linesOf(place.current?.closest('article'));
    const texts = lines.map(({ text }) => text);
    stop.current = readAloud(texts, end, (index) => follow(lines[index]?.element as Element));
  };
  const stopWords = say('article.stop');

  return (
    <div ref={place} className="article-tools">
      <button type="button" className="button only-js" onClick={toggle} suppressHydrationWarning>
        <Sign name="speak" />
        {isReading ? stopWords : say('article.read-aloud')}
      </button>
      <a className="button" href={share}>
        <Sign name="share" />
        {say('article.whatsapp')}
      </a>
      <button type="button" className="button only-js" onClick={() => print()}>
        <Sign name="print" />
        {say('article.print')}
      </button>
      <div className={isReading ? 'article-tools__bar' : 'article-tools__said'}>
        <p role="status" {...{ [WAIT]: say('wait') }} suppressHydrationWarning>
          {state === 'read' ? '' : say(TEXTS[state])}
        </p>
        {isReading && (
          <button type="button" className="button" onClick={toggle}>
            {stopWords}
          </button>
        )}
      </div>
    </div>
  );
}

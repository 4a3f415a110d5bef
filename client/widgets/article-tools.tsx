/** Buttons below an article's title: read it aloud, send it, print it. */

import { useEffect, useRef, useState } from 'react';
import { WAIT } from 'senja/client';
import { say, type WordKey } from 'senja/words';
import { type Ending, readAloud } from '../parts/read-aloud.ts';
import { type SpokenRule, speaker } from '../parts/spoken.ts';

/** The parts of an article that are read, in order. */
const READ =
  'h1, .lead, .prose > :not(.article__head):not(nav):not(.screen):not(.alarm):not(.written):not(.sources), .seek-help > :not(.calls)';
/** Elements within a line; all others begin one. */
const IN_LINE = /^(?:A|ABBR|B|CODE|DEL|EM|I|INS|KBD|MARK|S|SMALL|SPAN|STRONG|SU[BP]|TIME|U)$/;
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

/** The text of a part as it is seen, without marks of notes; a power is written 10^2. */
function textOf(node: Node): string {
  if (!(node instanceof HTMLElement))
    return node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '').replace(/\s/g, ' ') : '';
  if (
    node.matches(
      '[hidden], [aria-hidden], a[href^="#fn-"], a[href^="#fnref-"], details:not([open]) > :not(summary)',
    )
  )
    return '';
  const text = [...node.childNodes].map(textOf).join('');
  // A power is a number or one letter: a longer text is an ending, as of 1st.
  if (node.tagName === 'SUP') return /^([-−+\d]+|\w)$/.test(text) ? `^${text}` : text;
  return IN_LINE.test(node.tagName) ? text : `\n${text}\n`;
}

/** Lines to read, each with the part that contains it: a paragraph, an item of a list. */
function linesOf(article: Element | null | undefined): Line[] {
  return [...(article?.querySelectorAll(READ) ?? [])]
    .flatMap((part) => (/^[OU]L$/.test(part.tagName) ? [...part.children] : part))
    .flatMap((element) =>
      textOf(element)
        .split('\n')
        .map((text) => ({ element, text: text.trim() })),
    )
    .filter(({ text }) => text !== '');
}

/** The lines as they are said; as they are written if the rules for that cannot be fetched. */
async function spokenOf(lines: readonly Line[], rules: string): Promise<string[]> {
  const fetched: Promise<SpokenRule[]> = fetch(rules).then((response) => response.json());
  const spoken = speaker(await fetched.catch(() => []));
  return lines.map(({ text }) => spoken(text));
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
  /** Address of the rules for reading aloud. */
  rules: string;
}

/** The address that shares is read from the page. */
export const write = ({ rules }: ArticleToolsProps) => ({ rules });

export const read = (element: Element, { rules }: Pick<ArticleToolsProps, 'rules'>): ArticleToolsProps => ({
  rules,
  share: element.querySelector('a')?.getAttribute('href') ?? '',
});

const Sign = ({ name }: { name: string }) => (
  <svg aria-hidden="true">
    <use href={`#m-${name}`} />
  </svg>
);

export default function ArticleTools({ share, rules }: ArticleToolsProps) {
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
    stop.current = readAloud(spokenOf(lines, rules), end, (index) =>
      follow(lines[index]?.element as Element),
    );
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

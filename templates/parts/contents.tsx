import { say } from 'senja/words';
import type { HeadingView } from '../contract.ts';

interface ContentsProps {
  headings: readonly HeadingView[];
  /** How many chapters make a page long enough for a list of them. */
  from: number;
}

/** What a long page holds, with links to its chapters. */
export function Contents({ headings, from }: ContentsProps) {
  const chapters = headings.filter(({ level }) => level === 2);
  if (chapters.length < from) return null;
  return (
    <nav className="contents" aria-labelledby="senja-daftar-isi">
      <h2 id="senja-daftar-isi">{say('contents')}</h2>
      <ol>
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { say } from 'senja/words';
import type { HeadingView } from '../contract.ts';

interface ContentsProps {
  headings: readonly HeadingView[];
  /** Number of chapters from which on a page gets a list of them. */
  from: number;
}

/** @returns the chapters of a long page; none of a short one */
export function chaptersOf({ headings, from }: ContentsProps): HeadingView[] {
  const chapters = headings.filter(({ level }) => level === 2);
  return chapters.length < from ? [] : chapters;
}

/** The contents of a long page, with links to its chapters. */
export function Contents(props: ContentsProps) {
  const chapters = chaptersOf(props);
  if (chapters.length === 0) return null;
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

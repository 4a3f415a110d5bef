import { slugify } from 'senja';
import { say } from 'senja/words';

/** A day as people write it: `2026-11-24` as “24 November 2026”. */
export const Day = ({ date, language }: { date: string; language: string }) => (
  <time dateTime={date}>
    {new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))}
  </time>
);

/** When a post was written, and how long it takes to read. */
export const Facts = ({ date, minutes, language }: { date: string; minutes: number; language: string }) => (
  <p className="eyebrow">
    <Day date={date} language={language} /> · {say('minutes', { minutes })}
  </p>
);

export const Tags = ({ tags = [], base }: { tags?: readonly string[] | undefined; base: string }) =>
  tags.length > 0 && (
    <ul className="tags" aria-label={say('tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <a href={`${base}tags/${slugify(tag)}/`}>{tag}</a>
        </li>
      ))}
    </ul>
  );

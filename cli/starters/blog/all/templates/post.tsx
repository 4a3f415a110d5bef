import { Body, Picture } from 'senja/react';
import { say } from 'senja/words';
import type { PageOf } from '../.senja/content';
import { Day, Facts, Tags } from './facts.tsx';

export default ({ site, entry, body, minutes, newer, older }: PageOf<'post'>) => (
  <article>
    <Facts date={entry.date} minutes={minutes} language={site.language} />
    <h1>{entry.title}</h1>
    {entry.summary && <p className="lead">{entry.summary}</p>}
    <Picture of={entry} field="photo" sizes="(min-width: 44rem) 42rem, 92vw" className="photo" />
    <Body of={body} className="body" />
    <footer>
      {entry.updated && (
        <p className="eyebrow">
          {say('updated')} <Day date={entry.updated} language={site.language} />
        </p>
      )}
      <Tags tags={entry.tags} base={site.base} />
      {(older || newer) && (
        <nav aria-label={`${say('older')}, ${say('newer')}`} className="beside">
          {older && (
            <a href={older.href} rel="prev">
              <span>{say('older')}</span>
              {older.title}
            </a>
          )}
          {newer && (
            <a href={newer.href} rel="next">
              <span>{say('newer')}</span>
              {newer.title}
            </a>
          )}
        </nav>
      )}
    </footer>
  </article>
);

import { Body } from 'senja/react';
import type { PageOf } from '../.senja/content';

export default ({ site, entry, body }: PageOf<'post'>) => (
  <>
    <p>
      <a href={site.base}>{site.title}</a>
    </p>
    <h1>{entry.title}</h1>
    <p>
      <time dateTime={entry.date}>{entry.date}</time>
    </p>
    <Body of={body} />
  </>
);

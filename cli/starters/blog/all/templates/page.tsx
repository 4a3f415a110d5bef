import { Body } from 'senja/react';
import type { PageOf } from '../.senja/content';

export default ({ entry, body }: PageOf<'page'>) => (
  <article>
    <h1>{entry.title}</h1>
    {entry.summary && <p className="lead">{entry.summary}</p>}
    <Body of={body} className="body" />
  </article>
);

import { Body } from 'senja/react';
import type { PageOf } from '../.senja/content';

export default ({ entry, body, sessions }: PageOf<'staff'>) => (
  <>
    <h1>{entry.name}</h1>
    <Body of={body} />
    {sessions.map(({ slug, day, place }) => (
      <p key={slug}>
        {day} {place && <a href={place.href}>{place.name}</a>}
      </p>
    ))}
  </>
);

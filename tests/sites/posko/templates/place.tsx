import type { PageOf } from '../.senja/content';

export default ({ entry, sessions }: PageOf<'place'>) => (
  <>
    <h1>{entry.name}</h1>
    {sessions.map(({ slug, day, staff }) => (
      <p key={slug}>
        {day}: {staff.map(({ name }) => name).join(', ')}
      </p>
    ))}
  </>
);

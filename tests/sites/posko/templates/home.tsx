import { Widget } from 'senja/react';
import type { PageOf } from '../.senja/content';
import './base.css';

export default ({ site, days }: PageOf<'home'>) => (
  <>
    <h1>{site.title}</h1>
    <ul>
      {days.map(({ slug, day, place }) => (
        <li key={slug}>
          {day}: {place?.name ?? 'nowhere'}
        </li>
      ))}
    </ul>
    <Widget name="counter" start={days.length} />
    <Widget name="sign-up" days={days.map(({ day }) => day)} />
  </>
);

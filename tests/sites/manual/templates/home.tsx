import type { PageOf } from '../.senja/content';

export default ({ site, first, note, plan }: PageOf<'home'>) => (
  <>
    <h1>{site.title}</h1>
    <p>{plan}</p>
    <p>
      {note}: <a href={first}>start</a>
    </p>
  </>
);

import { say } from 'senja/words';
import type { PageOf } from '../.senja/content';

export default ({ site, first }: PageOf<'home'>) => (
  <>
    <h1>{site.title}</h1>
    <p>{site.description}</p>
    {first?.href && (
      <p>
        <a href={first.href}>
          {say('start')}: {first.title}
        </a>
      </p>
    )}
  </>
);

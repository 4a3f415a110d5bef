import { say } from 'senja/words';
import type { PageOf } from '../.senja/content';

export default ({ site }: PageOf<'not-found'>) => (
  <>
    <h1>404</h1>
    <p>{say('notFound')}</p>
    <p>
      <a href={site.base}>{site.title}</a>
    </p>
  </>
);

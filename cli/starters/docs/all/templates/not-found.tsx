import type { PageOf } from '../.senja/content';

export default ({ site }: PageOf<'not-found'>) => (
  <>
    <h1>404</h1>
    <p>{site.words.notFound}</p>
    <p>
      <a href={site.base}>{site.title}</a>
    </p>
  </>
);

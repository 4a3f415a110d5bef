import { say } from 'senja/words';
import type { PageOf } from '../.senja/content';

export default ({ meta, tagged }: PageOf<'tag'>) => (
  <article>
    <p className="eyebrow">{say('tags')}</p>
    <h1>{meta.title}</h1>
    <ul className="list">
      {tagged.map(({ slug, href, title, summary }) => (
        <li key={slug}>
          <a href={href}>{title}</a>
          {summary && <p>{summary}</p>}
        </li>
      ))}
    </ul>
  </article>
);

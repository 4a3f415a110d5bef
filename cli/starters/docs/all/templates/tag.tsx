import type { PageOf } from '../.senja/content';

export default ({ meta, tagged }: PageOf<'tag'>) => (
  <>
    <h1>{meta.title}</h1>
    <ul>
      {tagged.map(({ slug, href, title, summary }) => (
        <li key={slug}>
          <a href={href}>{title}</a> {summary}
        </li>
      ))}
    </ul>
  </>
);

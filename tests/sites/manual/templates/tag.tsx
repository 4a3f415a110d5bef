import type { PageOf } from '../.senja/content';

export default ({ title, tagged }: PageOf<'tag'>) => (
  <>
    <h1>{title}</h1>
    {tagged.map(({ slug, href, title: name }) => (
      <a key={slug} href={href}>
        {name}
      </a>
    ))}
  </>
);

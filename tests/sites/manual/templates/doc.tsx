import { slugify } from 'senja';
import { Body } from 'senja/react';
import type { PageOf } from '../.senja/content';

export default ({ site, entry, body, previous, next }: PageOf<'doc'>) => (
  <>
    <h1>{entry.title}</h1>
    <p>For {entry.level}</p>
    <Body of={body} />
    {entry.tags?.map((tag) => (
      <a key={tag} href={`${site.base}tags/${slugify(tag)}/`}>
        {tag}
      </a>
    ))}
    {entry.related?.map(({ slug, href, title }) => (
      <a key={slug} href={href}>
        {title}
      </a>
    ))}
    {previous && (
      <a rel="prev" href={previous.href}>
        {previous.title}
      </a>
    )}
    {next && (
      <a rel="next" href={next.href}>
        {next.title}
      </a>
    )}
  </>
);

import { slugify } from 'senja';
import { Body } from 'senja/react';
import { say } from 'senja/words';
import type { PageOf } from '../.senja/content';

export default ({ site, entry, body, previous, next }: PageOf<'doc'>) => (
  <article>
    <h1>{entry.title}</h1>
    {body.headings.length > 1 && (
      <nav aria-label={say('onThisPage')}>
        <ul>
          {body.headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    )}
    <Body of={body} />
    {entry.tags && (
      <p>
        {say('tags')}:{' '}
        {entry.tags.map((tag) => (
          <a key={tag} href={`${site.base}tags/${slugify(tag)}/`} className="tag">
            {tag}
          </a>
        ))}
      </p>
    )}
    <nav aria-label={`${say('previous')}, ${say('next')}`} className="beside">
      {previous?.href && (
        <a href={previous.href} rel="prev">
          {say('previous')}: {previous.title}
        </a>
      )}
      {next?.href && (
        <a href={next.href} rel="next">
          {say('next')}: {next.title}
        </a>
      )}
    </nav>
  </article>
);

import { slugify } from 'senja';
import { say } from 'senja/words';
import type { PageOf } from '../.senja/content';

export default ({ site, meta, tags }: PageOf<'tags'>) => (
  <>
    <h1>{meta.title}</h1>
    <ul className="all-tags">
      {tags.map(({ name, count }) => (
        <li key={name}>
          <a href={`${site.base}tags/${slugify(name)}/`}>{name}</a> <span>{say('posts', { count })}</span>
        </li>
      ))}
    </ul>
  </>
);

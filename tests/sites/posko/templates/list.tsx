import type { PageOf } from '../.senja/content';

export default ({ title, items }: PageOf<'list'>) => (
  <>
    <h1>{title}</h1>
    <ul>
      {items.map(({ name, href, words }) => (
        <li key={name}>
          <a href={href}>{name}</a> ({words})
        </li>
      ))}
    </ul>
  </>
);

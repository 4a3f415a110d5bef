import './base.css';
import type { PageOf } from '../.senja/content';

export default ({ site, posts }: PageOf<'home'>) => (
  <>
    <h1>{site.title}</h1>
    <p>{site.description}</p>
    <ul className="posts">
      {posts.map(({ href, title, date, summary }) => (
        <li key={href}>
          <a href={href}>{title}</a>
          <p>
            <time dateTime={date}>{date}</time> {summary}
          </p>
        </li>
      ))}
    </ul>
  </>
);

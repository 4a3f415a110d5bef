import { Facts } from './facts.tsx';
import type { Listed } from './site.ts';

export const PostList = ({ posts, language }: { posts: readonly Listed[]; language: string }) => (
  <ol className="posts">
    {posts.map(({ href, title, date, summary, minutes }) => (
      <li key={href}>
        <Facts date={date} minutes={minutes} language={language} />
        <h2>
          <a href={href}>{title}</a>
        </h2>
        {summary && <p>{summary}</p>}
      </li>
    ))}
  </ol>
);

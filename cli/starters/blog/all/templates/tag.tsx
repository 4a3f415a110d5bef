import { say } from 'senja/words';
import type { PageOf } from '../.senja/content';
import { PostList } from './post-list.tsx';

export default ({ site, meta, posts }: PageOf<'tag'>) => (
  <>
    <p className="eyebrow">
      <a href={`${site.base}tags/`}>{say('tags')}</a>
    </p>
    <h1>{meta.title}</h1>
    <PostList posts={posts} language={site.language} />
  </>
);

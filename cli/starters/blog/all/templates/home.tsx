import { say } from 'senja/words';
import type { PageOf } from '../.senja/content';
import { Icon } from './icons.tsx';
import { PostList } from './post-list.tsx';

export default ({ site, posts }: PageOf<'home'>) => (
  <>
    <header className="welcome">
      <h1>{site.title}</h1>
      <p className="lead">{site.description}</p>
    </header>
    <PostList posts={posts} language={site.language} />
    <p className="all">
      <a href={`${site.base}archive/`}>
        {say('all')}
        <Icon name="arrow" />
      </a>
    </p>
  </>
);

import { defineSite, page } from 'senja';
import type { Content } from '../.senja/content';

export default defineSite({
  pages: ({ posts, settings }: Content) => [
    page('/', 'home', () => ({ title: settings.title, posts: posts.sorted('date', 'descending').all })),
    ...posts.pages(),
    page('/404.html', 'not-found', () => ({ title: '404' })),
  ],
});

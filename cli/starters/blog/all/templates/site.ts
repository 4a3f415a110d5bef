import { defineSite, file, page, slugify } from 'senja';
import { sayIn } from 'senja/words';
import type { Content, Post } from '../.senja/content';
import look from './look.js?raw';

/** Words that people read in a minute. */
const WORDS_A_MINUTE = 200;

const minutesOf = ({ body }: Post): number =>
  Math.max(1, Math.round(body.text.split(/\s+/).length / WORDS_A_MINUTE));

/** What lists show of a post. */
const inList = (post: Post) => ({
  href: post.href,
  title: post.title,
  date: post.date,
  summary: post.summary,
  tags: post.tags,
  minutes: minutesOf(post),
});

export type Listed = ReturnType<typeof inList>;

export default defineSite({
  layout: ({ pages }: Content, { hash }) => ({
    pages: pages.all.map(({ href, title }) => ({ href, title })),
    script: `assets/look-${hash(look)}.js`,
  }),
  pages: ({ posts, pages, settings }: Content) => {
    const say = sayIn(settings.language);
    const newest = posts.sorted('date', 'descending');
    const byTag = newest.by('tags');
    const years = new Map<string, Post[]>();
    for (const post of newest.all) {
      const year = post.date.slice(0, 4);
      years.set(year, [...(years.get(year) ?? []), post]);
    }
    return [
      page('/', 'home', () => ({ title: settings.title, posts: newest.all.slice(0, 8).map(inList) })),
      ...newest.pages((post) => {
        // Sorted from the newest on: what comes before is newer.
        const { previous: newer, next: older } = newest.neighbours(post);
        const linkTo = (one: Post | null) => one && { href: one.href, title: one.title };
        return { minutes: minutesOf(post), newer: linkTo(newer), older: linkTo(older) };
      }),
      ...pages.pages(),
      page('/archive/', 'archive', () => ({
        title: say('archive'),
        years: [...years].map(([year, some]) => ({
          year,
          posts: some.map(({ href, title, date }) => ({ href, title, date })),
        })),
      })),
      page('/tags/', 'tags', () => ({
        title: say('tags'),
        tags: [...byTag]
          .map(([name, { all }]) => ({ name, count: all.length }))
          .sort((a, b) => a.name.localeCompare(b.name, settings.language)),
      })),
      ...[...byTag].map(([tag, { all }]) =>
        page(`/tags/${slugify(tag)}/`, 'tag', () => ({ title: tag, posts: all.map(inList) })),
      ),
      page('/404.html', 'not-found', () => ({ title: '404' })),
    ];
  },
  feed: ({ posts }: Content) => ({ entries: posts.sorted('date', 'descending').all, whole: true }),
  files: (_: Content, { hash }) => [file(`assets/look-${hash(look)}.js`, () => look)],
});

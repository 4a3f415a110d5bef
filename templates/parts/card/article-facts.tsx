/** Facts shown next to an article's title. */
import { say } from 'senja/words';
import type { ArticleCardView, CategoryView } from '../../contract.ts';
import { Icon } from '../drawings/icon.tsx';

/** Icon, name and tint; the tint comes from the `tone-` class around it. */
export function CategoryLabel({ category }: { category: CategoryView }) {
  return (
    <p className="label">
      <Icon motif={category.motif} />
      {category.name}
    </p>
  );
}

/** Reading time; content has the form `7 menit`. */
export const readTime = ({ readTime: written }: Pick<ArticleCardView, 'readTime'>): string =>
  say('read-time', { minutes: Number.parseInt(written, 10) });

/** Keeps words on one line. */
const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

export function ReadInfo({ article }: { article: ArticleCardView }) {
  return <p className="facts">{`${unbroken(`${readTime(article)} ·`)} ${unbroken(article.publishDate)}`}</p>;
}

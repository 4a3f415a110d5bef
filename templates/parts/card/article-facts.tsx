/** What is said of an article beside its title. */
import type { ArticleCardView, CategoryView } from '../../contract.ts';
import { Icon } from '../drawings/icon.tsx';

/** Sign, word and tint together; the tint comes from the `tone-` class around it. */
export function CategoryLabel({ category }: { category: CategoryView }) {
  return (
    <p className="label">
      <Icon motif={category.motif} />
      {category.name}
    </p>
  );
}

export function ReadInfo({ article }: { article: ArticleCardView }) {
  return (
    <p className="facts">
      {`Lama baca ${article.readTime} · `}
      <time dateTime={article.publishDay}>{article.publishDate}</time>
    </p>
  );
}

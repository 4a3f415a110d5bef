/** An article in a grid or in a list: the same content, laid out by the class of the list. */
import type { ArticleCardView } from '../contract.ts';
import { SIZES } from '../pictures.ts';
import { CategoryLabel, ReadInfo } from './article-facts.tsx';
import { Photo } from './photo.tsx';
import { ReadMore } from './read-more.tsx';

interface CardProps {
  article: ArticleCardView;
  heading?: 'h2' | 'h3';
  sizes?: string;
  eager?: boolean;
  hidden?: boolean;
}

export function Card({
  article,
  heading: Heading = 'h3',
  sizes = SIZES.card,
  eager = false,
  hidden = false,
}: CardProps) {
  const { category, title, excerpt, image } = article;
  return (
    <li className={`card tone-${category.motif}`} hidden={hidden}>
      <Photo image={image} motif={category.motif} sizes={sizes} eager={eager} />
      <div className="card__body">
        <CategoryLabel category={category} />
        <Heading className="card__title">{title}</Heading>
        <p>{excerpt}</p>
        <ReadInfo article={article} />
        <ReadMore article={article} />
      </div>
    </li>
  );
}

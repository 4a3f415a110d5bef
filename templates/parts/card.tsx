/** An article in a grid or in a list: the same content, laid out by the class of the list. */
import type { ArticleCardView } from '../contract.ts';
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

const GRID_SIZES = '(min-width: 70em) 24rem, (min-width: 44em) 46vw, 92vw';

export function Card({
  article,
  heading: Heading = 'h3',
  sizes = GRID_SIZES,
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

/**
 * An article in a list: the same content in one of two shapes. The browser renders cards with it too, so its imports
 * become part of the script of all widgets.
 */
import type { ArticleCardView } from '../../contract.ts';
import { LINE_MOST, SIZES } from '../../pictures.ts';
import { CategoryLabel, ReadInfo } from './article-facts.tsx';
import { Photo, upTo } from './photo.tsx';
import { ReadMore } from './read-more.tsx';

export interface CardProps {
  article: ArticleCardView;
  shape?: 'lead' | 'line';
  /** Set if its display width differs from the usual one for its shape. */
  sizes?: keyof typeof SIZES;
  /** A card in a row of cards keeps its text below its picture. */
  narrow?: boolean;
  /** Maximum width in pixels in which its picture is offered. */
  most?: number;
  heading?: 'h2' | 'h3';
  /** False if the heading above names the category already. */
  labelled?: boolean;
  eager?: boolean;
  hidden?: boolean;
}

/** Props of every card of "Artikel Terbaru", on the server and in the browser. */
export const IN_LATEST = { most: LINE_MOST } as const;

export function Card({
  article,
  shape = 'line',
  sizes = shape,
  narrow = false,
  most,
  heading: Heading = 'h3',
  labelled = true,
  eager = false,
  hidden = false,
}: CardProps) {
  const { category, title, excerpt, image } = article;
  const wide = shape === 'line' && !narrow ? ' card--wide' : '';
  return (
    <li className={`card card--${shape}${wide} tone-${category.motif}`} hidden={hidden}>
      <Photo
        image={most === undefined ? image : upTo(most, image)}
        motif={category.motif}
        sizes={SIZES[sizes]}
        eager={eager}
      />
      <div className="card__body">
        <div className="card__head">
          {labelled && <CategoryLabel category={category} />}
          <Heading className="card__title">{title}</Heading>
        </div>
        <p className="card__words">{excerpt}</p>
        <div className="card__foot">
          <ReadInfo article={article} />
          <ReadMore article={article} />
        </div>
      </div>
    </li>
  );
}

/**
 * An article in a list: the same content in one of two shapes. The browser renders cards with it too, so its imports
 * become part of the script of all widgets.
 */
import type { ArticleCardView } from '../../contract.ts';
import { MOST, SIZES } from '../../pictures.ts';
import { CategoryLabel, ReadInfo } from './article-facts.tsx';
import { Photo, upTo } from './photo.tsx';
import { ReadMore } from './read-more.tsx';

export interface CardProps {
  article: ArticleCardView;
  shape?: 'lead' | 'line';
  /** Set if its display width differs from the usual one for its shape. */
  sizes?: keyof typeof SIZES;
  heading?: 'h2' | 'h3';
  /** False if the heading above names the category already. */
  labelled?: boolean;
  eager?: boolean;
  /** Without its excerpt, and with its drawing alone, which is clearer than a photo of this size. */
  brief?: boolean;
  hidden?: boolean;
}

/**
 * Props of every card of "Artikel Terbaru", on the server and in the browser: a list of titles, since the sections above
 * show most of their excerpts.
 */
export const IN_LATEST = { brief: true } as const;

export function Card({
  article,
  shape = 'line',
  sizes = shape,
  heading: Heading = 'h3',
  labelled = true,
  eager = false,
  brief = false,
  hidden = false,
}: CardProps) {
  const { category, title, excerpt, image, drawing } = article;
  return (
    <li className={`card card--${shape} tone-${category.motif}`} hidden={hidden}>
      <Photo
        image={
          image && !(brief && drawing !== undefined)
            ? upTo(MOST[sizes], image, sizes !== 'rowOfThree')
            : undefined
        }
        drawing={drawing}
        motif={category.motif}
        sizes={SIZES[sizes]}
        eager={eager}
      />
      <div className="card__body">
        <div className="card__head">
          {labelled && <CategoryLabel category={category} />}
          <Heading className="card__title">{title}</Heading>
        </div>
        {!brief && <p className="card__words">{excerpt}</p>}
        <div className="card__foot">
          <ReadInfo article={article} />
          <ReadMore article={article} />
        </div>
      </div>
    </li>
  );
}

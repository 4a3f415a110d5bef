/** Lists of articles. */
import type { ArticleCardView } from '../contract.ts';
import { Card, type CardProps } from './card.tsx';
import { drawingsOf } from './motif.tsx';

interface CardsProps {
  articles: readonly ArticleCardView[];
  /** What a card is given by its place in the list, from 0. */
  each?: (index: number) => Omit<CardProps, 'article' | 'drawing'>;
}

/** The items of a list. */
export function Cards({ articles, each }: CardsProps) {
  const drawings = drawingsOf(articles);
  return articles.map((article, index) => (
    <Card key={article.slug} article={article} drawing={drawings[index] ?? 0} {...each?.(index)} />
  ));
}

/** Cards side by side, as many as there is room for. */
export function CardGrid(props: CardsProps) {
  return (
    <ul className={`cards cards--${props.articles.length}`}>
      <Cards {...props} />
    </ul>
  );
}

/** The first article as a large card, the others as lines beside or below it. */
export function LeadAndLines({ articles, labelled }: Pick<CardsProps, 'articles'> & { labelled: boolean }) {
  return (
    <ul className={`spread spread--${articles.length}`}>
      <Cards articles={articles} each={(index) => ({ shape: index === 0 ? 'lead' : 'line', labelled })} />
    </ul>
  );
}

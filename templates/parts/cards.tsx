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
export function CardGrid({ articles, each }: CardsProps) {
  const first = articles.length === 3 ? ({ sizes: 'firstOfThree' } as const) : {};
  return (
    <ul className={`cards cards--${articles.length}`}>
      <Cards articles={articles} each={(index) => ({ ...each?.(index), ...(index === 0 && first) })} />
    </ul>
  );
}

/** The first article as a large card, the others as lines beside or below it. */
export function LeadAndLines({ articles, labelled }: Pick<CardsProps, 'articles'> & { labelled: boolean }) {
  const lead = { shape: 'lead', sizes: articles.length > 3 ? 'leadOfFour' : 'lead', labelled } as const;
  return (
    <ul className={`spread spread--${articles.length}`}>
      <Cards articles={articles} each={(index) => (index === 0 ? lead : { shape: 'line', labelled })} />
    </ul>
  );
}

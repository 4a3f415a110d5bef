/** Lists of articles. */
import { cached } from 'senja/react';
import type { ArticleCardView } from '../../contract.ts';
import { Card, type CardProps } from './card.tsx';

interface CardsProps {
  articles: readonly ArticleCardView[];
  /** Props of a card by its index in the list. */
  each?: ((index: number) => Omit<CardProps, 'article'>) | undefined;
}

/** The items of a list. */
export function Cards({ articles, each }: CardsProps) {
  return articles.map((article, index) => <Card key={article.slug} article={article} {...each?.(index)} />);
}

/** A list without a lead. */
export function Lines({ articles, each }: CardsProps) {
  return (
    <ul className="latest">
      <Cards articles={articles} each={each} />
    </ul>
  );
}

const SharedCard = cached(Card);

/** A list without a lead of articles of one category, which pages of others lead to as well. */
export const Related = ({ articles }: Pick<CardsProps, 'articles'>) => (
  <ul className="latest">
    {articles.map((article) => (
      <SharedCard key={article.slug} article={article} labelled={false} />
    ))}
  </ul>
);

/** The first article as a large card, the others as lines beside or below it. */
export function LeadAndLines({ articles, labelled }: Pick<CardsProps, 'articles'> & { labelled: boolean }) {
  const isOver = articles.length > 3;
  const lead = { shape: 'lead', sizes: isOver ? 'leadOfFour' : 'lead', labelled } as const;
  const line = isOver ? ({ sizes: 'rowOfThree', labelled } as const) : { labelled };
  return (
    <ul className={`spread spread--${isOver || articles.length === 1 ? 'over' : articles.length}`}>
      <Cards articles={articles} each={(index) => (index === 0 ? lead : line)} />
    </ul>
  );
}

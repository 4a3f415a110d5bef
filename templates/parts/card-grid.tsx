/** Articles in a grid, for pages that hold many: each card is filled into a stencil. */
import { renderToString } from 'react-dom/server';
import type { ArticleCardView, SiteView } from '../contract.ts';
import { cardWithHoles } from '../holes.ts';
import { fromStencil, Texts } from '../stencil.ts';
import { asHtml } from './as-html.ts';
import { Card } from './card.tsx';

interface CardGridProps {
  site: SiteView;
  articles: readonly ArticleCardView[];
  heading: 'h2' | 'h3';
  /** Whether the first photo stands in the first screen. */
  eager: boolean;
}

export function CardGrid({ site, articles, heading, eager }: CardGridProps) {
  // React preloads an eager photo from the page's head, so it must see the card in its page.
  if (eager) {
    return (
      <ul className="cards">
        {articles.map((article, index) => (
          <Card key={article.slug} article={article} heading={heading} eager={index === 0} />
        ))}
      </ul>
    );
  }
  const cards = articles.flatMap((article) => cardHtml(site, article, heading));
  return <ul className="cards" {...asHtml(cards.join(''))} />;
}

function cardHtml(site: SiteView, article: ArticleCardView, heading: 'h2' | 'h3'): readonly string[] {
  const texts = new Texts();
  const withHoles = cardWithHoles(article, texts);
  const render = (card: ArticleCardView) => [renderToString(<Card article={card} heading={heading} />)];
  return fromStencil(site, {
    name: `card ${heading}`,
    texts,
    withHoles: () => render(withHoles),
    directly: () => render(article),
  });
}

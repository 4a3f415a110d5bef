/** "Baca Selengkapnya": a link to the article's page or, without one, a button that does nothing. */
import { say } from 'senja/words';
import type { ArticleCardView } from '../../contract.ts';

export function ReadMore({ article: { href, title } }: { article: ArticleCardView }) {
  const label = (
    <>
      {say('card.more')}
      <span className="visually-hidden">{`: ${title}`}</span>
    </>
  );
  return href === null ? (
    <button type="button" className="more">
      {label}
    </button>
  ) : (
    <a className="more card__link" href={href}>
      {label}
    </a>
  );
}

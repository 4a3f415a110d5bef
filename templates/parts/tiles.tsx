/** The categories: one large tile each, linking to its list, or else to its section. */
import { say } from 'senja/words';
import type { CategoryView } from '../contract.ts';
import { categoryLink } from './category-link.ts';
import { Icon } from './drawings/icon.tsx';

export function Tiles({ categories }: { categories: readonly CategoryView[] }) {
  if (categories.length === 0) return null;
  return (
    <nav className="wrap" aria-label={say('tiles')}>
      <ul className={categories.length > 4 ? 'tiles tiles--many' : 'tiles'}>
        {categories.map((category) => (
          <li key={category.anchor} className={`tone-${category.motif}`}>
            <a className="tile" href={categoryLink(category).href}>
              <Icon motif={category.motif} />
              <span>{category.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

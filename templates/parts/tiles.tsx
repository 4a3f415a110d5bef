/** The categories first: one large tile a category, which leads to its section. */
import type { CategoryView } from '../contract.ts';
import { Icon } from './motif.tsx';

export function Tiles({ categories }: { categories: readonly CategoryView[] }) {
  if (categories.length === 0) return null;
  return (
    <nav className="wrap" aria-label="Pilih kategori">
      <ul className={categories.length > 4 ? 'tiles tiles--many' : 'tiles'}>
        {categories.map(({ anchor, name, href, motif }) => (
          <li key={anchor} className={`tone-${motif}`}>
            <a className="tile" href={href}>
              <Icon motif={motif} />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { Link } from '../contract.ts';

type MenuLink = Link & { motif?: string | undefined };

interface MenuLinksProps {
  /** Class of the list; classes of its items and links are derived from it. */
  block: string;
  links: MenuLink[];
  /** id of the element that labels the list. */
  labelledBy?: string;
}

export function MenuLinks({ block, links, labelledBy }: MenuLinksProps) {
  return (
    <ul className={`${block}__list`} aria-labelledby={labelledBy}>
      {links.map(({ name, href, current, motif }) => (
        <li className={`${block}__item`} key={href}>
          <a
            className={motif ? `${block}__link tone-${motif}` : `${block}__link`}
            href={href}
            aria-current={current ? 'page' : undefined}
          >
            {motif && (
              <svg className="icon" aria-hidden="true">
                <use href={`#m-${motif}`} />
              </svg>
            )}
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The links of a list rendered by `MenuLinks`. */
const linksIn = (list: Element): MenuLink[] =>
  [...list.querySelectorAll('a')].map((link) => ({
    name: link.textContent,
    href: link.getAttribute('href') ?? '',
    current: link.hasAttribute('aria-current'),
    motif: /tone-(\w+)/.exec(link.className)?.[1],
  }));

/** The links of each list in a menu. */
export const linkListsIn = (menu: Element): MenuLink[][] => [...menu.querySelectorAll('ul')].map(linksIn);

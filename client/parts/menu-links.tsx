import type { Link } from '../contract.ts';

type MenuLink = Link & { motif?: string | undefined };

interface MenuLinksProps {
  links: MenuLink[];
  /** id of the element that labels the list. */
  labelledBy?: string;
}

export function MenuLinks({ links, labelledBy }: MenuLinksProps) {
  return (
    <ul aria-labelledby={labelledBy}>
      {links.map(({ name, href, current, motif }) => (
        <li key={href}>
          <a className={motif && `tone-${motif}`} href={href} aria-current={current ? 'page' : undefined}>
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

/** The links in a list or menu that match. */
export const linksIn = (list: Element, which = 'a'): MenuLink[] =>
  [...list.querySelectorAll(which)].map((link) => ({
    name: link.textContent,
    href: link.getAttribute('href') ?? '',
    current: link.hasAttribute('aria-current'),
    motif: /tone-(\w+)/.exec(link.className)?.[1],
  }));

/** The links of each list in a menu. */
export const linkListsIn = (menu: Element): MenuLink[][] =>
  [...menu.querySelectorAll('ul')].map((list) => linksIn(list));

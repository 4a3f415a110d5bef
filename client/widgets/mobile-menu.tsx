/** The menu of small screens: help in an emergency, categories, then pages. A native popover, so it works without scripts. */
import { useId } from 'react';
import { say } from 'senja/words';
import type { Link } from '../contract.ts';
import { linkListsIn, linksIn, MenuLinks } from '../parts/menu-links.tsx';
import { usePopover } from '../parts/use-popover.ts';

const ID = 'menu';

interface MobileMenuProps {
  /** Link to the emergency instructions, if there are any. */
  urgent?: Link | undefined;
  categories: (Link & { motif?: string | undefined })[];
  pages: Link[];
}

/** The links are read from the page. */
export const write = () => ({});

export function read(element: Element): MobileMenuProps {
  const lists = linkListsIn(element);
  const [urgent] = linksIn(element, 'nav > a');
  return { urgent, categories: lists[lists.length - 2] ?? [], pages: lists[lists.length - 1] ?? [] };
}

export default function MobileMenu({ urgent, categories, pages }: MobileMenuProps) {
  const { root, buttonProps, panelProps } = usePopover(ID);
  const label = useId();

  return (
    <div className="mobile-menu" {...root}>
      <button className="mobile-menu__button" {...buttonProps}>
        {say('menu')}
      </button>
      <div className="mobile-menu__panel" {...panelProps}>
        <nav aria-label={say('menu')}>
          {urgent && <a href={urgent.href}>{urgent.name}</a>}
          {categories.length > 0 && (
            <>
              <p className="mobile-menu__heading" id={`${label}categories`}>
                {say('categories')}
              </p>
              <MenuLinks links={categories} labelledBy={`${label}categories`} />
            </>
          )}
          <p className="mobile-menu__heading" id={`${label}pages`}>
            {say('about-site')}
          </p>
          <MenuLinks links={pages} labelledBy={`${label}pages`} />
        </nav>
        <div className="mobile-menu__foot">
          <button type="button" className="mobile-menu__close" popoverTarget={ID} popoverTargetAction="hide">
            {say('menu.close')}
          </button>
        </div>
      </div>
    </div>
  );
}

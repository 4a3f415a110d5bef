// Generated from the file names in client/widgets/ by `npm run generate`; add, rename or delete a file instead.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated

import type ArticleTools from './widgets/article-tools.tsx';
import type ContactForm from './widgets/contact-form.tsx';
import type LoadMore from './widgets/load-more.tsx';
import type MobileMenu from './widgets/mobile-menu.tsx';
import type NavigationMenu from './widgets/navigation-menu.tsx';
import type NewsletterBox from './widgets/newsletter-box.tsx';
import type SearchBox from './widgets/search-box.tsx';
import type TextSize from './widgets/text-size.tsx';

declare module 'senja/react' {
  interface Widgets {
    'article-tools': typeof ArticleTools;
    'contact-form': typeof ContactForm;
    'load-more': typeof LoadMore;
    'mobile-menu': typeof MobileMenu;
    'navigation-menu': typeof NavigationMenu;
    'newsletter-box': typeof NewsletterBox;
    'search-box': typeof SearchBox;
    'text-size': typeof TextSize;
  }
}

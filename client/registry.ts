// Generated from the file names in client/widgets/ by `npm run generate`; add, rename or delete a file instead.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated

import ArticleTools from './widgets/article-tools.tsx';
import ContactForm from './widgets/contact-form.tsx';
import LoadMore from './widgets/load-more.tsx';
import MobileMenu from './widgets/mobile-menu.tsx';
import NavigationMenu from './widgets/navigation-menu.tsx';
import NewsletterBox from './widgets/newsletter-box.tsx';
import SearchBox from './widgets/search-box.tsx';
import TextSize from './widgets/text-size.tsx';

/** Every widget by name, for the server and the browser. */
export const registry = {
  'article-tools': ArticleTools,
  'contact-form': ContactForm,
  'load-more': LoadMore,
  'mobile-menu': MobileMenu,
  'navigation-menu': NavigationMenu,
  'newsletter-box': NewsletterBox,
  'search-box': SearchBox,
  'text-size': TextSize,
};

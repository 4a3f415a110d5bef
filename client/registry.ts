/** Every widget by name, for the server and the browser. */
import type { ComponentType } from 'react';
import type { WidgetName, WidgetProps } from './contract.ts';
import ArticleTools from './widgets/article-tools.tsx';
import ContactForm from './widgets/contact-form.tsx';
import LoadMore from './widgets/load-more.tsx';
import MobileMenu from './widgets/mobile-menu.tsx';
import NavigationMenu from './widgets/navigation-menu.tsx';
import NewsletterBox from './widgets/newsletter-box.tsx';
import SearchBox from './widgets/search-box.tsx';
import TextSize from './widgets/text-size.tsx';

export const registry = {
  'search-box': SearchBox,
  'mobile-menu': MobileMenu,
  'navigation-menu': NavigationMenu,
  'text-size': TextSize,
  'load-more': LoadMore,
  'newsletter-box': NewsletterBox,
  'contact-form': ContactForm,
  'article-tools': ArticleTools,
} satisfies { [Name in WidgetName]: ComponentType<WidgetProps[Name]> };

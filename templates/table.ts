// Generated from the file names in templates/pages/ and content/models/ by `npm run generate`; add, rename or delete a file instead.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated

import type { AboutPageModel, ContactPageModel, HomePageModel, LegalPageModel, NotFoundPageModel } from './model.ts';
import About from './pages/about.tsx';
import Article from './pages/article.tsx';
import Contact from './pages/contact.tsx';
import Home from './pages/home.tsx';
import Legal from './pages/legal.tsx';
import Listing from './pages/listing.tsx';
import Moved from './pages/moved.tsx';
import NotFound from './pages/not-found.tsx';

/** The component of each template. */
export const TEMPLATES = {
  'about': About,
  'article': Article,
  'contact': Contact,
  'home': Home,
  'legal': Legal,
  'listing': Listing,
  'moved': Moved,
  'not-found': NotFound,
};

/** Fields of the pages that choose their template by `template:`. */
export interface PageModels {
  'about': AboutPageModel;
  'contact': ContactPageModel;
  'home': HomePageModel;
  'legal': LegalPageModel;
  'not-found': NotFoundPageModel;
}

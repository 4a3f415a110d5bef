// Generated from the file names in templates/pages/ and content/models/ by `npm run generate`; add, rename or delete a file instead.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated

import type { AboutPageModel, ContactPageModel, HomePageModel, LegalPageModel, NotFoundPageModel } from './model.generated.ts';
import type About from './pages/about.tsx';
import type Article from './pages/article.tsx';
import type Contact from './pages/contact.tsx';
import type Home from './pages/home.tsx';
import type Legal from './pages/legal.tsx';
import type Listing from './pages/listing.tsx';
import type Moved from './pages/moved.tsx';
import type NotFound from './pages/not-found.tsx';

/** The component of each template. */
export interface Templates {
  'about': typeof About;
  'article': typeof Article;
  'contact': typeof Contact;
  'home': typeof Home;
  'legal': typeof Legal;
  'listing': typeof Listing;
  'moved': typeof Moved;
  'not-found': typeof NotFound;
}

/** Fields of the pages that choose their template by `template:`. */
export interface PageModels {
  'about': AboutPageModel;
  'contact': ContactPageModel;
  'home': HomePageModel;
  'legal': LegalPageModel;
  'not-found': NotFoundPageModel;
}

/**
 * The templates. Each has a component here and a style sheet of its name in `styles/sheets/`; one that pages choose by
 * `template:` also has a content model, `page-<name>`.
 */
import type { ReactElement } from 'react';
import type { Job } from './contract.ts';
import { About } from './pages/about.tsx';
import { Article } from './pages/article.tsx';
import { Contact } from './pages/contact.tsx';
import { Home } from './pages/home.tsx';
import { Legal } from './pages/legal.tsx';
import { Listing } from './pages/listing.tsx';
import { Moved } from './pages/moved.tsx';
import { NotFound } from './pages/not-found.tsx';

export const TEMPLATES: Readonly<Record<string, (job: never) => ReactElement>> = {
  home: Home,
  about: About,
  contact: Contact,
  legal: Legal,
  'not-found': NotFound,
  article: Article,
  listing: Listing,
  moved: Moved,
};

/** @throws for a template that is not in the table: the plan of the site names those that are */
export function templateOf({ template }: Job): (job: Job) => ReactElement {
  const Page = TEMPLATES[template];
  if (!Page) throw new Error(`there is no template ${template}`);
  // The plan gives each template its own data.
  return Page as (job: Job) => ReactElement;
}

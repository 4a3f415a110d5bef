/** The document's head. The policy stands before everything it governs. */
import type { ReactNode } from 'react';
import { asHtml } from './as-html.ts';
import type { PageView } from './page.ts';

interface HeadProps {
  page: PageView;
  /** Title, description, links and all else that a site says of the page. */
  children?: ReactNode;
}

/** What every page needs: encoding, viewport, policy, and in the end its style sheet and the loader. */
export function Head({ page, children }: HeadProps) {
  const { template, site } = page;
  const sheet = site.assets.styles[template] ?? '';
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta httpEquiv="Content-Security-Policy" content={site.policies.pages[template]} />
      {children}
      {sheet !== '' && <style {...asHtml(sheet)} />}
      <script {...asHtml(site.assets.loader)} />
    </head>
  );
}

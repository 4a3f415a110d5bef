/** The document of a site that brings none of its own in `templates/document.tsx`. */
import type { ReactNode } from 'react';
import type { PageMeta } from '../../core/stages/views.ts';
import { CLIENT } from '../client/contract.ts';
import { Head } from './head.tsx';
import type { PageView } from './page.ts';

export interface DocumentProps extends PageView {
  /** What the page says about itself, as far as its `props()` say. */
  meta?: Partial<PageMeta>;
  children: ReactNode;
}

export function Document({ meta = {}, children, ...page }: DocumentProps) {
  const { title, documentTitle = title, description, language, canonical } = meta;
  return (
    <html lang={language} {...{ [CLIENT]: page.site.assets.client }}>
      <Head page={page}>
        {documentTitle !== undefined && <title>{documentTitle}</title>}
        {description !== undefined && <meta name="description" content={description} />}
        {canonical && <link rel="canonical" href={canonical} />}
      </Head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}

/** The document of a site without a `templates/document.tsx` of its own. */
import type { ReactNode } from 'react';
import { Head } from './head.tsx';
import { Html } from './html.tsx';
import type { PageView } from './page.ts';

export interface DocumentProps extends PageView {
  children: ReactNode;
}

export const Document = ({ children, ...page }: DocumentProps) => (
  <Html page={page}>
    <Head page={page} />
    <body>
      <main>{children}</main>
    </body>
  </Html>
);

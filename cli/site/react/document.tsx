/** The document of a site that brings none of its own in `templates/document.tsx`. */
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

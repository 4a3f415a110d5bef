/** The page at a former address, of a site that brings no template `moved`: it leads on without a script. */
import type { PageView } from './page.ts';

export const Moved = ({ meta = {} }: PageView) => (
  <p>
    <a href={meta.moved}>{meta.title}</a>
  </p>
);

/** The page at a former address, for a site without a template `moved`: it redirects without a script. */
import type { PageView } from '../page.ts';

export const Moved = ({ meta = {} }: PageView) => (
  <p>
    <a href={meta.moved}>{meta.title}</a>
  </p>
);

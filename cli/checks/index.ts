// Generated from the folders here by `npm run generate`: each is a check, and none knows another.
import { sortedChecks } from '../core/plan/site-checks.ts';
import headings from './headings/index.ts';
import indentedText from './indented-text/index.ts';
import insecureLinks from './insecure-links/index.ts';
import lines from './lines/index.ts';
import links from './links/index.ts';
import marks from './marks/index.ts';
import nothingVisible from './nothing-visible/index.ts';
import tableCells from './table-cells/index.ts';
import texts from './texts/index.ts';
import unclosedComment from './unclosed-comment/index.ts';
import unclosedFence from './unclosed-fence/index.ts';

export const CHECKS = sortedChecks([
  headings,
  indentedText,
  insecureLinks,
  lines,
  links,
  marks,
  nothingVisible,
  tableCells,
  texts,
  unclosedComment,
  unclosedFence,
]);

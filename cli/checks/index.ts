// Generated from the folders here by `npm run generate`: each is a check, and none knows another.
import { sortedChecks } from '../core/build/site-checks.ts';
import aliases from './aliases/index.ts';
import boxes from './boxes/index.ts';
import brokenLinks from './broken-links/index.ts';
import collisions from './collisions/index.ts';
import copies from './copies/index.ts';
import dates from './dates/index.ts';
import goneChoices from './gone-choices/index.ts';
import headings from './headings/index.ts';
import home from './home/index.ts';
import indentedText from './indented-text/index.ts';
import insecureLinks from './insecure-links/index.ts';
import lines from './lines/index.ts';
import links from './links/index.ts';
import marks from './marks/index.ts';
import meantLinks from './meant-links/index.ts';
import meantPictures from './meant-pictures/index.ts';
import nothingVisible from './nothing-visible/index.ts';
import own from './own/index.ts';
import pictures from './pictures/index.ts';
import publicFiles from './public-files/index.ts';
import publishedAddresses from './published-addresses/index.ts';
import references from './references/index.ts';
import relativeDates from './relative-dates/index.ts';
import tableCells from './table-cells/index.ts';
import texts from './texts/index.ts';
import translations from './translations/index.ts';
import unclosedComment from './unclosed-comment/index.ts';
import unclosedFence from './unclosed-fence/index.ts';
import unlinkedPages from './unlinked-pages/index.ts';

export const CHECKS = sortedChecks([
  aliases,
  boxes,
  brokenLinks,
  collisions,
  copies,
  dates,
  goneChoices,
  headings,
  home,
  indentedText,
  insecureLinks,
  lines,
  links,
  marks,
  meantLinks,
  meantPictures,
  nothingVisible,
  own,
  pictures,
  publicFiles,
  publishedAddresses,
  references,
  relativeDates,
  tableCells,
  texts,
  translations,
  unclosedComment,
  unclosedFence,
  unlinkedPages,
]);

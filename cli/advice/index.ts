/** What is loaded when there is something to say. It answers what the phases ask, and they import nothing of it. */

import * as brokenLinks from '../checks/broken-links/advice/index.ts';
import { brokenLinkAdvice } from '../checks/broken-links/index.ts';
import * as goneChoice from '../checks/gone-choices/advice/index.ts';
import { goneChoices } from '../checks/gone-choices/index.ts';
import * as intendedPages from '../checks/link-suggestions/advice/index.ts';
import { intendedPage } from '../checks/link-suggestions/index.ts';
import * as inlineMistakes from '../checks/marks/advice/index.ts';
import { leftMarks } from '../checks/marks/index.ts';
import * as findMoved from '../checks/published-addresses/advice/index.ts';
import { movedPages } from '../checks/published-addresses/index.ts';
import { asBrowsersRead } from '../core/bodies/html/as-browsers-read.ts';
import { ownHtml } from '../core/bodies/html/environment.ts';
import { replaceHtml } from '../core/bodies/html/replacement.ts';
import { htmlPieces } from '../core/bodies/html/tokenize.ts';
import { repair } from '../core/entries/read-entry.ts';
import * as repairs from '../core/entries/repair.ts';
import * as hosts from '../core/files/hosts/index.ts';
import { hostFiles } from '../core/files/static-files.ts';
import { meant } from '../core/parse/meant.ts';
import { explained } from '../core/validate/explained.ts';
import * as programs from '../diagnostics/reporters/for-programs/index.ts';
import { programFormats } from '../diagnostics/reporters/index.ts';
import { emptyAt, fromAjv, notOneOf } from './field-faults/from-ajv.ts';
import { thousandsFault } from './field-faults/number-faults.ts';
import { coverable } from './traps/coverable.ts';
import { fromYaml } from './traps/from-yaml.ts';
import { decoratedName, lineTrap } from './traps/line-traps.ts';

export { indentsOf } from './traps/layout-traps.ts';
export {
  dashedParts,
  decoratedParts,
  holdsField,
  inQuotes,
  isProse,
  mayBeText,
  withoutComment,
} from './traps/line-traps.ts';

meant.provide({ fromYaml, lineTrap, decoratedName, coverable });
explained.provide({ fromAjv, emptyAt, notOneOf, thousandsFault });
leftMarks.provide(inlineMistakes);
brokenLinkAdvice.provide(brokenLinks);
hostFiles.provide(hosts);
ownHtml.provide({ replaceHtml, htmlPieces, asBrowsersRead });
repair.provide(repairs);
movedPages.provide(findMoved);
intendedPage.provide(intendedPages);
goneChoices.provide(goneChoice);
programFormats.provide(programs);

/** What is loaded for bodies with HTML or marks that show as text, as real ones have; the rest of `advice/` is not needed for these. */
import * as inlineMistakes from '../checks/marks/advice/index.ts';
import { leftMarks } from '../checks/marks/index.ts';
import { asBrowsersRead, htmlPieces, ownHtml, replaceHtml } from '../core/bodies/html/index.ts';

leftMarks.provide(inlineMistakes);
ownHtml.provide({ replaceHtml, htmlPieces, asBrowsersRead });

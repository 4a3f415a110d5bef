/** Advice on HTML and marks in bodies, as most real ones have: loaded without the rest of `advice/`. */
import * as inlineMistakes from '../../checks/marks/advice/index.ts';
import { leftMarks } from '../../checks/marks/index.ts';
import { asBrowsersRead, htmlPieces, ownHtml, replaceHtml } from '../../core/bodies/html/index.ts';

leftMarks.provide(inlineMistakes);
ownHtml.provide({ replaceHtml, htmlPieces, asBrowsersRead });

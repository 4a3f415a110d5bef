// Writes what is derived from content/models/*.schema.json: types, the tables of the editors' guides, editor completion;
// the picture that is shared, from its drawing; the table of checks, and the
// words of all codes. Tests fail when one of them is stale.
import { writeFileSync } from 'node:fs';
import { generateEditorGuides } from './generate-editor-guide.mjs';
import { generateModelTypes } from './generate-model-types.mjs';
import { generatePageSchema } from './generate-page-schema.mjs';
import { generateSharePicture } from './generate-share-picture.mjs';
import { writeWords } from './generate-words.mjs';

const root = new URL('../../', import.meta.url);

writeFileSync(new URL('templates/model.ts', root), await generateModelTypes());
for (const [name, text] of generateEditorGuides()) writeFileSync(new URL(`content/${name}`, root), text);
writeFileSync(new URL('.vscode/page.schema.json', root), generatePageSchema());
writeFileSync(new URL('templates/plan/share-picture.ts', root), await generateSharePicture());
writeWords();

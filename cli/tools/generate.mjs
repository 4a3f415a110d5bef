// Writes what is derived from content/models/*.schema.json: types, the tables of the editors' guide, editor completion.
// Tests fail when one of them is stale.
import { writeFileSync } from 'node:fs';
import { generateEditorGuide } from './generate-editor-guide.mjs';
import { generateModelTypes } from './generate-model-types.mjs';
import { generatePageSchema } from './generate-page-schema.mjs';

const root = new URL('../../', import.meta.url);

writeFileSync(new URL('templates/model.ts', root), await generateModelTypes());
writeFileSync(new URL('content/README.md', root), generateEditorGuide());
writeFileSync(new URL('.vscode/page.schema.json', root), generatePageSchema());

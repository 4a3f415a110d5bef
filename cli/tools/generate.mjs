// Writes all generated files. From content/models/*.schema.json: types, the tables of the editors' guides, editor
// completion; from file names: the tables of templates, widgets and checks; from templates/styles/tokens.css: colours
// for places that style sheets cannot reach; the drawings, the sharing picture and the icons, from theirs; the letters of
// share cards, from a font; the words of all codes. Tests fail when one is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { generateColours } from './generate-colours.mjs';
import { generateModelTypes } from './generate-model-types.mjs';
import { generatePageSchema } from './generate-page-schema.mjs';
import { generateGlyphs, generateIcons, generateSharePicture } from './generate-share-picture.mjs';
import { generateTables } from './generate-tables.mjs';
import { writeWords } from './generate-words.mjs';

const root = new URL('../../', import.meta.url);

writeFileSync(new URL('templates/model.generated.ts', root), await generateModelTypes());
writeFileSync(new URL('.vscode/page.schema.json', root), generatePageSchema());
for (const [name, text] of generateTables()) writeFileSync(new URL(name, root), text);
writeFileSync(new URL('templates/colours.generated.ts', root), generateColours());
const glyphs = new URL('templates/plan/glyphs.generated.ts', root);
writeFileSync(glyphs, await generateGlyphs(readFileSync(glyphs, 'utf8')));
const icons = new URL('templates/plan/icons.generated.ts', root);
writeFileSync(icons, await generateIcons(existsSync(icons) ? readFileSync(icons, 'utf8') : ''));
const picture = new URL('templates/plan/share-picture.generated.ts', root);
writeFileSync(picture, await generateSharePicture(readFileSync(picture, 'utf8')));
writeWords();

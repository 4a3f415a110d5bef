// The fields of content/models/*.schema.json after validation, in TypeScript: templates/model.generated.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { compile } from 'json-schema-to-typescript';

const models = new URL('../../content/models/', import.meta.url);

const banner = `// Generated from content/models/*.schema.json by \`npm run generate\`; change the models instead.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
`;

/** A part that is used several times is one object, and gets one type. */
const parts = new Map();
const once = (part) => {
  const text = JSON.stringify(part);
  return parts.get(text) ?? parts.set(text, part).get(text);
};

/** Validation fills defaults in, so a field with a default is always present. */
function withDefaults(schema) {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return schema;
  const inside = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withDefaults(value)]));
  const { properties } = inside;
  if (!properties) return once(inside);
  const filled = Object.keys(properties).filter((name) => 'default' in properties[name]);
  return once({ ...inside, required: [...new Set([...(inside.required ?? []), ...filled])] });
}

/** @returns {Promise<object[]>} the models without references, as the engine reads them */
async function ownModels() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../core/models/compile/definitions.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const { withDefinitions } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  const written = readdirSync(models)
    .sort()
    .map((name) => [
      name.replace('.schema.json', ''),
      JSON.parse(readFileSync(new URL(name, models), 'utf8')),
    ]);
  return [...withDefinitions(new Map(written)).models.values()];
}

/** @returns {Promise<string>} the required text of templates/model.generated.ts */
export async function generateModelTypes() {
  const types = [];
  for (const schema of await ownModels()) {
    const options = { bannerComment: '', ignoreMinAndMaxItems: true };
    types.push(await compile(withDefaults(schema), schema.title, options));
  }
  return `${banner}\n${types.join('\n')}`;
}

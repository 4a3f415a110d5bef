// The fields of content/models/*.schema.json after validation, in TypeScript: templates/model.generated.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const models = new URL('../../content/models/', import.meta.url);

const banner = `// Generated from content/models/*.schema.json by \`npm run generate\`; change the models instead.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
`;

/** Validation fills defaults in, so a field with a default is always present. */
function withDefaults(schema) {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return schema;
  const inside = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withDefaults(value)]));
  const { properties } = inside;
  if (!properties) return inside;
  const filled = Object.keys(properties).filter((name) => 'default' in properties[name]);
  return { ...inside, required: [...new Set([...(inside.required ?? []), ...filled])] };
}

/** @returns {Promise<string>} the required text of templates/model.generated.ts */
export async function generateModelTypes() {
  const parts = [];
  for (const name of readdirSync(models).sort()) {
    if (!name.endsWith('.schema.json')) continue;
    const schema = JSON.parse(readFileSync(new URL(name, models), 'utf8'));
    parts.push(
      await compile(withDefaults(schema), schema.title, {
        bannerComment: '',
        ignoreMinAndMaxItems: true,
        // The title names the type; the file name would add a second alias.
        cwd: fileURLToPath(models),
      }),
    );
  }
  return `${banner}\n${parts.join('\n')}`;
}

// The palette of templates/styles/tokens.css for places that style sheets cannot reach: the browser's frame, the icon,
// drawings.
import { readFileSync } from 'node:fs';

const tokens = new URL('../../templates/styles/tokens.css', import.meta.url);

/** @returns {Map<string, string>} `#RRGGBB` by the name of the custom property, without its dashes */
export function colours() {
  const [, root] = /:root \{([^}]*)\}/.exec(readFileSync(tokens, 'utf8'));
  const found = [...root.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/gi)];
  return new Map(found.map(([, name, hex]) => [name, hex.toUpperCase()]));
}

const camelCase = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** @returns {string} the required text of templates/colours.generated.ts */
export const generateColours =
  () => `// Generated from templates/styles/tokens.css by \`npm run generate\`; change the colours there instead.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated

export const COLOURS = {
${[...colours()].map(([name, hex]) => `  ${camelCase(name)}: '${hex}',\n`).join('')}} as const;
`;

/** @returns {string} a drawing with colours in place of `var(--name)` */
export function resolveColours(drawing) {
  const known = colours();
  return drawing.replace(/var\(--([a-z-]+)\)/g, (_, name) => {
    const hex = known.get(name);
    if (hex === undefined) throw new Error(`templates/styles/tokens.css has no colour --${name}`);
    return hex;
  });
}

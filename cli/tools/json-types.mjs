// Types of JSON modules that packed declarations import, for sites that check the types of their packages.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const types = path.resolve(process.argv[2] ?? '');

/** @returns {string} TypeScript's type of a value in a JSON module */
const typeOf = (value) => {
  if (Array.isArray(value)) return `(${[...new Set(value.map(typeOf))].join(' | ') || 'never'})[]`;
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return `{ ${Object.entries(value)
    .map(([name, one]) => `${JSON.stringify(name)}: ${typeOf(one)}`)
    .join('; ')} }`;
};

for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
  const file = path.join(types, name);
  if (!name.endsWith('.d.ts')) continue;
  const declarations = readFileSync(file, 'utf8');
  const plain = declarations.replace(/(?<=from '\.[^']+)\.json'/g, ".js'");
  if (plain === declarations) continue;
  for (const [, module = ''] of declarations.matchAll(/from '(\.[^']+)\.json'/g)) {
    const json = path.join(path.dirname(name), module);
    const value = JSON.parse(readFileSync(path.join(root, 'cli', `${json}.json`), 'utf8'));
    mkdirSync(path.dirname(path.join(types, json)), { recursive: true });
    writeFileSync(
      path.join(types, `${json}.d.ts`),
      `declare const value: ${typeOf(value)};\nexport default value;\n`,
    );
  }
  writeFileSync(file, plain);
}

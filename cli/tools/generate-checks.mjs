// The table of checks, from the folders of cli/checks: cli/checks/index.ts.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../checks/', import.meta.url));

/** @param {string} name of a folder, such as `table-cells` */
const variable = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** @returns {string} TypeScript */
export function generateChecks() {
  const names = readdirSync(FOLDER, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort();
  return `// Generated from the folders here by \`npm run generate\`: each is a check, and none knows another.
import { sortedChecks } from '../core/build/site-checks.ts';
${names.map((name) => `import ${variable(name)} from './${name}/index.ts';`).join('\n')}

export const CHECKS = sortedChecks([
${names.map((name) => `  ${variable(name)},`).join('\n')}
]);
`;
}

// The checks in the folders of cli/checks: cli/checks/all.generated.ts.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../checks/', import.meta.url));

/** @param {string} name of a folder, such as `table-cells` */
const variable = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** @returns {string} TypeScript */
export function generateChecks() {
  const names = readdirSync(FOLDER, { withFileTypes: true })
    // git leaves an empty folder where a check was.
    .flatMap((entry) =>
      entry.isDirectory() && readdirSync(FOLDER + entry.name).length > 0 ? [entry.name] : [],
    )
    .sort();
  return `// Generated from the folders here by \`npm run generate\`: each is a check, and none knows another.
${names.map((name) => `export { default as ${variable(name)} } from './${name}/index.ts';`).join('\n')}
`;
}

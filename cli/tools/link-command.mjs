// Lets `npx senja` find the command inside this very project: npm links the commands of dependencies, not its own.
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';

const folder = new URL('../../node_modules/.bin/', import.meta.url);
const link = new URL('senja', folder);

try {
  mkdirSync(folder, { recursive: true });
  rmSync(link, { force: true });
  symlinkSync('../../cli/senja.mjs', link);
} catch (error) {
  console.warn(`npx senja will not work here (${error.message}); node cli/senja.mjs does.`);
}

/** Writes and checks files of the measured sites. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {string} folder created if it does not exist
 * @param {Record<string, string>} files texts by path relative to the folder
 */
export function putFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Removes files and folders by path relative to `folder`; missing ones are ignored. */
export function remove(folder, ...names) {
  for (const name of names) rmSync(path.join(folder, name), { recursive: true, force: true });
}

/**
 * A tool that made nothing must not count as a fast one.
 * @param {string} out folder of a built site
 * @param {number} count article pages it must have
 * @param {{ slug: string, text: string } | null} must one that must show a text
 * @returns {string | null} what is wrong
 */
export function faultOf(out, count, must) {
  const articles = path.join(out, 'artikel');
  const made = existsSync(articles)
    ? readdirSync(articles).filter((name) => name.startsWith('artikel-')).length
    : 0;
  if (made !== count) return `made ${made} of ${count} article pages`;
  if (!must) return null;
  const page = readFileSync(path.join(articles, must.slug, 'index.html'), 'utf8');
  return page.includes(must.text) ? null : `does not show the edit of ${must.slug}`;
}

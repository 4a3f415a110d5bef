// The words of every code, from a file for each in `cli/words/`, as what the command and its types are made from.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/**
 * @typedef {{ message: string, hint: string, explanation: string }} Words
 * @typedef {{ severity?: string, id: Words, en: Words, example?: object | null }} Entry
 */

const FOLDER = fileURLToPath(new URL('../words/', import.meta.url));
const LANGUAGES = /** @type {const} */ (['id', 'en']);

/** @returns {[code: string, entry: Entry][]} in the order of codes */
function entries() {
  return readdirSync(FOLDER).flatMap((group) =>
    readdirSync(path.join(FOLDER, group)).map(
      /** @returns {[string, Entry]} */
      (name) => [
        `${group}/${path.basename(name, '.yaml')}`,
        parse(readFileSync(path.join(FOLDER, group, name), 'utf8')),
      ],
    ),
  );
}

/**
 * @template T
 * @param {Entry} entry
 * @param {(words: Words) => T} pick
 */
const inEach = (entry, pick) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, pick(entry[language])]));

/**
 * @param {[code: string, entry: Entry][]} all
 * @param {(entry: Entry) => object} pick
 * @returns {string} JSON, a line for each code
 */
const json = (all, pick) =>
  `{\n${all
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, entry]) => `${JSON.stringify(code)}:${JSON.stringify(pick(entry))}`)
    .join(',\n')}\n}\n`;

/** @returns {[name: string, text: string][]} files of `cli/diagnostics/words/`: failures are apart, as they have no severity */
export function generateWords() {
  const all = entries();
  const diagnostics = all.filter(([, { severity }]) => severity !== undefined);
  const failures = all.filter(([, { severity }]) => severity === undefined);
  return [
    [
      'messages.json',
      json(diagnostics, (entry) => ({
        severity: entry.severity,
        ...inEach(entry, ({ message, hint }) => ({ message, hint })),
      })),
    ],
    [
      'explanations.json',
      json(diagnostics, (entry) => ({
        ...inEach(entry, ({ explanation }) => explanation),
        example: entry.example ?? null,
      })),
    ],
    [
      'failures.json',
      json(failures, (entry) =>
        inEach(entry, ({ message, hint, explanation }) => ({
          title: message,
          long: explanation,
          mend: hint,
        })),
      ),
    ],
  ];
}

// The words of every code, from a file each in `cli/words/` or in the folder of its check, converted to the data and
// types of the command.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { generateChecks } from './generate-checks.mjs';

/**
 * @typedef {{ message: string, hint: string, explanation: string }} Words
 * @typedef {Record<'id' | 'en', string>} Phrase
 * @typedef {Record<'id' | 'en', Pick<Words, 'message' | 'hint'>>} Messages
 * @typedef {{ severity?: string, id: Words, en: Words, example?: object | null, messages?: Messages | Record<string, Messages>,
 *   reasons?: Record<string, Phrase> }} Entry
 */

const WORDS = fileURLToPath(new URL('../words/', import.meta.url));
/** Words of commands, a file per subject; all other files belong to codes. */
const COMMANDS = 'commands';
/** Of these, the words of the script in the browser, and of the page of the editor. */
const BROWSER = 'browser.yaml';
const EDITOR = 'editor.yaml';
/** Each action of the editor has words of its own: those of its page, and of its server. */
const ACTIONS = fileURLToPath(new URL('../edit/actions/', import.meta.url));
const CHECKS = fileURLToPath(new URL('../checks/', import.meta.url));
/** @type {Readonly<Record<string, 'page' | 'server'>>} */
const SIDES = { [EDITOR]: 'page', 'edit.yaml': 'server' };
const LANGUAGES = /** @type {const} */ (['id', 'en']);

/** @type {(folder: string) => string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));

/** @type {(file: string) => any} */
const read = (file) => parse(readFileSync(file, 'utf8'));

/** @returns {[code: string, entry: Entry][]} in the order of codes */
function entries() {
  /** `links/markdown.no-address.yaml` → `markdown/no-address` @type {(name: string) => string} */
  const codeOf = (name) => path.basename(name, '.yaml').replace('.', '/');
  /** @type {[code: string, entry: Entry][]} */
  const all = [
    ...filesIn(WORDS)
      .filter((name) => path.dirname(name) !== COMMANDS)
      .map(
        /** @returns {[string, Entry]} */
        (name) => [name.slice(0, -'.yaml'.length).replaceAll(path.sep, '/'), read(path.join(WORDS, name))],
      ),
    ...filesIn(CHECKS).map(
      /** @returns {[string, Entry]} */
      (name) => [codeOf(name), read(path.join(CHECKS, name))],
    ),
  ];
  const codes = new Set();
  /** @type {Map<string, string>} */
  const explained = new Map();
  for (const [code, entry] of all) {
    if (codes.has(code))
      throw new Error(`Two files have the words of ${code}: name the copied file after a code of its own.`);
    codes.add(code);
    for (const language of LANGUAGES) {
      const { explanation } = entry[language];
      const other = explained.get(explanation);
      if (other)
        throw new Error(
          `${other} and ${code} have the same explanation (${language}): write new words in the copied file.`,
        );
      explained.set(explanation, code);
    }
  }
  return all;
}

/**
 * @template T
 * @param {Entry} entry
 * @param {(words: Words) => T} pick
 */
const inEach = (entry, pick) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, pick(entry[language])]));

/**
 * @template T
 * @param {[key: string, entry: T][]} all
 * @param {(entry: T) => object} pick
 * @returns {string} JSON, a line for each key
 */
const json = (all, pick) =>
  `{\n${all
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => `${JSON.stringify(key)}:${JSON.stringify(pick(entry))}`)
    .join(',\n')}\n}\n`;

/**
 * @param {Phrase | Messages} texts
 * @returns {object} the texts with the names of their placeholders, from which types are derived
 */
function withParams(texts) {
  const names = [...JSON.stringify(texts).matchAll(/\{(\w+)[|}]/g)].map(([, name]) => [name, '']);
  return { params: Object.fromEntries(names), ...texts };
}

/** @type {(all: [code: string, entry: Entry][]) => [key: string, texts: Messages][]} */
const messagesOf = (all) =>
  all.flatMap(([code, { messages = {} }]) =>
    'id' in messages
      ? [[code, messages]]
      : Object.entries(messages).map(([variant, texts]) => [`${code}:${variant}`, texts]),
  );

/** @type {(side: 'page' | 'server', phrases: Record<string, Phrase>) => [key: string, phrase: Phrase][]} */
function withActions(side, phrases) {
  const all = new Map(Object.entries(phrases));
  for (const file of filesIn(ACTIONS))
    for (const [key, phrase] of Object.entries(read(path.join(ACTIONS, file))[side] ?? {})) {
      if (all.has(key)) throw new Error(`${file}: there are words named ${key} already.`);
      all.set(key, phrase);
    }
  return [...all];
}

/** @type {(all: [code: string, entry: Entry][]) => [key: string, phrase: Phrase][]} */
const phrasesOf = (all) => [
  ...all.flatMap(([code, { reasons = {} }]) =>
    Object.entries(reasons).map(([name, phrase]) => [`${code}:${name}`, phrase]),
  ),
  ...filesIn(path.join(WORDS, COMMANDS)).flatMap((name) => {
    if (name === BROWSER) return [];
    const phrases = read(path.join(WORDS, COMMANDS, name));
    return (SIDES[name] ? withActions(SIDES[name], phrases) : Object.entries(phrases)).map(
      /** @returns {[string, Phrase]} */
      ([key, phrase]) => [`${path.basename(name, '.yaml')}.${key}`, phrase],
    );
  }),
];

/** @returns {string} JSON: by language, the words of the script in the browser */
function browserWords() {
  /** @type {[key: string, phrase: Phrase][]} */
  const phrases = Object.entries(read(path.join(WORDS, COMMANDS, BROWSER)));
  return json(
    LANGUAGES.map((language) => [language, phrases.map(([key, phrase]) => [key, phrase[language]])]),
    Object.fromEntries,
  );
}

/** @returns {string} JSON: the words of the page of the editor */
const editorWords = () => json(withActions('page', read(path.join(WORDS, COMMANDS, EDITOR))), withParams);

/**
 * @returns {[name: string, text: string][]} files of `cli/diagnostics/generated/`: failures are separate, since they have
 *   no severity
 */
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
    // Their types are those of severities that a site may set.
    [
      'advice.json',
      json(
        diagnostics.filter(([, { severity }]) => severity !== 'error'),
        ({ severity }) => severity,
      ),
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
    ['failure-messages.json', json(messagesOf(all), withParams)],
    ['phrases.json', json(phrasesOf(all), withParams)],
  ];
}

/** Writes the files generated from checks and words, if they have changed. */
export function writeWords() {
  const root = new URL('../', import.meta.url);
  for (const [name, text] of [
    ['checks/all.generated.ts', generateChecks()],
    ['in-browser/words.generated.json', browserWords()],
    ['edit/app/words/words.generated.json', editorWords()],
    ...generateWords().map(([file, words]) => [`diagnostics/generated/${file}`, words]),
  ]) {
    const file = new URL(name ?? '', root);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text ?? '');
  }
}

/**
 * Assigns frames of a CPU profile to parts of senja. The compiled command is a bundle, in which esbuild writes a
 * comment with the path before each module; the last one above a function names its module.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const TEMPLATES = 'react-dom and templates';
const PACKAGES = {
  yaml: 'yaml',
  'markdown-it': 'markdown-it',
  'linkify-it': 'markdown-it',
  mdurl: 'markdown-it',
  'uc.micro': 'markdown-it',
  entities: 'markdown-it',
  'gray-matter': 'gray-matter',
  'section-matter': 'gray-matter',
  ajv: 'ajv',
};

/** A comment before a module, or the line that opens it; packages may be linked from elsewhere. */
const MODULE = /^\s*(?:\/\/ |")(?:\S*?\/)?((?:node_modules|cli|templates|client)\/[^\s"]+)(?:"\(.*)?$/;

/** @returns {(line: number) => string | null} the path of the module at a line (from 0) of a bundle */
function modulesOf(file) {
  const marks = [];
  for (const [line, text] of readFileSync(file, 'utf8').split('\n').entries()) {
    const found = MODULE.exec(text);
    if (found) marks.push({ line, module: found[1] });
  }
  return (line) => marks.findLast((mark) => mark.line <= line)?.module ?? null;
}

/** By file, for each bundle with frames. */
const bundles = new Map();

function areaOfModule(module) {
  if (module === null) return 'other';
  const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
  return name === undefined ? 'senja’s own' : (PACKAGES[name] ?? 'other');
}

/**
 * @typedef {{ functionName: string, url: string, lineNumber: number }} Frame of a .cpuprofile
 */

/**
 * @param {Frame} frame
 * @returns {string | null} the path of its module, if that is in a bundle
 */
export function moduleOf({ url, lineNumber }) {
  if (!url.startsWith('file:')) return null;
  const file = fileURLToPath(url);
  if (!bundles.has(file)) bundles.set(file, modulesOf(file));
  return bundles.get(file)(lineNumber);
}

/**
 * @param {Frame} frame
 * @returns {string | null} the area, or null for a native function, which belongs to its caller
 */
export function areaOf(frame) {
  const { functionName, url } = frame;
  if (functionName === '(garbage collector)') return 'gc';
  if (functionName === '(idle)') return 'idle';
  if (functionName === '(program)' || functionName === '(root)') return 'other';
  if (url.includes('senja-templates')) return TEMPLATES;
  if (/^node:(?:internal\/)?fs/.test(url)) return 'fs';
  if (url.startsWith('node:')) return 'other';
  if (!url.startsWith('file:')) return url === '' ? null : 'other';
  return areaOfModule(moduleOf(frame));
}

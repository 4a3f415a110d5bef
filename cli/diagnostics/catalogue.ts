/** Every code senja can give, with its texts in both languages. Codes are permanent. */
import { CODE } from './messages/code.ts';
import { CONTENT } from './messages/content.ts';
import type { Entry } from './messages/entry.ts';
import { FILE } from './messages/file.ts';
import { MARKDOWN } from './messages/markdown.ts';
import { SITE } from './messages/site.ts';
import { YAML } from './messages/yaml.ts';

const ENTRIES = { ...FILE, ...YAML, ...CONTENT, ...MARKDOWN, ...SITE, ...CODE };

export type Code = keyof typeof ENTRIES;

export const CATALOGUE: Readonly<Record<Code, Entry>> = ENTRIES;

/** Every code senja can give, with its texts in both languages. Codes are permanent. */
import { CONTENT } from './messages/content.ts';
import type { Entry } from './messages/entry.ts';
import { FILE } from './messages/file.ts';
import { SITE } from './messages/site.ts';
import { YAML } from './messages/yaml.ts';

const ENTRIES = { ...FILE, ...YAML, ...CONTENT, ...SITE };

export type Code = keyof typeof ENTRIES;

export const CATALOGUE: Readonly<Record<Code, Entry>> = ENTRIES;

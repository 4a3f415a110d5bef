import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { TemplateName } from '../../../templates/template.ts';

const pages = path.resolve(import.meta.dirname, '../../../templates/pages');

/** The templates, which are named for their files. */
export const TEMPLATE_NAMES = readdirSync(pages).map((file) => path.basename(file, '.tsx') as TemplateName);

/** @returns the result for each template, by name */
export const forEachTemplate = <T>(make: (name: string) => T): Record<TemplateName, T> =>
  Object.fromEntries(TEMPLATE_NAMES.map((name) => [name, make(name)])) as Record<TemplateName, T>;

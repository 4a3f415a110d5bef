/** Every widget of the site by name, found by file name as in the engine. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { WidgetName } from 'senja/react';
import type { WidgetModule, WidgetModules } from '../../cli/site/client/props.ts';
import { registerWidgets } from '../../cli/site/react/widget.tsx';

const folder = path.resolve(import.meta.dirname, '../../client/widgets');
const files = readdirSync(folder).filter((file) => file.endsWith('.tsx'));

const modules = Object.fromEntries(
  await Promise.all(
    files.map(async (file) => [path.basename(file, '.tsx'), await import(path.join(folder, file))] as const),
  ),
) as WidgetModules;

registerWidgets(modules);

export const WIDGET_NAMES = Object.keys(modules).sort() as WidgetName[];

/** @returns the exports of a widget's file */
export const moduleOf = (name: WidgetName) => modules[name] as WidgetModule<never>;

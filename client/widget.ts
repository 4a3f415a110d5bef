/** What a widget is given, by its name: told by its component. */
import type { registry } from './registry.ts';

type Widgets = typeof registry;

export type WidgetName = keyof Widgets;

/** Props of every widget; all survive JSON. */
export type WidgetProps = {
  [Name in WidgetName]: Parameters<Widgets[Name]> extends [infer Props extends object]
    ? Props
    : Record<string, never>;
};

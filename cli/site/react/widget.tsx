/** A widget in the page: server HTML that the loader can hydrate separately. */

import type { ComponentType } from 'react';
import { identifierPrefix, NUMBER, PROPS, WHEN, WIDGET } from '../client/contract.ts';
import { type WidgetModules, writeProps } from '../client/props.ts';
import { WidgetRoot } from '../client/widget-root.tsx';
import { asHtml } from './as-html.ts';
import { inWidget, nextNumber, noteWidget, starterAddress } from './page-widgets.ts';
import { plainFault } from './plain.ts';
import { rendered } from './rendered.ts';
import { missingError, siteFault } from './site-fault.ts';

declare const NONE: unique symbol;

/** The components of a site's widgets by name. A site's generated types add its own. */
export interface Widgets {
  readonly [NONE]?: never;
}

export type WidgetName = keyof Widgets & string;

/** Props of a widget; all must survive JSON. */
export type WidgetProps<Name extends WidgetName> = Widgets[Name] extends () => unknown
  ? object
  : Widgets[Name] extends (props: infer Props extends object) => unknown
    ? Props
    : never;

/** Any name if the site's widgets are unknown. */
type Named = [WidgetName] extends [never] ? string : WidgetName;

/** When React starts a widget: by default at the first touch of it. */
export type WidgetStart = 'touch' | 'visible' | 'load';

type PlaceProps<Name extends Named> = { name: Name; when?: WidgetStart } & (Name extends WidgetName
  ? WidgetProps<Name>
  : Readonly<Record<string, unknown>>);

/** Null as long as nothing has registered them: a component is then rendered without senja. */
let modules: WidgetModules | null = null;

/** Called once, by the module that senja generates from the files in `client/widgets/`. */
export function registerWidgets(all: WidgetModules): void {
  modules = all;
}

const STARTS: readonly unknown[] = ['touch', 'visible', 'load'] satisfies WidgetStart[];

/** Rendered as a root of its own, so that useId counts from the start, as hydrateRoot will. */
function htmlOf(name: string, props: object, prefix: string): string {
  const component = modules?.[name]?.default as ComponentType<never>;
  const root = <WidgetRoot<never> name={name} component={component} props={props as never} />;
  return inWidget(() => rendered(root, { identifierPrefix: prefix }));
}

/**
 * Shows the widget in `client/widgets/<name>.tsx`. The page contains its HTML and its props; React is fetched when it
 * is touched or, with `when`, when it is visible or the page has loaded.
 * @throws for a name without a file, and props that JSON would change
 */
export function Widget<Name extends Named>({ name, when = 'touch', ...props }: PlaceProps<Name>) {
  if (typeof name !== 'string')
    throw siteFault({ en: '“Widget” has no name', id: '“Widget” tidak punya name' });
  if (!modules)
    throw siteFault({
      en: `“${name}” is a widget, which only senja finds; in a test, call provideParts({ widgets: { … } }) of senja/react first`,
      id: `“${name}” sebuah widget, yang hanya ditemukan senja; dalam uji, panggil dulu provideParts({ widgets: { … } }) dari senja/react`,
    });
  const module = Object.hasOwn(modules, name) ? modules[name] : undefined;
  if (!module?.default) throw missingError('widget', name);
  if (!STARTS.includes(when))
    throw siteFault({
      en: `“when” of the widget “${name}” must be “touch”, “visible” or “load”`,
      id: `“when” pada widget “${name}” harus “touch”, “visible”, atau “load”`,
    });
  const fault = plainFault(props);
  if (fault !== null)
    throw siteFault({
      en: `${fault.en}, but the props of the widget “${name}” must be plain data`,
      id: `${fault.id}, padahal isian widget “${name}” harus berupa data biasa`,
    });
  const count = nextNumber(name);
  const number = count > 1 ? count : null;
  const html = htmlOf(name, props, identifierPrefix(name, number));
  noteWidget(name, html);
  const written = { [PROPS]: writeProps(module, props as never), [NUMBER]: number };
  const inPage = { [WIDGET]: name, ...written, ...asHtml(html) };
  if (when === 'touch' || written[PROPS] === undefined) return <div {...inPage} />;
  return (
    <>
      {/* React moves it to the head, once for all. */}
      <script async src={starterAddress()} />
      <div {...inPage} {...{ [WHEN]: when }} />
    </>
  );
}

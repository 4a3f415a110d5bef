/** A widget in the page: server HTML that the loader can hydrate separately. */
import { renderToString } from 'react-dom/server';
import { identifierPrefix, PROPS, WIDGET } from '../client/contract.ts';
import { type WidgetModules, writeProps } from '../client/props.ts';
import { WidgetRoot } from '../client/widget-root.tsx';
import { asHtml } from './as-html.ts';
import { missingError } from './missing.ts';
import { plainFault } from './plain.ts';
import { siteFault } from './site-fault.ts';

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

type PlaceProps<Name extends Named> = { name: Name } & (Name extends WidgetName
  ? WidgetProps<Name>
  : Readonly<Record<string, unknown>>);

let modules: WidgetModules = {};

/** Called once, by the module that senja generates from the files in `client/widgets/`. */
export function registerWidgets(all: WidgetModules): void {
  modules = all;
}

/**
 * Shows the widget in `client/widgets/<name>.tsx`. The page contains its HTML and its props; React is fetched when it
 * is touched.
 * @throws for a name without a file, and props that JSON would change
 */
export function Widget<Name extends Named>({ name, ...props }: PlaceProps<Name>) {
  if (typeof name !== 'string')
    throw siteFault({ en: '“Widget” has no name', id: '“Widget” tidak punya name' });
  const module = Object.hasOwn(modules, name) ? modules[name] : undefined;
  if (!module?.default) throw missingError('widget', name);
  const fault = plainFault(props);
  if (fault !== null)
    throw siteFault({
      en: `${fault.en}, but the props of the widget “${name}” must be plain data`,
      id: `${fault.id}, padahal isian widget “${name}” harus berupa data biasa`,
    });
  // Rendered as a root of its own, so that useId counts from the start, as hydrateRoot will.
  const html = renderToString(
    <WidgetRoot<never> name={name} component={module.default} props={props as never} />,
    { identifierPrefix: identifierPrefix(name) },
  );
  return <div {...{ [WIDGET]: name, [PROPS]: writeProps(module, props as never) }} {...asHtml(html)} />;
}

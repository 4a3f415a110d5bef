/** A widget's place in the page: server HTML that the loader can hydrate alone. */
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  identifierPrefix,
  MODULE,
  PROPS,
  WIDGET,
  type WidgetName,
  type WidgetProps,
} from '../../client/contract.ts';
import { registry } from '../../client/registry.ts';
import { WidgetRoot } from '../../client/widget-root.tsx';
import type { SiteView } from '../contract.ts';
import { asHtml } from './as-html.ts';

interface Props<Name extends WidgetName> {
  name: Name;
  props: WidgetProps[Name];
  site: SiteView;
}

export function Widget<Name extends WidgetName>({ name, props, site }: Props<Name>) {
  // Rendered as a root of its own, so that useId counts from the start, as hydrateRoot will.
  const html = renderToString(
    <WidgetRoot name={name} component={registry[name] as ComponentType<WidgetProps[Name]>} props={props} />,
    { identifierPrefix: identifierPrefix(name) },
  );
  return (
    <div
      {...{
        [WIDGET]: name,
        [PROPS]: JSON.stringify(props),
        [MODULE]: site.assets.widgets[name],
      }}
      {...asHtml(html)}
    />
  );
}

/** A widget's place in the page: server HTML that the loader can hydrate alone. */
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { identifierPrefix, PROPS, WIDGET, type WidgetName, type WidgetProps } from '../../client/contract.ts';
import { writeProps } from '../../client/props.ts';
import { registry } from '../../client/registry.ts';
import { WidgetRoot } from '../../client/widget-root.tsx';
import { asHtml } from './as-html.ts';

interface Props<Name extends WidgetName> {
  name: Name;
  props: WidgetProps[Name];
}

export function Widget<Name extends WidgetName>({ name, props }: Props<Name>) {
  // Rendered as a root of its own, so that useId counts from the start, as hydrateRoot will.
  const html = renderToString(
    <WidgetRoot name={name} component={registry[name] as ComponentType<WidgetProps[Name]>} props={props} />,
    { identifierPrefix: identifierPrefix(name) },
  );
  return (
    <div
      {...{
        [WIDGET]: name,
        [PROPS]: writeProps(name, props),
      }}
      {...asHtml(html)}
    />
  );
}

/** A widget's place in the page: server HTML that the loader can hydrate alone. */
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { identifierPrefix, PROPS, WIDGET } from '../../client/contract.ts';
import { writeProps } from '../../client/props.ts';
import { registry } from '../../client/registry.ts';
import type { WidgetName, WidgetProps } from '../../client/widget.ts';
import { WidgetRoot } from '../../client/widget-root.tsx';
import { asHtml } from './as-html.ts';

const components: { readonly [Name in WidgetName]: ComponentType<WidgetProps[Name]> } = registry;

interface Props<Name extends WidgetName> {
  name: Name;
  props: WidgetProps[Name];
}

export function Widget<Name extends WidgetName>({ name, props }: Props<Name>) {
  // Rendered as a root of its own, so that useId counts from the start, as hydrateRoot will.
  const html = renderToString(<WidgetRoot name={name} component={components[name]} props={props} />, {
    identifierPrefix: identifierPrefix(name),
  });
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

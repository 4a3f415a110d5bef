/** How props come from the server to the browser: in the widget's place in the page, and what stands there anyway, once. */
import { PROPS, WIDGET } from './contract.ts';
import { linksIn } from './parts/menu-links.tsx';
import type { WidgetName, WidgetProps } from './widget.ts';

/** @returns text for `data-props`; undefined where React has nothing to add to the HTML and is never fetched */
export function writeProps<Name extends WidgetName>(
  name: Name,
  props: WidgetProps[Name],
): string | undefined {
  if (name === 'search-box' && 'index' in props && props.index === null) return undefined;
  if (name === 'newsletter-box' && 'endpoint' in props && props.endpoint === null) return undefined;
  if (name === 'load-more') return JSON.stringify({ ...props, listId: undefined, step: undefined });
  return JSON.stringify(name === 'mobile-menu' || name === 'navigation-menu' ? {} : props);
}

/** @param element of a widget as the server wrote it, with its `data-props` */
export function readProps(element: Element): WidgetProps[WidgetName] {
  const name = element.getAttribute(WIDGET) as WidgetName;
  const lists = [...element.querySelectorAll('ul')].map(linksIn);
  if (name === 'navigation-menu') return { pages: lists[0] ?? [] };
  if (name === 'mobile-menu')
    return { categories: lists[lists.length - 2] ?? [], pages: lists[lists.length - 1] ?? [] };
  const props = JSON.parse(element.getAttribute(PROPS) ?? '{}');
  if (name !== 'load-more') return props;
  const { name: listId, value } = element.querySelector('button') as HTMLButtonElement;
  return { ...props, listId, step: Number(value) };
}

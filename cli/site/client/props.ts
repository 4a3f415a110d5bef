/** Passes a widget's props from the server to the browser: as JSON in the page, or in the widget's own way. */
import type { ComponentType } from 'react';
import { PROPS } from './contract.ts';

/** Exports of a widget's file. Without `write` and `read`, all props go into the page. */
export interface WidgetModule<Props extends object = object> {
  default: ComponentType<Props>;
  /** @returns the props that the browser needs as data; undefined if React adds nothing to the HTML */
  write?: (props: Props) => object | undefined;
  /**
   * @param element the widget in the server's HTML
   * @param written the result of `write`
   * @returns all props, as they were on the server
   */
  read?: (element: Element, written: object) => Props;
}

/** Widgets by name, whatever props each takes. */
export type WidgetModules = Readonly<Record<string, WidgetModule<never>>>;

/** @returns text for `data-props`; undefined if React adds nothing to the HTML and is never fetched */
export function writeProps<Props extends object>(
  { write }: Pick<WidgetModule<Props>, 'write'>,
  props: Props,
): string | undefined {
  return JSON.stringify(write ? write(props) : props);
}

/** @param element of a widget in the server's HTML, with its `data-props` */
export function readProps<Props extends object>(
  { read }: Pick<WidgetModule<Props>, 'read'>,
  element: Element,
): Props {
  const written = JSON.parse(element.getAttribute(PROPS) ?? '{}');
  return read ? read(element, written) : written;
}

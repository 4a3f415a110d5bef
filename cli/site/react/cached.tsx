/**
 * Parts that many pages show, rendered once for all that give them the same props. While a page is rendered an empty
 * element stands in the place of such a part, and in the end its HTML: the page has the same bytes as without.
 */
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { spoken } from 'senja/words';

/** Parts held between two pages at most, those that were made last. */
const MOST = 1000;
/** Begins the ids that a part asks React for. In a page an id tells where its component stands. */
const PREFIX = 'senja-cached-';
/** Elements that React moves to the head of a page, or tells of there, and ids. */
const NOT_ALONE = new RegExp(`<(?:link|meta|title|style|script)\\b|${PREFIX}`);

const TAG = 'senja-part';
const PLACES = new RegExp(`<${TAG} id="(\\d+)"></${TAG}>`, 'g');

interface Part {
  id: number;
  /** Null for a part that has to be rendered where it stands. */
  html: string | null;
}

const parts = new Map<string, Part>();
const byId = new Map<number, string>();
const names = new WeakMap<object, string>();
let count = 0;

/** @returns a text that no other value has: of an object, which one it is */
function nameOf(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
  if (!isObject && typeof value !== 'symbol') return `${typeof value} ${Object.is(value, -0) ? '-0' : value}`;
  const known = isObject ? names.get(value) : undefined;
  if (known !== undefined) return known;
  count += 1;
  const name = `#${count}`;
  if (isObject) names.set(value, name);
  return name;
}

/** A text at an edge would touch the texts beside it. */
const standsAlone = (html: string): boolean => /^<\w.*>$/s.test(html) && !NOT_ALONE.test(html);

const Nothing = () => null;

function renderedAlone(element: ReactElement): string {
  const html = withParts(renderToString(element, { identifierPrefix: PREFIX }));
  // Else React takes the ids that were asked for in there for ones of the component that is being rendered round it.
  renderToString(<Nothing />);
  return html;
}

function partOf<Props extends object>(Component: ComponentType<Props>, props: Props): Part {
  const named = Object.entries(props).map(([name, value]) => `${name} ${nameOf(value)}`);
  const key = [spoken(), nameOf(Component), ...named].join('\n');
  const known = parts.get(key);
  if (known) return known;
  const html = renderedAlone(<Component {...props} />);
  count += 1;
  const part = { id: count, html: standsAlone(html) ? html : null };
  parts.set(key, part);
  if (part.html !== null) byId.set(part.id, part.html);
  return part;
}

/**
 * @param Component made from its props and the language of the page alone: from no context, clock or chance
 * @returns the same component; what is given for its props must never change within
 */
export function cached<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function Cached(props: Props) {
    const { id, html } = partOf(Component, props);
    return html === null ? <Component {...props} /> : createElement(TAG, { id });
  };
}

/** @returns HTML with the parts in their places */
export const withParts = (html: string): string =>
  html.replace(PLACES, (_, id) => byId.get(Number(id)) ?? '');

/** Forgets the oldest parts. Called between pages: one that is being rendered needs those that it has named. */
export function forgetParts(): void {
  for (const [key, { id }] of parts) {
    if (parts.size <= MOST) return;
    parts.delete(key);
    byId.delete(id);
  }
}

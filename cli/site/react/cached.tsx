/**
 * Parts shown on many pages, rendered once for all pages with the same props. React renders an empty element in place
 * of such a part, which is replaced by its HTML at the end: the page has the same bytes as without.
 */
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { currentLanguage } from 'senja/words';
import { withPieces } from './body.tsx';
import { countAgain, countedIn, uncount } from './page-widgets.ts';

/** Maximum number of cached parts between two pages; the latest ones are kept. */
const MOST = 1000;
/** Prefix of the ids that a part requests from React. In a page, an id depends on its component's position. */
const PREFIX = 'senja-cached-';
/** Elements that React moves to the head of a page or mentions there, fallbacks, and ids. */
const NOT_ALONE = new RegExp(`<(?:link|meta|title|style|script)\\b|<!--\\$!-->|${PREFIX}`);

const TAG = 'senja-part';
const OPEN = `<${TAG} id="`;
const CLOSE = `"></${TAG}>`;
const PLACES = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g');

interface Part {
  id: number;
  /** Null for a part that must be rendered in place. */
  html: string | null;
  /** Its widgets, which must have the same numbers in each page that it is part of. */
  widgets: ReturnType<typeof countedIn>[1];
}

const IN_PLACE: Part = { id: 0, html: null, widgets: [] };

/** Length from which on a part is a piece of its own in a page; for shorter ones that takes longer than it saves. */
const WORTH_A_PIECE = 1000;

const parts = new Map<string, Part>();
const byId = new Map<number, string>();
const names = new WeakMap<object, string>();
let count = 0;

/** @returns a text that is unique for a value; for an object, its identity */
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

/** Text at an edge would join the adjacent text. */
const isWhole = (html: string): boolean => /^<\w.*>$/s.test(html) && !NOT_ALONE.test(html);

/** Rendered last: React would attribute the ids that a component before it requests to the one around the part. */
const Nothing = () => null;

function renderedAlone(element: ReactElement): string {
  const alone = (
    <>
      {element}
      <Nothing />
    </>
  );
  return withParts(withPieces(renderToString(alone, { identifierPrefix: PREFIX })));
}

function partOf<Props extends object>(Component: ComponentType<Props>, props: Props): Part {
  const named = Object.entries(props).map(([name, value]) => `${name} ${nameOf(value)}`);
  const key = [currentLanguage(), nameOf(Component), ...named].join('\n');
  const known = parts.get(key);
  if (known) return known.html !== null && countAgain(known.widgets) ? known : IN_PLACE;
  const [html, widgets] = countedIn(() => renderedAlone(<Component {...props} />));
  const isAlone = isWhole(html);
  if (!isAlone) uncount(widgets);
  count += 1;
  const part = { id: count, html: isAlone ? html : null, widgets };
  parts.set(key, part);
  if (part.html !== null) byId.set(part.id, part.html);
  return part;
}

/**
 * @param Component depends only on its props and the language of the page: on no context, clock or chance
 * @returns the same component; values passed as its props must be immutable
 */
export function cached<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function Cached(props: Props) {
    const { id, html } = partOf(Component, props);
    return html === null ? <Component {...props} /> : createElement(TAG, { id });
  };
}

/** @returns HTML with the parts inserted */
export const withParts = (html: string): string =>
  html.replace(PLACES, (_, id) => byId.get(Number(id)) ?? '');

/** @returns the pieces of which a page is made: at even positions its own, at odd ones long parts */
export function piecesOf(html: string): string[] {
  const [first = '', ...rest] = html.split(OPEN);
  const pieces = [first];
  for (const one of rest) {
    const end = one.indexOf(CLOSE);
    const part = byId.get(Number(one.slice(0, end))) ?? '';
    const next = one.slice(end + CLOSE.length);
    if (part.length < WORTH_A_PIECE) pieces.push(`${pieces.pop()}${part}${next}`);
    else pieces.push(part, next);
  }
  return pieces;
}

const inlined = { script: new Map<string, number>(), style: new Map<string, number>() };

/** An inline script or style sheet, the same on many pages. */
export function Inlined({ as: tag, text }: { as: keyof typeof inlined; text: string }) {
  const known = inlined[tag];
  let id = known.get(text);
  if (id === undefined) {
    // Each change of a site under `senja dev` brings others.
    if (known.size >= MOST) {
      for (const old of known.values()) byId.delete(old);
      known.clear();
    }
    count += 1;
    id = count;
    known.set(text, id);
    byId.set(id, `<${tag}>${text}</${tag}>`);
  }
  return createElement(TAG, { id });
}

/** Evicts the oldest parts. Called between pages: one that is being rendered needs the parts it refers to. */
export function forgetParts(): void {
  for (const [key, { id }] of parts) {
    if (parts.size <= MOST) return;
    parts.delete(key);
    byId.delete(id);
  }
}

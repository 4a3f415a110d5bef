/**
 * The Markdown body of a page. Its HTML may hold components: the site's boxes, and widgets. They are rendered as part of
 * the page around them; the HTML between them is inserted at the end, since React knows no HTML without an element.
 */
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import type { PictureView } from '../../core/stages/parts.ts';
import type { BodyView } from '../../core/stages/views.ts';
import { asHtml } from './as-html.ts';
import { PICTURE_KEY, picturesInGroup } from './picture-key.ts';
import { missingError } from './site-fault.ts';
import { Widget } from './widget.tsx';

/** Modules of the site's boxes by name. */
export type BoxModules = Readonly<Record<string, { default?: ComponentType<never> }>>;

/** What `core/bodies/boxes/boxes.ts` writes for a component; its title is for readers of text. */
const TAG =
  /<senja-box kind="(box|widget)" name="([^"]*)" props="([^"]*)"(?: pictures="([^"]*)")?>(?:\n<senja-title>[^<]*<\/senja-title>\n)?|<\/senja-box>/g;
const PIECE = /<senja-html id="(\d+)"><\/senja-html>/g;

let modules: BoxModules = {};
let pieces: string[] = [];

/** Called once, by the module that senja generates from the files in `templates/boxes/`. */
export function registerBoxes(all: BoxModules): void {
  modules = all;
}

const showsBoxes = (html: string): boolean => html.includes('<senja-box ');

/** Called before each page: pieces are only of the page that is being rendered. */
export function forgetPieces(): void {
  pieces = [];
}

const pieceOf = (html: string): ReactNode =>
  html.trim() === '' ? null : createElement('senja-html', { id: pieces.push(html) - 1 });

/** HTML next to other children of an element, without an element of its own. It is trusted, as that of `asHtml`. */
export const Markup = ({ html }: { html: string }) => pieceOf(html);

function elementOf(kind: string, name: string, props: object, inside: readonly ReactNode[]): ReactNode {
  if (kind === 'widget') return createElement(Widget, { ...props, name } as never);
  const Box = modules[name]?.default as ComponentType<{ children?: ReactNode }> | undefined;
  if (!Box) throw missingError('box', name);
  const shown = inside.filter((one) => one !== null);
  // Not `createElement`, which would leave out what no JSON shows: the functions for pictures.
  if (shown.length > 1) return jsxs(Box, { ...props, children: shown });
  return jsx(Box, shown.length === 1 ? { ...props, children: shown[0] } : props);
}

/** @returns props with the functions that `Picture` needs of the groups and lists in them */
function withPictures(props: object, views: readonly PictureView[]): object {
  for (const [names, view] of views) {
    const group = names.slice(0, -1).reduce<object>((one, name) => Reflect.get(one, name), props);
    Object.assign(group, { [PICTURE_KEY]: { ...picturesInGroup(group), [names.at(-1) ?? '']: () => view } });
  }
  return props;
}

const read = (data: string) => JSON.parse(decodeURIComponent(data));

/** @returns the HTML of a body as React nodes */
function boxesIn(html: string): ReactNode {
  const open: { kind: string; name: string; props: object; inside: ReactNode[] }[] = [];
  const all: ReactNode[] = [];
  let at = 0;
  for (const { 0: tag, 1: kind, 2: name = '', 3: props = '', 4: pictures = '%5B%5D', index } of html.matchAll(
    TAG,
  )) {
    const around = open.at(-1)?.inside ?? all;
    around.push(pieceOf(html.slice(at, index)));
    at = index + tag.length;
    if (kind !== undefined)
      open.push({ kind, name, props: withPictures(read(props), read(pictures)), inside: [] });
    else {
      const done = open.pop();
      if (done) (open.at(-1)?.inside ?? all).push(elementOf(done.kind, done.name, done.props, done.inside));
    }
  }
  all.push(pieceOf(html.slice(at)));
  return createElement(Fragment, null, ...all);
}

/** @returns rendered HTML with its pieces inserted */
export const withPieces = (html: string): string =>
  pieces.length === 0 ? html : html.replace(PIECE, (_, id) => pieces[Number(id)] ?? '');

/** @returns a page with the components of bodies that a template has inserted as HTML, without `Body` */
export function withBoxes(html: string): string {
  if (!showsBoxes(html)) return html;
  const made = withPieces(renderToString(boxesIn(html), { identifierPrefix: 'box-' }));
  // What React moves to the head stands before everything, since it does not know this one.
  const [page, head] = [made.indexOf('<html'), made.indexOf('</head>')];
  return made.slice(page, head) + made.slice(0, page) + made.slice(head);
}

interface BodyProps {
  of: BodyView;
  className?: string;
}

export const Body = ({ of: { html }, className }: BodyProps) =>
  showsBoxes(html) ? (
    <div className={className}>{boxesIn(html)}</div>
  ) : (
    <div className={className} {...asHtml(html)} />
  );

/** Widgets of a page: each root has ids of its own, whatever is shared between pages. */
import { createElement, type FunctionComponent, lazy, type ReactNode, Suspense, useId } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { cached } from '../../../cli/site/react/cached.tsx';
import type { PageView } from '../../../cli/site/react/page.ts';
import { pageRenderer } from '../../../cli/site/react/renderer.tsx';
import { Widget } from '../../../cli/site/react/widget.tsx';

let widgetContent: () => ReactNode;

const Field: FunctionComponent<{ label: string }> = ({ label }) => {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} />
      {widgetContent()}
    </p>
  );
};
const field = (label: string) =>
  createElement(Widget as FunctionComponent<object>, { key: label, name: 'field', label } as object);

let content: () => ReactNode;

const page = { template: 'home', site: {}, body: { html: '', headings: [] } } as unknown as PageView;
let render: () => string;
beforeEach(() => {
  widgetContent = () => null;
  const parts = {
    templates: { home: { default: () => content() } },
    boxes: {},
    widgets: { field: { default: Field as FunctionComponent<never> } },
    document: (({ children }: { children: ReactNode }) => (
      <html lang="en">
        <body>{children}</body>
      </html>
    )) as FunctionComponent<never>,
  };
  const made = pageRenderer(parts);
  render = () => made(page).join('');
});

const idsIn = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
const numbers = (html: string) =>
  [...html.matchAll(/<div data-widget="field" data-props="[^"]*"([^>]*)>/g)].map(([, more]) => more?.trim());

it('the first of a name needs no number, the others have one', () => {
  content = () => [field('a'), field('b'), field('c')];
  const html = render();
  expect(numbers(html)).toEqual(['', 'data-number="2"', 'data-number="3"']);
  expect(new Set(idsIn(html)).size).toBe(3);
  expect(render()).toBe(html);
});

it('refuses a page that would show a fallback for ever; a widget shows the rest in the browser', () => {
  const Later = lazy(async () => ({ default: () => <b>later</b> }));
  const waiting = (
    <Suspense key="w" fallback={<p>loading</p>}>
      <Later />
    </Suspense>
  );
  content = () => waiting;
  expect(render).toThrow('suspended');
  widgetContent = () => waiting;
  content = () => field('a');
  expect(render()).toContain('<p>loading</p>');
  content = () => [field('a'), waiting];
  expect(render).toThrow('suspended');
  const Shared = cached(() => <section>{waiting}</section>);
  content = () => <Shared />;
  expect(render).toThrow('suspended');
});

it('refuses a start that there is none of', () => {
  content = () =>
    createElement(Widget as FunctionComponent<object>, { name: 'field', when: 'soon' } as object);
  expect(render).toThrow('“when” of the widget “field” must be');
});

it('shared parts count theirs, wherever they stand in a page', () => {
  const Part = ({ label }: { label: string }) => <section>{field(label)}</section>;
  const Nested = ({ label }: { label: string }) => (
    <div>
      <Part label={label} />
      {field(`${label} again`)}
    </div>
  );
  // It begins with a text, so it is rendered in place.
  const Bare = ({ label }: { label: string }) => <>text {field(label)}</>;
  const [Shared, SharedInner, SharedBare] = [cached(Part), cached(Part), cached(Bare)];
  const SharedNested = cached(({ label }: { label: string }) => (
    <div>
      <SharedInner label={label} />
      {field(`${label} again`)}
    </div>
  ));
  const pages: [ReactNode, ReactNode][] = [
    [<Part key="a" label="x" />, <Shared key="a" label="x" />],
    [
      [field('first'), <Part key="a" label="x" />],
      [field('first'), <Shared key="a" label="x" />],
    ],
    [
      [<Part key="a" label="x" />, field('last')],
      [<Shared key="a" label="x" />, field('last')],
    ],
    [
      [<Nested key="a" label="y" />, <Nested key="b" label="y" />, field('last')],
      [<SharedNested key="a" label="y" />, <SharedNested key="b" label="y" />, field('last')],
    ],
    [
      [<Bare key="a" label="z" />, <Bare key="b" label="z" />],
      [<SharedBare key="a" label="z" />, <SharedBare key="b" label="z" />],
    ],
  ];
  for (const [plain, shared] of [...pages, ...pages.reverse()]) {
    content = () => plain;
    const expected = render();
    expect(new Set(idsIn(expected)).size).toBe(idsIn(expected).length);
    content = () => shared;
    expect(render()).toBe(expected);
  }
});

it('leaves the form of an action that is a function to the loader, without React’s own script', () => {
  widgetContent = () => <form action={async () => undefined}>a</form>;
  content = () => [field('a'), <form key="f" action={async () => undefined} />];
  const html = render();
  expect(html).toContain('<form action="javascript:');
  expect(html).not.toContain('<script');
});

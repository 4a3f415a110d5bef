/** Components that a program renders without senja, such as a test of the site. */
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

// Modules of their own: what is provided stays, and other tests in this process provide something else.
vi.resetModules();
const { Body } = await import('../../../cli/site/react/body.tsx');
const { provideParts } = await import('../../../cli/site/react/renderer.tsx');
const { Widget } = await import('../../../cli/site/react/widget.tsx');
const siteWords = await import('senja/words');

/** Types of texts come from a site. */
const say = siteWords.say as (name: string, params: object) => string;
const AnyWidget = Widget as FunctionComponent<object>;
const html =
  '<senja-box kind="box" name="tip" props="%7B%22title%22%3A%22Tea%22%7D"></senja-box><senja-box kind="widget" name="clock" props="%7B%7D"></senja-box>';

function Page() {
  return createElement(
    'main',
    null,
    say('greeting', { name: 'Ani' }),
    createElement(AnyWidget, { name: 'clock' } as object),
    createElement(Body, { of: { html, headings: [] } }),
  );
}

it('says what to write as long as nothing has been provided', () => {
  expect(() => renderToStaticMarkup(createElement(AnyWidget, { name: 'clock' } as object))).toThrow(
    /“clock” is a widget, which only senja finds; in a test, call provideParts\(/,
  );
});

it('show widgets, boxes and texts that are provided, and name a widget that is not', () => {
  const clock = { default: () => createElement('b', null, say('greeting', { name: 'clock' })) };
  const tip = {
    default: ({ title, children }: { title: string; children?: ReactNode }) =>
      createElement('aside', null, title, children),
  };
  const words = { id: { greeting: 'Halo {name}' }, en: { greeting: 'Hello {name}' } };
  const widget = (name: string) => `<div data-widget="clock" data-props="{}"><b>${name} clock</b></div>`;
  for (const [language, greeting] of [
    [undefined, 'Halo'],
    ['en', 'Hello'],
  ] as const) {
    provideParts({ widgets: { clock }, boxes: { tip }, words, ...(language && { language }) });
    expect(renderToStaticMarkup(createElement(Page))).toBe(
      `<main>${greeting} Ani${widget(greeting)}<div><aside>Tea</aside>${widget(greeting)}</div></main>`,
    );
  }
  provideParts({ words });
  expect(() => renderToStaticMarkup(createElement(Page))).toThrow('there is no widget clock');
});

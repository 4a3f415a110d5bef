/** Renders a page as a complete document, with the site's components. */
import { type ComponentType, createElement, isValidElement } from 'react';
import { bringWords, speak } from 'senja/words';
import type { WidgetModules } from '../client/props.ts';
import { type BoxModules, forgetPieces, registerBoxes, withBoxes, withPieces } from './body.tsx';
import { forgetParts, piecesOf } from './cached.tsx';
import { Document, type DocumentProps } from './document.tsx';
import { replaceLazy } from './lazy.ts';
import { oneOfEach } from './one-of-each.ts';
import type { PageView } from './page.ts';
import { hasFallback, inPage } from './page-widgets.ts';
import { Moved } from './pages/moved.tsx';
import { SearchPage } from './pages/search.tsx';
import { rendered, withoutFallbacks } from './rendered.ts';
import { missingError, siteFault } from './site-fault.ts';
import { registerWidgets } from './widget.tsx';
import { withCode } from './with-code.ts';

replaceLazy();

/** Templates that a site need not have. */
const OWN: Readonly<Record<string, ComponentType<never> | undefined>> = { moved: Moved, search: SearchPage };

/** The modules of a site, which are found by file name. */
interface SiteParts {
  /** By the name of their template. */
  templates: Readonly<Record<string, { default?: ComponentType<never> }>>;
  boxes: BoxModules;
  widgets: WidgetModules;
  /** The site's own document, if it has one; null without a default export. */
  document: ComponentType<never> | null | undefined;
}

/** @throws for a default export that is not a component, such as a text or an element */
function checkComponents(
  kind: Parameters<typeof missingError>[0],
  modules: Readonly<Record<string, { default?: unknown }>>,
): void {
  for (const [name, { default: own }] of Object.entries(modules)) {
    const isComponent = typeof own === 'function' || (Object(own) === own && !isValidElement(own));
    if (own !== undefined && !isComponent) throw missingError(kind, name);
  }
}

/** @returns a pure function of the page, which gives its pieces: the same page gives the same bytes */
export function pageRenderer({
  templates,
  boxes,
  widgets,
  document,
}: SiteParts): (page: PageView) => string[] {
  checkComponents('template', templates);
  checkComponents('box', boxes);
  checkComponents('widget', widgets);
  if (document === null)
    throw siteFault({
      en: '“templates/document.tsx” must export a component as its default',
      id: '“templates/document.tsx” harus mengekspor sebuah komponen sebagai default',
    });
  registerBoxes(boxes);
  registerWidgets(widgets);
  const Whole = (document ?? Document) as ComponentType<DocumentProps>;
  return (page) => {
    const { language = '' } = page.site as { language?: string };
    speak(language);
    const Content = (templates[page.template]?.default ?? OWN[page.template]) as
      | ComponentType<PageView>
      | undefined;
    if (!Content) throw missingError('template', page.template);
    const render = (): string =>
      inPage(page.site.assets, () => {
        forgetPieces();
        return withBoxes(withPieces(rendered(<Whole {...page}>{createElement(Content, page)}</Whole>)));
      });
    const html = render();
    if (hasFallback(html)) {
      withoutFallbacks(render);
      throw new Error('A component suspended while responding to synchronous input.');
    }
    const whole = withCode(
      oneOfEach(html, page.meta?.image !== undefined),
      page.site.assets?.codeScript,
      language,
    );
    const pieces = piecesOf(`<!doctype html>${whole}`);
    forgetParts();
    return pieces;
  };
}

/** What senja finds by file name when it builds a site. */
export interface ProvidedParts {
  /** Modules in `client/widgets/`, by name. */
  widgets?: Readonly<Record<string, object>>;
  /** Modules in `templates/boxes/`, by name. */
  boxes?: Readonly<Record<string, object>>;
  /** Dictionaries in `templates/words/`, by language. */
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** That of the texts; by default the first one of `words`. */
  language?: string;
}

/**
 * Gives components what senja finds by file name, for a program that renders them itself, such as a test: widgets of `Widget`,
 * boxes in bodies, and texts of `say`. Each call replaces all of it.
 */
export function provideParts({ widgets = {}, boxes = {}, words = {}, language }: ProvidedParts): void {
  registerWidgets(widgets as WidgetModules);
  registerBoxes(boxes as BoxModules);
  bringWords(words);
  speak(language ?? Object.keys(words)[0] ?? 'en');
}

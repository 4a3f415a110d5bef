/** Widgets in pages that would look different in a browser, or whose HTML browsers change. */
import { isRebuilt, widgetDifference } from '../../../core/render/widget-html.ts';
import type { ComponentReports, ShownWidget } from '../../../core/stages/observer.ts';
import type { RenderPage } from '../../../core/stages/page.ts';
import { lazily } from '../../../core/values/lists.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { phrase } from '../../../diagnostics/phrases.ts';
import { attempt } from '../../attempt.ts';
import { codeWarning } from '../code-place.ts';
import { abroad, runElsewhere } from './elsewhere.ts';

/** The exports of bundled templates. */
export interface TemplatesCode {
  renderPage: RenderPage;
  observe(reports: ComponentReports): void;
  renderWidget(shown: ShownWidget, how?: { ofPage?: true; comparable?: boolean }): string;
}

/** A widget in a page. */
export interface PageWidget extends ShownWidget {
  html: string;
  /** Address of the page. */
  path: string;
}

/** What code lacks in a stand-in of a browser says nothing of it. */
const tried = <T>(work: () => T): T | null => attempt(work, null);

/** @returns the same code in a browser elsewhere, and without a window, for what cannot be rendered with a stand-in */
const browsers = (text: string, root: string) =>
  [true, false].map((hasWindow) =>
    lazily(() => {
      const code = tried(() => runElsewhere<TemplatesCode>(text, root, hasWindow));
      // It replaces React's functions, so that parts can be left out.
      code?.observe({ idle: () => undefined, widget: () => undefined });
      return { code };
    }),
  );

/** @returns the widgets that differ elsewhere, with their HTML there without what may differ */
function differingElsewhere(
  widgets: readonly PageWidget[],
  text: string,
  root: string,
): { widget: PageWidget; there: string }[] {
  const all = browsers(text, root);
  const rendered = (widget: PageWidget, comparable: boolean): string | null =>
    all.reduce<string | null>(
      (html, code) => html ?? tried(() => code().code?.renderWidget(widget, { comparable }) ?? null),
      null,
    );
  return widgets.flatMap((widget) => {
    const html = rendered(widget, false);
    if (html === null || widgetDifference(widget.html, html) === null) return [];
    const there = rendered(widget, true);
    return there === null ? [] : [{ widget, there }];
  });
}

/**
 * @param text of the templates, as `here` runs it
 * @param files of widgets, by name
 * @returns a warning for each widget that differs
 */
export function widgetWarnings(
  widgets: readonly PageWidget[],
  { here, text, root }: { here: TemplatesCode; text: string; root: string },
  files: Readonly<Record<string, string>>,
): Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  const warn = (name: string, words: Parameters<typeof codeWarning>[1]): void => {
    const file = files[name];
    if (file !== undefined && !found.has(name)) found.set(name, codeWarning(file, words));
  };
  for (const { widget, there } of abroad(() => differingElsewhere(widgets, text, root))) {
    const { name, path } = widget;
    const own = tried(() => here.renderWidget(widget, { ofPage: true, comparable: true }));
    const differs = own === null ? null : widgetDifference(own, there);
    if (differs) warn(name, phrase('senja/site-code:widget-differs', { name, path, ...differs }));
  }
  for (const { name, path, html } of widgets)
    if (isRebuilt(html)) warn(name, phrase('senja/site-code:widget-nesting', { name, path }));
  return [...found.values()];
}

/** Widgets in pages that would look different in a browser, or whose HTML browsers change. */
import { isRebuilt, widgetDifference } from '../../../core/render/widget-html.ts';
import type { ShownWidget } from '../../../core/stages/observer.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { phrase } from '../../../diagnostics/phrases.ts';
import { attempt } from '../../attempt.ts';
import { codeWarning } from '../code-place.ts';
import { abroad, runElsewhere } from './elsewhere.ts';
import { loadLazily, type TemplatesCode } from './templates-code.ts';

/** A widget in a page. */
export interface PageWidget extends ShownWidget {
  html: string;
  /** Address of the page. */
  path: string;
}

/** A diagnostic of code, and the page in which its effect was seen. */
export interface Observation {
  diagnostic: Diagnostic;
  /** Address of the page. */
  path: string;
}

/** What code lacks in a stand-in of a browser says nothing of it. */
const tried = <T>(work: () => T): T | null => attempt(work, null);

/** @returns the same code in a browser elsewhere; null for what fails there */
async function codeElsewhere(text: string, hasWindow: boolean): Promise<TemplatesCode | null> {
  const code = tried(() => runElsewhere<TemplatesCode>(text, hasWindow));
  // It replaces React's functions, so that parts can be left out.
  code?.observe({ idle: () => undefined, widget: () => undefined });
  if (code) await loadLazily(code);
  return code;
}

/** @returns the widgets that cannot be rendered, and those that differ, with their HTML there without what may differ */
function differingIn(code: TemplatesCode | null, widgets: readonly PageWidget[]) {
  const failed: PageWidget[] = [];
  const differing: { widget: PageWidget; there: string }[] = [];
  for (const widget of widgets) {
    const html = tried(() => code?.renderWidget(widget) ?? null);
    if (html === null) failed.push(widget);
    else if (widgetDifference(widget.html, html)) {
      const there = tried(() => code?.renderWidget(widget, { comparable: true }) ?? null);
      if (there !== null) differing.push({ widget, there });
    }
  }
  return { failed, differing };
}

/**
 * @param text of the templates, as `here` runs it
 * @param files of widgets, by name
 * @returns a warning for each widget that differs
 */
export async function widgetWarnings(
  widgets: readonly PageWidget[],
  { here, text }: { here: TemplatesCode; text: string },
  files: Readonly<Record<string, string>>,
): Promise<Observation[]> {
  const found = new Map<string, Observation>();
  const warn = ({ name, path }: PageWidget, words: Parameters<typeof codeWarning>[1]): void => {
    const file = files[name];
    if (file !== undefined && !found.has(name))
      found.set(name, { diagnostic: codeWarning(file, words), path });
  };
  const withWindow = await codeElsewhere(text, true);
  const { failed, differing } = abroad(() => differingIn(withWindow, widgets));
  if (failed.length > 0) {
    const without = await codeElsewhere(text, false);
    differing.push(...abroad(() => differingIn(without, failed)).differing);
  }
  for (const { widget, there } of differing) {
    const { name, path } = widget;
    const own = tried(() => here.renderWidget(widget, { ofPage: true, comparable: true }));
    const differs = own === null ? null : widgetDifference(own, there);
    if (differs) warn(widget, phrase('senja/site-code:widget-differs', { name, path, ...differs }));
  }
  for (const widget of widgets) {
    const { name, path, html } = widget;
    if (isRebuilt(html)) warn(widget, phrase('senja/site-code:widget-nesting', { name, path }));
  }
  return [...found.values()];
}

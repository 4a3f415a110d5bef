/**
 * The widgets of the page that is being rendered. Those with the same name are numbered: each is a React root, whose ids
 * begin with its name and number, so that they are unique in the page.
 */

import type { ComponentReports } from '../../core/stages/observer.ts';
import type { AssetsView } from '../../core/stages/views.ts';

/** The last number of each name in the page that is being rendered; null outside of pages. */
let numbers: Map<string, number> | null = null;

/** Widgets that have been rendered since a moment, with their numbers. */
type Counted = [name: string, number: number][];

let log: Counted = [];

let isInWidget = false;

/** @returns the number of one more widget with this name */
export function nextNumber(name: string): number {
  if (!numbers) return 1;
  const number = (numbers.get(name) ?? 0) + 1;
  numbers.set(name, number);
  log.push([name, number]);
  return number;
}

/** Whether a page is being rendered, but none of its widgets. */
export const isOutsideWidgets = (): boolean => numbers !== null && !isInWidget;

/** @returns the result of rendering a widget */
export function inWidget<T>(render: () => T): T {
  isInWidget = true;
  try {
    return render();
  } finally {
    isInWidget = false;
  }
}

/** What React writes before the fallback of something that is not ready. */
const NOT_READY = '<!--$!-->';

/** Number of these marks in widgets: browsers show the rest of a widget, but never the rest of a page. */
let marksInWidgets = 0;

const marksIn = (html: string): number => html.split(NOT_READY).length - 1;

let listener: ComponentReports['widget'] | null = null;

/** @param report called for each widget in a page */
export function listenToWidgets(report: ComponentReports['widget']): void {
  listener = report;
}

/** Notes the HTML of a widget. */
export function noteWidget(name: string, html: string): void {
  marksInWidgets += marksIn(html);
  listener?.(name, html);
}

/** Whether a page would show a fallback for ever. */
export const hasFallback = (html: string): boolean =>
  // A dollar is rarer than a tag, and so found sooner.
  html.includes('$!--') && marksIn(html) > marksInWidgets;

/** Address of the script that starts widgets without a touch. */
let starter: string | undefined;

/** Address of the script of pages that search. */
let searcher: string | undefined;

/** @returns the address of the script of pages that search */
export const searcherAddress = (): string | undefined => searcher;

/** @returns the address of the script that starts widgets without a touch */
export const starterAddress = (): string | undefined => starter;

/** @returns the result of rendering a page, whose widgets are numbered from 1 */
export function inPage<T>(assets: Pick<AssetsView, 'starter' | 'searcher'> | undefined, render: () => T): T {
  numbers = new Map();
  log = [];
  marksInWidgets = 0;
  starter = assets?.starter;
  searcher = assets?.searcher;
  try {
    return render();
  } finally {
    numbers = null;
  }
}

/** @returns the names of the widgets in the page that was rendered last; a name occurs once for each widget */
export const widgetsInPage = (): string[] => log.map(([name]) => name);

/** @returns the result of rendering a part, and the widgets in it */
export function countedIn<T>(render: () => T): [result: T, counted: Counted] {
  const from = log.length;
  return [render(), log.slice(from)];
}

/** Takes back what rendering a part has counted: it will be rendered again. */
export function uncount(counted: Counted): void {
  for (const [name, number] of [...counted].reverse()) numbers?.set(name, number - 1);
  log.length -= counted.length;
}

/** @returns whether the widgets of a part that was rendered before have the right numbers here; then they are counted */
export function countAgain(counted: Counted): boolean {
  const done: Counted = [];
  for (const [name, number] of counted) {
    if ((numbers?.get(name) ?? 0) + 1 !== number) {
      uncount(done);
      return false;
    }
    done.push([name, nextNumber(name)]);
  }
  return true;
}

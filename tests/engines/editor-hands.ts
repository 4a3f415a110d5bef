/** What the tests of `senja edit` in an engine share: expressions about the screen, and tasks that are done in turn. */
import type { Tab } from './drivers/tab.ts';

export const quoted = (text: string): string => JSON.stringify(text);

/** An expression: the shown text of the first element of a selector; '' without one. */
export const textOf = (selector: string): string =>
  `(document.querySelector(${quoted(selector)})?.innerText ?? '')`;

/** An expression: the value of a control. */
export const inputOf = (selector: string): string => `document.querySelector(${quoted(selector)})?.value`;

/** An expression: whether an element of a selector has the focus. */
export const hasFocus = (selector: string): string => `document.activeElement.matches(${quoted(selector)})`;

/** @returns what selects the control of a field */
export const field = (pointer: string): string => `[id="field:${pointer}"]`;

/** What is on the screen when something does not happen. */
const SEEN = `[document.activeElement.outerHTML.slice(0, 200), location.hash, ${textOf('dialog')}, ${textOf('#body')}, ${textOf('.bar')}, ${textOf('.notice')}, ${textOf('.faults')}, ${textOf('.preview')}].join('\\n')`;

/**
 * Does tasks in turn.
 * @throws with the name of a task that fails, and what was on the screen
 */
export async function inTurn(
  tab: Tab,
  tasks: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<void> {
  for (const [name, act] of Object.entries(tasks)) {
    try {
      await act();
    } catch (cause) {
      const seen = await tab.evaluate(SEEN);
      throw new Error(`${name}: ${cause instanceof Error ? cause.message : cause}\n${seen}`, { cause });
    }
  }
}

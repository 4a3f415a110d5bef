/**
 * Shows the next items of a list that the page holds hidden: nobody waits for React then, which counts them and moves the
 * focus when it comes.
 */

/** @returns whether a button names a list and how many items of it to show, and there were any */
export function answerPress({ name, value }: HTMLButtonElement): boolean {
  const items = document.querySelectorAll(`[id="${name}"]>[hidden]`);
  for (let at = 0; at < (value as unknown as number); at += 1) items[at]?.removeAttribute('hidden');
  return items.length > 0;
}

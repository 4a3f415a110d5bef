/** Shows the next hidden items of a list without waiting for React, which counts them and moves the focus later. */

/** @returns whether a button names a list and a number of items, and there were any */
export function answerPress({ name, value }: HTMLButtonElement): boolean {
  const items = [...document.querySelectorAll(`[id="${name}"]>[hidden]`)];
  for (const item of items.slice(0, value as unknown as number)) item.removeAttribute('hidden');
  return !!items[0];
}

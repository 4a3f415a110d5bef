/** Moves the focus to the first of the newly shown items: the button may be gone after the click. */
export function focusTitle(item: Element | undefined, options?: FocusOptions): void {
  const heading = item?.querySelector<HTMLElement>('h3');
  const title = heading?.querySelector<HTMLElement>('a') ?? heading;
  if (title === heading) heading?.setAttribute('tabindex', '-1');
  title?.focus(options);
}

/** Listens on the document before anyone below hears of the event. */
export function listen(types: string, listener: (event: Event) => void): void {
  for (const type of types.split(' ')) document.addEventListener(type, listener, true);
}

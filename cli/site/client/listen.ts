/** Listens on the document before listeners of elements below. */
export function listen(types: string, listener: (event: Event) => void): void {
  for (const type of types.split(' ')) document.addEventListener(type, listener, true);
}

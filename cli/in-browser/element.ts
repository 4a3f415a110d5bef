/** Makes elements from plain texts: no text of the content becomes HTML. */
type Child = Node | string | null;

/** @param attributes empty values are written too; null omits one */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | null>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== null) made.setAttribute(key, value);
  made.append(
    ...children.filter((child) => child !== null && child !== '').map((child) => child as Node | string),
  );
  return made;
}

export function button(
  text: string,
  action: (pressed: HTMLButtonElement) => unknown,
  look: string | null = null,
) {
  const made = element('button', { type: 'button', class: look }, text);
  made.addEventListener('click', () => action(made));
  return made;
}

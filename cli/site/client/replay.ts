/** Replays for React the events that happened in a widget before it was hydrated. */

/** A field with the value that React compares with to detect changes. */
interface TrackedField extends HTMLInputElement {
  _valueTracker?: { setValue(value: string): void };
}

/** Dispatches events that were held back. */
export type Replay = (events: readonly Event[]) => Promise<void>;

const isChoice = ({ type }: HTMLInputElement): boolean => /^(?:checkbox|radio)$/.test(type);

const stop = (event: Event): void => event.stopPropagation();

/** @returns a field, or the options of a list: the elements that hold a visitor's choice */
const partsOf = (field: Element): Element[] => [field, ...field.querySelectorAll('option')];

/** Saved values of fields: effects of a widget may render it again, and overwrite unknown values. */
function savedValues() {
  const known = new Map<Element, object>();
  return {
    save(field: Element): void {
      for (const part of partsOf(field)) {
        const { type, value, checked, selected } = part as HTMLInputElement & HTMLOptionElement;
        if (type !== 'file' && part.tagName !== 'SELECT') known.set(part, { value, checked, selected });
      }
    },
    restore(field: Element): void {
      for (const part of partsOf(field)) {
        const own = part as unknown as Record<string, unknown>;
        for (const [name, value] of Object.entries(known.get(part) ?? {}))
          if (own[name] !== value) own[name] = value;
      }
    },
  };
}

/**
 * React ignores an input event whose value equals that at hydration, if it was typed before. From now on it compares
 * with the server's value.
 */
function compareWithServed(field: TrackedField): void {
  field._valueTracker?.setValue(isChoice(field) ? `${field.defaultChecked}` : field.defaultValue);
}

/**
 * @param widget which React has just hydrated, and not rendered since
 * @param served all elements of it in the server's HTML: React replaces what differs from its own
 * @returns a function that dispatches events in order; of several with one type and target only the last,
 *   except for keys
 */
export function createReplay(widget: Element, served: readonly Element[] = []): Replay {
  /** The element now in place of one: browsers move what may not be where it is, but its order stays. */
  const nowAt = (element: Element): Element | undefined => {
    const { localName } = element;
    const before = served.filter((one) => one.localName === localName);
    return widget.contains(element) ? element : widget.querySelectorAll(localName)[before.indexOf(element)];
  };
  const { save, restore } = savedValues();
  widget.querySelectorAll('input,textarea,select').forEach(save);
  // The loader stops events at the document, so only the window hears what is typed until they are dispatched.
  const follow = ({ target }: Event): void => {
    if (widget.contains(target as Node)) save(target as Element);
  };
  const { defaultView: view } = widget.ownerDocument;
  view?.addEventListener('input', follow, true);
  return async (events) => {
    view?.removeEventListener('input', follow, true);
    const last = new Map<EventTarget | null, Map<string, Event>>();
    for (const event of events) {
      const types = last.get(event.target) ?? new Map<string, Event>();
      last.set(event.target, types.set(event.type, event));
    }
    for (const event of events) {
      const { target, type } = event;
      const isKey = type.startsWith('key');
      if (!isKey && last.get(target)?.get(type) !== event) continue;
      // What other parts of the page have opened since then, a late Escape must not close.
      if (isKey) widget.addEventListener(type, stop);
      const field = nowAt(target as Element) as TrackedField | undefined;
      if (!field) continue;
      if (/input|change/.test(type)) {
        const { value, checked } = target as TrackedField;
        if (field === target) restore(field);
        else if (field.type !== 'file') Object.assign(field, { value, checked });
      }
      if (type === 'input') {
        compareWithServed(field);
        // React learns of a choice from the click. One that is not a MouseEvent does not choose again.
        if (isChoice(field)) field.dispatchEvent(new Event('click', { bubbles: true }));
      }
      field.dispatchEvent(new (event.constructor as typeof Event)(type, event));
      widget.removeEventListener(type, stop);
      // React renders the result before the next event, as between real events.
      await undefined;
    }
  };
}

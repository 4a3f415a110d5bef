/** What a visitor did with a widget before React listened to it, happening again for React. */

/** A field with what React compares its value with to tell whether it has changed. */
interface TrackedField extends HTMLInputElement {
  _valueTracker?: { setValue(value: string): void };
}

/** Dispatches events that were held back. */
export type Replay = (held: readonly Event[]) => Promise<void>;

const isChoice = ({ type }: HTMLInputElement): boolean => /^(?:checkbox|radio)$/.test(type);

/** @returns a field, or the options of a list: what holds a visitor's choice */
const partsOf = (field: Element): Element[] => [field, ...field.querySelectorAll('option')];

/** Remembers what fields hold: effects of a widget may render it again, and overwrite what it does not know of yet. */
function remember(widget: Element): (field: Element) => void {
  const known = new Map<Element, object>();
  for (const part of widget.querySelectorAll('input:not([type=file]),textarea,option')) {
    const { value, checked, selected } = part as HTMLInputElement & HTMLOptionElement;
    known.set(part, { value, checked, selected });
  }
  return (field) => {
    for (const part of partsOf(field)) {
      const own = part as unknown as Record<string, unknown>;
      for (const [name, value] of Object.entries(known.get(part) ?? {}))
        if (own[name] !== value) own[name] = value;
    }
  };
}

/**
 * React ignores an input that leaves the value as it was at hydration, when it was typed already. From now on it
 * compares with what the server wrote.
 */
function compareWithServed(field: TrackedField): void {
  field._valueTracker?.setValue(isChoice(field) ? `${field.defaultChecked}` : field.defaultValue);
}

/**
 * @param widget which React has hydrated a moment ago, and not rendered since
 * @returns dispatches events in order; of several with one type and target only the last
 */
export function replaying(widget: Element): Replay {
  const restore = remember(widget);
  const since = performance.now();
  return async (held) => {
    const last = new Map<EventTarget | null, Map<string, Event>>();
    for (const event of held) {
      const types = last.get(event.target) ?? new Map<string, Event>();
      last.set(event.target, types.set(event.type, event));
    }
    for (const event of held) {
      const { target, type, timeStamp } = event;
      if (last.get(target)?.get(type) !== event) continue;
      const field = target as TrackedField;
      // Whoever is typing must not be disturbed.
      if (/input|change/.test(type) && timeStamp < since) restore(field);
      if (type === 'input') {
        compareWithServed(field);
        // React learns of a choice from the click. One that is no MouseEvent does not choose again.
        if (isChoice(field)) field.dispatchEvent(new Event('click', { bubbles: true }));
      }
      field.dispatchEvent(new (event.constructor as typeof Event)(type, event));
      // React renders what this has changed before the next event, as it does between those of a visitor.
      await undefined;
    }
  };
}

/** Replays for React the events that happened in a widget before it was hydrated. */

/** A field with the value that React compares with to detect changes. */
interface TrackedField extends HTMLInputElement {
  _valueTracker?: { setValue(value: string): void };
}

/** Dispatches events that were held back. */
export type Replay = (events: readonly Event[]) => Promise<void>;

const isChoice = ({ type }: HTMLInputElement): boolean => /checkbox|radio/.test(type);

const stop = (event: Event): void => event.stopPropagation();

/** @returns a field, or the options of a list: the elements that hold a visitor's choice */
const partsOf = (field: Element): Element[] => [field, ...field.querySelectorAll('option')];

const stateOf = (part: Element): object => {
  const { value, checked, selected } = part as HTMLInputElement & HTMLOptionElement;
  return { value, checked, selected };
};

/** Saved values of fields: effects of a widget may render it again, and overwrite unknown values. */
function savedValues() {
  const known = new Map<Element, object>();
  return {
    save(field: Element): void {
      for (const part of partsOf(field))
        if ((part as TrackedField).type !== 'file') known.set(part, stateOf(part));
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

/** Whether a field shows something else than its HTML says, without an event: after Back, or filled in by the browser. */
function isFilled(field: Element): boolean {
  const form = document.createElement('form');
  const copy = field.cloneNode(true) as TrackedField;
  form.append(copy);
  form.reset();
  const [shown, written] = [field, copy].map((one) => JSON.stringify(partsOf(one).map(stateOf)));
  // Of several radio buttons, the chosen one tells it.
  return shown !== written && (copy.type !== 'radio' || (field as TrackedField).checked);
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
  const fields = served.filter((one) => one.matches('input,textarea,select'));
  fields.forEach(save);
  const filled = fields.filter(isFilled).map((target) => ({
    target,
    type: /select|file/.test((target as TrackedField).type) ? 'change' : 'input',
    bubbles: true,
    constructor: Event,
  }));
  // The loader stops events at the document, so only the window hears what is typed until they are dispatched.
  const follow = ({ target }: Event): void => {
    if (widget.contains(target as Node)) save(target as Element);
  };
  const { defaultView: view } = widget.ownerDocument;
  view?.addEventListener('input', follow, true);
  return async (held) => {
    const events = [...filled, ...held];
    view?.removeEventListener('input', follow, true);
    for (const [at, event] of events.entries()) {
      const { target, type } = event;
      const isKey = type.startsWith('key');
      const isRepeated = events.slice(at + 1).some((one) => one.target === target && one.type === type);
      if (isRepeated && !isKey) continue;
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

/** What stands in the text in place of its signs: pictures, small, with their descriptions, and the dots of lists. */
import { Facet } from '@codemirror/state';
import { type EditorView, WidgetType } from '@codemirror/view';

/** Gives the address of a small copy of a picture, as a page can show it; null for one that cannot be shown here. */
export type PictureSource = (address: string) => Promise<string | null>;

/** Where pictures come from; without it, none is shown. */
export const pictureSource = Facet.define<PictureSource, PictureSource | null>({
  combine: ([first = null]) => first,
});

/** Whether a picture is on another site: nothing is loaded from there. */
export const isOnOtherSite = (address: string): boolean => /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(address);

export class PictureWidget extends WidgetType {
  readonly #address: string;
  readonly #alt: string;

  constructor(address: string, alt: string) {
    super();
    this.#address = address;
    this.#alt = alt;
  }

  override eq(other: PictureWidget): boolean {
    return other.#address === this.#address && other.#alt === this.#alt;
  }

  override toDOM(view: EditorView): HTMLElement {
    const frame = document.createElement('span');
    frame.className = 'md-picture';
    frame.draggable = true;
    const image = document.createElement('img');
    image.alt = '';
    image.draggable = false;
    const caption = document.createElement('span');
    caption.textContent = this.#alt;
    frame.append(image, caption);
    void view.state
      .facet(pictureSource)?.(this.#address)
      .then((source) => {
        if (source === null) frame.classList.add('is-missing');
        else image.src = source;
      });
    return frame;
  }

  /** A press may begin to drag it; a click sets the caret, and so shows how it is written. */
  override ignoreEvent({ type }: Event): boolean {
    return type === 'mousedown';
  }
}

/** Says what a kind of box is called; '' for one that only its site knows. */
export const boxWords = Facet.define<(kind: string) => string, (kind: string) => string>({
  combine: ([first = () => '']) => first,
});

/** The name of a box that has no title, as its page begins it. */
export class BoxWidget extends WidgetType {
  readonly #name: string;

  constructor(name: string) {
    super();
    this.#name = name;
  }

  override eq(other: BoxWidget): boolean {
    return other.#name === this.#name;
  }

  override toDOM(): HTMLElement {
    const name = document.createElement('span');
    name.className = 'md-bold';
    name.textContent = this.#name;
    return name;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

export class DotWidget extends WidgetType {
  override eq(): boolean {
    return true;
  }

  override toDOM(): HTMLElement {
    const dot = document.createElement('span');
    dot.className = 'md-dot';
    dot.textContent = '•';
    return dot;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

/**
 * The script that `senja edit` adds to pages in preview: follows the text, tells the editor what is shown and clicked, and
 * keeps the visitor in the pane. Messages go to the editor's origin and come from it alone.
 */
import { pageFollower } from './follow-page.ts';
import { type MarkedPlace, placeMarker } from './mark-place.ts';

const { editor = '', earlier } = (document.currentScript as HTMLScriptElement).dataset;

interface Message {
  is: 'shown' | 'clicked' | 'outside';
  /** Path of the page, text of the element, or address. */
  value: string;
  title: string;
  /** In milliseconds since 1970. */
  time: number;
}

const tell = (is: Message['is'], value: string): void =>
  parent.postMessage({ is, value, title: document.title, time: Date.now() } satisfies Message, editor);

/** What the editor asks for. */
interface Asked {
  /** To look whether the page has changed. */
  look?: unknown;
  /** To go to an address. */
  go?: unknown;
  /** To mark what is being written. */
  at?: Partial<Record<keyof MarkedPlace, unknown>>;
}

/** Where the editor wants the page to be. */
let goal = location.href;
// Loading the page again would end going to another one.
const look = pageFollower(() =>
  new URL(goal).pathname === location.pathname ? location.reload() : location.replace(goal),
);
const mark = placeMarker();
/** What is being written. */
let place: MarkedPlace | null = null;
const follow = async (): Promise<void> => {
  await look();
  if (place) mark(place);
  tell('shown', location.pathname);
};

addEventListener('message', ({ origin, source, data }: MessageEvent<Asked>) => {
  if (origin !== editor || source !== parent) return;
  const { at } = data;
  if (typeof at?.title === 'string' && typeof at.text === 'string') {
    place = { title: at.title, text: at.text };
    mark(place);
  }
  if (data.look === true && earlier === undefined) void follow();
  if (typeof data.go !== 'string') return;
  const { origin: to, href } = new URL(data.go, location.href);
  if (to !== location.origin) return;
  goal = href;
  location.replace(href);
});

/** What has a use of its own when it is clicked. */
const USED = 'button, input, select, textarea, summary, label, [data-widget]';

addEventListener(
  'click',
  (event) => {
    const target = event.target as Element;
    const link = target.closest('a');
    if (link?.href && link.origin !== location.origin) {
      event.preventDefault();
      tell('outside', link.href);
    } else if (link) link.target = '';
    else if (!target.closest(USED)) tell('clicked', target.textContent.trim());
  },
  true,
);

// A page as it was follows nothing.
if (earlier === undefined) void follow();

/** Runs in pages with `Search` of `senja/react`: shows what answers the search in the field, and keeps it in the address. */
import type { SearchView } from './contract.ts';
import { type FoundEntry, openSearch, type SearchAnswer, type SearchText } from './open-search.ts';

/** Results shown at first, and each time more are asked for. */
const [FIRST, MORE] = [5, 10] as const;
/** Milliseconds after the last letter until entries are fetched, and until a search says that it takes time. */
const [PAUSE, PATIENCE] = [100, 300] as const;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
}

function link(href: string, ...children: (Node | string)[]): HTMLAnchorElement {
  const made = element('a', '', ...children);
  made.href = href;
  return made;
}

/** @returns an entry as the page lists it, and its excerpt with marks */
function itemOf({ href, target, title, collection, heading, excerpt }: FoundEntry): HTMLLIElement {
  const pieces = excerpt.map((piece, at) => (at % 2 === 1 ? element('mark', '', piece) : piece));
  return element(
    'li',
    '',
    link(href, title),
    ...(collection === '' ? [] : [element('span', 'senja-search__in', collection)]),
    ...(target === href ? [] : [element('p', 'senja-search__part', link(target, heading))]),
    element('p', '', ...pieces),
  );
}

function start(place: HTMLElement): void {
  const { index, words } = JSON.parse(place.dataset.search as string) as Pick<SearchView, 'index' | 'words'>;
  const find = <Found extends Element>(selector: string): Found => place.querySelector(selector) as Found;
  const form = find<HTMLFormElement>('form');
  const field = find<HTMLInputElement>('input');
  const status = find<HTMLElement>('[role=status]');
  const list = find<HTMLOListElement>('ol');
  const more = find<HTMLButtonElement>('[type=button]');
  const choices = [...form.querySelectorAll('select')];

  let opened: Promise<SearchText> | null = null;
  const open = (): Promise<SearchText> => {
    opened ??= openSearch(index);
    opened.catch(() => {
      opened = null;
    });
    return opened;
  };
  /** Counts searches: the answer to an earlier one is ignored. */
  let current = 0;
  let shown = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let showMore: (() => Promise<void>) | null = null;

  /** Keeps the search in the address, so that it can be shared and is there after Back. */
  function keep(): void {
    const parameters = new URLSearchParams();
    if (field.value.trim() !== '') parameters.set('q', field.value.trim());
    for (const { name, value } of choices) if (value !== '') parameters.set(name, value);
    const text = parameters.toString();
    history.replaceState(history.state, '', text === '' ? location.pathname : `?${text}`);
  }

  const filters = () => choices.flatMap(({ name, value }) => (value === '' ? [] : [[name, value] as const]));
  /** What is asked for, in one text. */
  const query = () => [field.value.trim(), ...filters()].join('\n');
  /** It is asked for while the visitor types, and again to be shown. */
  let last: { asked: string; answer: Promise<SearchAnswer> } | null = null;
  function answerNow(): Promise<SearchAnswer> {
    const asked = query();
    if (last?.asked === asked) return last.answer;
    const [text, only] = [field.value, filters()];
    const answer = open().then((find) => find(text, only));
    last = { asked, answer };
    answer.catch(() => {
      last = null;
    });
    return answer;
  }

  async function search(): Promise<void> {
    clearTimeout(timer);
    const asked = query();
    if (asked === shown) return;
    shown = asked;
    current += 1;
    const own = current;
    keep();
    showMore = null;
    more.hidden = true;
    if (field.value.trim() === '') {
      status.textContent = '';
      list.replaceChildren();
      return;
    }
    const waiting = setTimeout(() => {
      if (own === current) status.textContent = words.searching;
    }, PATIENCE);
    try {
      const answer = await answerNow();
      /** Shows each entry as soon as it is there, and so are those before it. */
      const add = async (from: number, number: number): Promise<void> => {
        const count = Math.min(from + number, answer.count);
        // On a slow line the others would delay the first one.
        if (count > from) await answer.entries(from, from + 1);
        const coming = Array.from({ length: count - from }, (_, at) =>
          answer.entries(from + at, from + at + 1),
        );
        // Those that nobody waits for any more may fail, too.
        Promise.all(coming).catch(() => undefined);
        if (count === 0) list.replaceChildren();
        for (const [at, one] of coming.entries()) {
          const items = (await one).map(itemOf);
          if (own !== current) return;
          if (from + at === 0) list.replaceChildren();
          list.append(...items);
          if (from > 0 && at === 0) items[0]?.querySelector('a')?.focus();
        }
        more.hidden = count === answer.count;
        const all = answer.count === 0 ? words.none : words.found.replace('{count}', `${answer.count}`);
        status.textContent = more.hidden ? all : `${all} ${words.first.replace('{count}', `${count}`)}`;
      };
      if (own !== current) return;
      await add(0, FIRST);
      let coming: Promise<void> | null = null;
      showMore = () => {
        coming ??= add(list.children.length, MORE).finally(() => {
          coming = null;
        });
        return coming;
      };
    } catch {
      if (own !== current) return;
      shown = '';
      list.replaceChildren();
      status.textContent = words.failed;
    } finally {
      clearTimeout(waiting);
    }
  }

  const given = new URLSearchParams(location.search);
  if (field.value === '') field.value = given.get('q') ?? '';
  for (const choice of choices) {
    const value = given.get(choice.name);
    if (value !== null && [...choice.options].some((one) => one.value === value)) choice.value = value;
  }
  field.addEventListener('input', () => {
    clearTimeout(timer);
    // Words weigh little: they are fetched while the visitor types, and so is the entry that will be read first.
    answerNow()
      .then((answer) => answer.entries(0, 1))
      .catch(() => undefined);
    timer = setTimeout(search, PAUSE);
  });
  for (const choice of choices) choice.addEventListener('change', search);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    search().then(() => list.querySelector('a')?.focus());
  });
  more.addEventListener('click', () => {
    showMore?.().catch(() => {
      status.textContent = words.failed;
    });
  });
  // What a search needs first is fetched while the visitor types.
  open().catch(() => undefined);
  search();
}

function startAll(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-search]')) start(place);
}

// It is fetched while the page is parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startAll);
else startAll();

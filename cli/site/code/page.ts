/** Runs in pages with code: shows groups of blocks as tabs, and gives blocks a button that copies them. */
import { CODE_COPY as COPY, CODE_TABS as TABS, CODE_WORDS as WORDS } from '../client/contract.ts';
import type { CodeTexts } from './contract.ts';

/** Milliseconds in which a button says that it has copied. */
const SHOWN = 2000;

const words = JSON.parse(document.currentScript?.getAttribute(WORDS) ?? '{}') as CodeTexts;

function button(text: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  return made;
}

/** Shows a group as tabs: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
function showTabs(group: HTMLElement, number: number): void {
  const blocks = [...group.children];
  const names = blocks.map((block) => block.querySelector(':scope > figcaption')?.textContent ?? '');
  if (blocks.length < 2 || names.includes('')) return;
  const list = document.createElement('div');
  list.className = `${TABS}__list`;
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', words.group);
  const panels = blocks.map((block, at) => {
    const panel = document.createElement('div');
    panel.id = `${TABS}-${number}-${at + 1}`;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', `${panel.id}-tab`);
    block.replaceWith(panel);
    panel.append(block);
    return panel;
  });
  const tabs = names.map((name, at) => {
    const tab = button(name);
    tab.id = `${panels[at]?.id}-tab`;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panels[at]?.id ?? '');
    return tab;
  });
  function select(chosen: number): void {
    for (const [at, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', `${at === chosen}`);
      tab.tabIndex = at === chosen ? 0 : -1;
      // Browsers that know it find words in what is hidden; others hide it all the same.
      if (at === chosen) panels[at]?.removeAttribute('hidden');
      else panels[at]?.setAttribute('hidden', 'until-found');
    }
  }
  for (const [at, tab] of tabs.entries()) {
    tab.addEventListener('click', () => select(at));
    panels[at]?.addEventListener('beforematch', () => select(at));
  }
  list.addEventListener('keydown', (event) => {
    const at = tabs.indexOf(event.target as HTMLButtonElement);
    const isReversed = getComputedStyle(list).direction === 'rtl';
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: isReversed ? at - 1 : at + 1,
      ArrowLeft: isReversed ? at + 1 : at - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = steps[event.key];
    if (at < 0 || next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const chosen = (next + tabs.length) % tabs.length;
    select(chosen);
    tabs[chosen]?.focus();
  });
  list.append(...tabs);
  group.prepend(list);
  select(0);
}

/** @returns the text of a block, without lines that are shown as removed */
function codeOf(pre: HTMLElement): string {
  const copy = pre.cloneNode(true) as HTMLElement;
  for (const line of copy.querySelectorAll('del.line')) line.remove();
  return (copy.textContent ?? '').replace(/\n$/, '');
}

/** @throws if the browser does not allow it */
async function copyText(text: string, place: HTMLElement): Promise<void> {
  // Absent from pages without encryption, and from old browsers.
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.tabIndex = -1;
  place.append(field);
  field.select();
  const isDone = document.execCommand('copy');
  field.remove();
  if (!isDone) throw new Error('not copied');
}

function addButton(pre: HTMLElement, status: HTMLElement): void {
  const place = document.createElement('div');
  place.className = 'senja-copy';
  pre.replaceWith(place);
  const copy = button(words.copy);
  let timer: ReturnType<typeof setTimeout> | undefined;
  function say(text: string): void {
    copy.textContent = text;
    status.textContent = text;
    clearTimeout(timer);
    timer = setTimeout(() => {
      copy.textContent = words.copy;
      status.textContent = '';
    }, SHOWN);
  }
  copy.addEventListener('click', () => {
    copyText(codeOf(pre), place).then(
      () => {
        copy.focus();
        say(words.copied);
      },
      () => say(words.failed),
    );
  });
  // The keyboard reaches the code first, as readers do.
  place.append(pre, copy);
}

function startAll(): void {
  for (const [at, group] of document.querySelectorAll<HTMLElement>(`.${TABS}`).entries())
    showTabs(group, at + 1);
  const blocks = document.querySelectorAll<HTMLElement>(`pre[${COPY}]`);
  if (blocks.length === 0) return;
  const status = document.createElement('div');
  status.className = 'senja-copy__status';
  status.setAttribute('role', 'status');
  document.body.append(status);
  for (const pre of blocks) addButton(pre, status);
}

// It is fetched while the page is parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startAll);
else startAll();

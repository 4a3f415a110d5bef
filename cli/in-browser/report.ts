/**
 * The report of `senja dev` over the page: appears with the first error, disappears with the last. Warnings are
 * behind a small button, and a line at the bottom says when the server is unreachable.
 */
import type { FaultView, FixView, ReportView } from '../diagnostics/view/index.ts';
import { button, element } from './element.ts';
import LOOK from './look.css';
import WORDS from './words.generated.json' with { type: 'json' };

type Lang = ReportView['lang'];

/** Asks the server to fix a file. @returns whether it was fixed */
export type RequestFix = (file: string) => Promise<boolean>;

export type Overlay = ReturnType<typeof reportIn>;

const LANG = 'senja-dev-lang';
/** The language chosen in this browser; storage may be refused. */
const chosen = (): Lang | null => {
  try {
    const lang = localStorage.getItem(LANG);
    return lang === 'id' || lang === 'en' ? lang : null;
  } catch {
    return null;
  }
};
const choose = (lang: Lang): void => {
  try {
    localStorage.setItem(LANG, lang);
  } catch {
    // Then the choice lasts until the page is left.
  }
};

function lineOf({ frame }: FaultView): HTMLElement | null {
  if (frame === null) return null;
  const number = String(frame.line);
  const marker = element('span', { 'aria-hidden': 'true' }, `\n${' '.repeat(number.length)} │ `);
  marker.append(element('i', {}, frame.marker));
  return element('pre', { tabindex: '0' }, `${number} │ ${frame.text}`, marker);
}

function faultItem(fault: FaultView, lang: Lang, mean: string): HTMLElement {
  const words = WORDS[lang];
  const { label, message, hint } = fault.words[lang];
  const [advice = '', ...lines] = hint.split('\n');
  const copy = (pressed: HTMLElement): void =>
    void navigator.clipboard?.writeText(fault.place).then(() => {
      pressed.textContent = words.copied;
    });
  const ways = element('div', { class: 'ways' });
  if (fault.open !== null) ways.append(element('a', { href: fault.open }, words.open));
  if (fault.place !== '') ways.append(button(words.copy, copy));
  return element(
    'li',
    {},
    element('h2', {}, fault.place, ' ', element('small', {}, `${label} ${fault.code}`)),
    element('p', {}, message),
    lineOf(fault),
    fault.suggestions.length === 0
      ? null
      : element('p', {}, `${mean} `, element('b', {}, fault.suggestions.join('  ·  '))),
    advice === '' ? null : element('p', {}, advice),
    lines.length === 0 ? null : element('pre', { tabindex: '0' }, lines.join('\n')),
    ways,
  );
}

function fixItem({ file, edits }: FixView, lang: Lang, mend: RequestFix): HTMLElement {
  const words = WORDS[lang];
  const status = element('p', { role: 'status' });
  const press = async (pressed: HTMLButtonElement): Promise<void> => {
    pressed.disabled = true;
    status.textContent = words.fixing;
    const isFixed = await mend(file).catch(() => false);
    status.textContent = isFixed ? words.fixed : words.refused;
  };
  return element(
    'li',
    {},
    element('h2', {}, file),
    element('p', {}, words.change),
    element('ul', { class: 'edits' }, ...edits[lang].map((edit) => element('li', {}, edit))),
    element('div', { class: 'ways' }, button(words.fix, press, 'sure')),
    status,
  );
}

/** The tab that stands for a hidden report. */
function tabOf(
  { faults, warnings = [] }: ReportView,
  words: (typeof WORDS)[Lang],
  open: () => void,
): HTMLElement {
  const isCalm = faults.length === 0;
  const count = isCalm ? warnings.length : faults.length;
  const [one, many] = isCalm ? [words.warning, words.warnings] : [words.error, words.errors];
  return button(`${count} ${count === 1 ? one : many}`, open, isCalm ? 'tab calm' : 'tab');
}

/** The whole report in one language. */
function sectionOf(now: ReportView, lang: Lang, header: HTMLElement, mend: RequestFix): HTMLElement {
  const { faults, warnings = [] } = now;
  const { total, kept, mean } = now.words[lang];
  const isCalm = faults.length === 0;
  // Fixes come after all faults of their file: they may arrive later, and then move nothing.
  const items = faults.flatMap((fault, at) => [
    faultItem(fault, lang, mean),
    ...now.fixes
      .filter(({ file }) => file === fault.file && faults[at + 1]?.file !== file)
      .map((fix) => fixItem(fix, lang, mend)),
  ]);
  const others = warnings.map((one) => faultItem(one, lang, mean));
  const body = [element('p', {}, total, isCalm ? '' : ` ${kept}`), element('ol', {}, ...items, ...others)];
  const inner = element('div', { class: 'sheet' }, header, ...body);
  return element('section', { 'aria-labelledby': 'title', lang, class: isCalm ? 'calm' : null }, inner);
}

/** The parts of a report, added to the page: what is announced, and the place for what is shown. */
function regionsIn(page: Document) {
  const host = element('senja-report' as 'div');
  const shadow = host.attachShadow({ mode: 'open' });
  // The page's policy would have to allow a style element.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(LOOK);
  shadow.adoptedStyleSheets = [sheet];
  // Both exist before they get text: only then is it announced.
  const alarm = element('div', { role: 'alert', class: 'unseen' });
  const calm = element('div', { role: 'status', class: 'unseen' });
  const foot = element('p', { role: 'status', class: 'away' });
  const place = element('div');
  shadow.append(alarm, calm, foot, place);
  page.documentElement.append(host);
  return { host, shadow, alarm, calm, foot, place };
}

/** Adds an empty report to the page. */
export function reportIn(page: Document, mend: RequestFix) {
  const { host, shadow, alarm, calm, foot, place } = regionsIn(page);

  let report: ReportView | null = null;
  let hidden = false;
  const langNow = (): Lang => chosen() ?? report?.lang ?? 'id';

  function draw(now: ReportView): void {
    const lang = langNow();
    const words = WORDS[lang];
    host.lang = lang;
    const hide = (to: boolean) => () => {
      hidden = to;
      draw(now);
      shadow.querySelector<HTMLElement>('button')?.focus();
    };
    if (hidden) {
      place.replaceChildren(tabOf(now, words, hide(false)));
      return;
    }
    const turn = (): void => {
      choose(lang === 'id' ? 'en' : 'id');
      draw(now);
      shadow.querySelector<HTMLElement>('button')?.focus();
    };
    const header = element(
      'header',
      {},
      element('h1', { id: 'title' }, now.faults.length === 0 ? words.look : words.title),
      button(words.other, turn),
      button(words.hide, hide(true)),
    );
    const section = sectionOf(now, lang, header, mend);
    section.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(true)());
    place.replaceChildren(section);
    // Scrolls a marker far to the right into view.
    for (const mark of place.querySelectorAll<HTMLElement>('pre i'))
      (mark.closest('pre') as HTMLElement).scrollLeft = mark.offsetLeft - 80;
  }

  return {
    /** Shows a report, or removes an empty one. */
    show(next: ReportView): void {
      const before = report;
      const [first] = next.faults;
      const wasWrong = before !== null && before.faults.length > 0;
      // Faults that were announced already stay in place, so that nothing moves under the pointer.
      if (JSON.stringify(before) === JSON.stringify(next)) return;
      report = next;
      if (!first) {
        alarm.textContent = '';
        if (wasWrong) calm.textContent = WORDS[langNow()].mended;
        // Warnings are shown over the page only on request.
        if (before === null || wasWrong) hidden = true;
        if (next.warnings?.length) draw(next);
        else {
          hidden = true;
          place.replaceChildren();
        }
        return;
      }
      if (!wasWrong) hidden = false;
      calm.textContent = '';
      draw(next);
      const lang = langNow();
      const announcement = `${WORDS[lang].title}. ${first.place} ${first.words[lang].message}`;
      if (alarm.textContent !== announcement) alarm.textContent = announcement;
    },
    /** Shows whether the server is unreachable. */
    away(isAway: boolean): void {
      const words = WORDS[langNow()];
      host.lang = langNow();
      if (!isAway && foot.textContent !== '') calm.textContent = words.back;
      foot.textContent = isAway ? words.away : '';
    },
  };
}

/** Structure of a page, for sighted readers and screen readers. */
import { all, called } from './element.ts';

export function headings(): string[] {
  const levels = all('h1, h2, h3, h4, h5, h6')
    .filter((heading) => !heading.closest('[hidden], [popover]'))
    .map((heading) => ({ heading, level: Number(heading.tagName.slice(1)) }));
  const first = levels.filter(({ level }) => level === 1).length;
  return [
    ...(first === 1 ? [] : [`${first} headings of level 1`]),
    ...levels
      .filter(({ level }, index) => index > 0 && level > (levels[index - 1]?.level ?? 0) + 1)
      .map(({ heading }) => `skips a level: ${called(heading)}`),
  ];
}

export function landmarks(): string[] {
  const order = all('body header, body main, body footer')
    .filter((landmark) => landmark.tagName === 'MAIN' || !landmark.closest('main'))
    .map(({ tagName }) => tagName.toLowerCase())
    .join(', ');
  return order === 'header, main, footer' ? [] : [`landmarks: ${order}`];
}

export const language = (wanted: string): string[] =>
  document.documentElement.lang === wanted ? [] : [`lang="${document.documentElement.lang}"`];

/** Link names with several targets. */
export function sameNames(): string[] {
  const targets = new Map<string, Set<string>>();
  for (const link of all<HTMLAnchorElement>('a[href]')) {
    const name = link.textContent.trim();
    targets.set(name, (targets.get(name) ?? new Set()).add(link.getAttribute('href') ?? ''));
  }
  return [...targets]
    .filter(([, hrefs]) => hrefs.size > 1)
    .map(([name, hrefs]) => `“${name}” leads to ${[...hrefs].join(' and ')}`);
}

/** @param wanted whether the footer lists the page */
export function currentPage(wanted: boolean): string[] {
  const marked = all('footer [aria-current=page]').length;
  return marked === (wanted ? 1 : 0) ? [] : [`${marked} links of the footer are marked as the current page`];
}

/** Links that look like text, and a style sheet that shows visited ones like others. */
export function plainLinks(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return [
    ...all('main p a, main li a, main dd a')
      .filter((link) => !link.matches('.button, .call'))
      .filter((link) => !getComputedStyle(link).textDecorationLine.includes('underline'))
      .map((link) => `not underlined: ${called(link)}`),
    ...(rules.some(({ cssText }) => /a:visited[^{]*\{[^}]*color/.test(cssText))
      ? []
      : ['visited links look like others']),
  ];
}

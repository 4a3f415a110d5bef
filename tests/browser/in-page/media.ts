/** Effects of the visitor's settings and of printing. */
import { all, called, controls, isSeen } from './element.ts';

/** Applies the rules of a medium, and disables those for screens, in engines that cannot emulate it. */
export function takeOn(medium: 'print' | '(prefers-reduced-motion: reduce)'): void {
  const other = medium === 'print' ? /\bscreen\b/ : /\(prefers-reduced-motion: no-preference\)/;
  const visit = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (!(rule instanceof CSSGroupingRule)) continue;
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        if (media.mediaText.includes(medium)) media.mediaText = 'all';
        else if (other.test(media.mediaText)) media.mediaText = 'not all';
      }
      visit(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
}

const longest = (durations: string): number =>
  Math.max(...durations.split(',').map((duration) => Number.parseFloat(duration)));

export const movesByItself = (): string[] =>
  all('*')
    .filter((element) => {
      const { transitionDuration, animationName } = getComputedStyle(element);
      return (longest(transitionDuration) > 0.2 && element.tagName !== 'IMG') || animationName !== 'none';
    })
    .map(called);

/** Animations despite reduced motion. */
export const moves = (): string[] =>
  all('*')
    .filter((element) => longest(getComputedStyle(element).transitionDuration) > 0.01)
    .map(called);

export const newWindows = (): string[] => all('[target]:not([target=_self])').map(called);

/** Waste on paper: navigation, backgrounds, and text under 14 pt. */
export function wastedOnPaper(): string[] {
  const { fontSize, color, backgroundColor } = getComputedStyle(document.body);
  return [
    ...all('nav, input')
      .filter(isSeen)
      .map((element) => `printed: ${called(element)}`),
    ...(Number.parseFloat(fontSize) < 18.6 ? [`text of ${fontSize}`] : []),
    ...(color === 'rgb(0, 0, 0)' ? [] : [`text in ${color}`]),
    ...(/rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\)|transparent/.test(backgroundColor)
      ? []
      : [`on ${backgroundColor}`]),
  ];
}

/** In forced colours: controls whose text or icon has the colour of the background. */
export function lostInForcedColours(): string[] {
  if (!matchMedia('(forced-colors: active)').matches) throw new Error('no forced colours');
  const ground = (element: Element | null): string => {
    if (!element) return getComputedStyle(document.documentElement).backgroundColor;
    const { backgroundColor } = getComputedStyle(element);
    return /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)
      ? ground(element.parentElement)
      : backgroundColor;
  };
  return [...controls(), ...all<SVGElement>('svg.icon').filter(isSeen)]
    .filter((element) => getComputedStyle(element).color === ground(element))
    .map(called);
}

/** Readability of text: its size, and its lines. */
import { all, called, hasOwnText, isSeen } from './element.ts';

/** In pixels. */
const SMALLEST = 18;
const BODY = 20;

export function smallText(): string[] {
  const texts = all('body *')
    .filter((element) => !element.closest('svg, script, style, noscript'))
    .filter((element) => hasOwnText(element) && isSeen(element));
  if (texts.length < 10) return [`only ${texts.length} texts`];
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  return [
    ...texts
      .filter((element) => size(element) < SMALLEST)
      .map((element) => `${size(element)} px: ${called(element)}`),
    ...(size(document.body) < BODY ? [`text of the body: ${size(document.body)} px`] : []),
  ];
}

/** The mean width of a letter of Indonesian text, measured in the element's own font. */
function letterWidth(element: Element): number {
  const probe = document.createElement('span');
  probe.textContent = 'Minum air putih yang cukup setiap hari membantu tubuh tetap segar.';
  element.append(probe);
  const range = document.createRange();
  range.selectNodeContents(probe);
  const width = [...range.getClientRects()].reduce((sum, rect) => sum + rect.width, 0);
  const letters = probe.textContent.length;
  probe.remove();
  return width / letters;
}

/** Lines over 75 characters, tight ones, and justified ones. */
export function hardLines(): string[] {
  return all('main p, main li')
    .filter(hasOwnText)
    .flatMap((element) => {
      const style = getComputedStyle(element);
      const height = Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize);
      const isLong = (element.textContent ?? '').length >= 30;
      const letter = letterWidth(element);
      // Collapsed content has no lines.
      const characters = isLong && letter > 0 ? element.getBoundingClientRect().width / letter : 0;
      return [
        ...(characters > 76 ? [`${Math.round(characters)} characters a line: ${called(element)}`] : []),
        ...(height < 1.49 ? [`line height ${height}: ${called(element)}`] : []),
        ...(style.textAlign === 'justify' ? [`justified: ${called(element)}`] : []),
      ];
    });
}

export const saysNoSubstitute = (): string[] =>
  /bukan pengganti/i.test(document.body.innerText) ? [] : ['the page does not say “bukan pengganti …”'];

/** Words broken across lines, except addresses. */
export function brokenWords(): string[] {
  const texts = all('body *')
    .filter((element) => hasOwnText(element) && isSeen(element))
    .flatMap((element) => [...element.childNodes].filter((node) => node instanceof Text));
  return texts.flatMap((text) =>
    [...text.data.matchAll(/(?<!\S)\p{L}+(?!\S*[@./-])/gu)]
      .filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return (
          new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)).size > 1
        );
      })
      .map(([word]) => `broken: ${word}`),
  );
}

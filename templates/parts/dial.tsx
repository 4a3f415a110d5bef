/**
 * Emergency numbers as links that dial, in health advice and legal texts. Cards contain no links but their own.
 */
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Markup } from 'senja/react';
import { currentLanguage, say } from 'senja/words';
import type { SiteView } from '../contract.ts';
import type { EmergencyNumberModel } from '../model.generated.ts';
import { dialHref } from './dial-number.ts';

type Site = Pick<SiteView, 'emergencyNumbers'>;
type Numbers = readonly Pick<EmergencyNumberModel, 'number' | 'label'>[];

interface Dialling {
  /** Language of the links' labels. */
  language: string;
  /** Splits a text at its numbers, which become every other part. */
  pattern: RegExp;
  links: ReadonlyMap<string, { element: ReactElement; html: string }>;
}

function Link({ number, label }: Numbers[number]) {
  return (
    <a className="dial" href={dialHref(number)} aria-label={say('dial', { number, label })}>
      {number}
    </a>
  );
}

function diallingOf(numbers: Numbers): Dialling {
  const links = numbers.map((one) => {
    const element = <Link key={one.number} {...one} />;
    return [one.number, { element, html: renderToString(element) }] as const;
  });
  const longestFirst = numbers.map(({ number }) => number).sort((a, b) => b.length - a.length);
  const patterns = longestFirst.map((number) => number.replace(/[^\d ]/g, '\\$&'));
  // A number alone: not part of a longer one, of a price, a time, a date or a character reference.
  const pattern = new RegExp(`(?<![\\w#+/:.,-])(${patterns.join('|')})(?![\\w/]|[.,:-]\\d)`);
  return { language: currentLanguage(), pattern, links: new Map(links) };
}

const known = new WeakMap<Numbers, Dialling>();

/** @returns null if the site defines no number */
function dialling({ emergencyNumbers: numbers }: Site): Dialling | null {
  if (!numbers || numbers.length === 0) return null;
  const last = known.get(numbers);
  const made = last?.language === currentLanguage() ? last : diallingOf(numbers);
  known.set(numbers, made);
  return made;
}

/** A text with its numbers as links. */
export function Dialled({ site, text }: { site: Site; text: string }): ReactNode {
  const dial = dialling(site);
  const parts = dial ? text.split(dial.pattern) : [text];
  if (parts.length === 1) return text;
  // A number may occur twice in a text.
  return parts.map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their places.
    at % 2 === 0 ? part : <Fragment key={at}>{dial?.links.get(part)?.element}</Fragment>,
  );
}

/** Elements inside which a link is impossible or already present. */
const APART: ReadonlySet<string> = new Set(['a', 'button', 'code', 'pre', 'summary']);

const TOKENS = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>|[^<]+/gi;

/** @returns HTML of a body with its numbers as links */
function dialledHtml(html: string, site: Site): string {
  const dial = dialling(site);
  if (!dial?.pattern.test(html)) return html;
  const link = (text: string): string =>
    text
      .split(dial.pattern)
      .map((part, at) => (at % 2 === 0 ? part : dial.links.get(part)?.html))
      .join('');
  let depth = 0;
  return html.replace(TOKENS, (token, slash: string, name: string | undefined) => {
    if (name === undefined) return depth === 0 ? link(token) : token;
    if (APART.has(name.toLowerCase())) depth += slash === '' ? 1 : -1;
    return token;
  });
}

/**
 * A body with its numbers as links, without an element of its own: views for readers keep what is in one element with
 * the paragraphs, and may drop what is next to it. A component, since what renders inside another one changes its ids.
 */
export function DialledBody({ site, html }: { site: Site; html: string }) {
  return <Markup html={dialledHtml(html, site)} />;
}

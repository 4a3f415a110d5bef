/** The formats that the content models name, each as a check that says what is wrong. */
import type { Fault } from '../../diagnostics/diagnostic.ts';
import { dateProblem } from './dates.ts';
import {
  emailProblem,
  hostProblem,
  httpsProblem,
  imageProblem,
  linkProblem,
  phoneProblem,
  siteUrlProblem,
} from './urls.ts';

/** A fault without its place. */
export type Problem = Pick<Fault, 'code' | 'params' | 'suggestions'>;
export type Check = (value: string) => Problem | null;

const shown = (value: string): string => (value.length > 80 ? `${value.slice(0, 80)}…` : value);

const readTime: Check = (value) => {
  if (/^[1-9]\d{0,2} menit$/.test(value)) return null;
  const minutes = /^0*([1-9]\d{0,2})\s*(?:m|min|mnt|mins|menit|minit|minute|minutes)?\.?$/i.exec(
    value.trim(),
  )?.[1];
  return {
    code: 'content/bad-read-time',
    params: { value: shown(value) },
    suggestions: minutes === undefined ? [] : [`${minutes} menit`],
  };
};

const pagePath: Check = (value) => {
  if (/^\/(?:[\p{L}\p{M}\p{N}_-]+\/)*$/u.test(value) && value.length <= 200) return null;
  const repaired = `/${value.split('/').filter(Boolean).join('/')}/`;
  return {
    code: 'content/bad-path',
    params: { value: shown(value) },
    suggestions: /^\/(?:[\p{L}\p{M}\p{N}_-]+\/)+$/u.test(repaired) ? [repaired] : [],
  };
};

const anchor: Check = (value) =>
  /^[a-z][a-z0-9-]{0,39}$/.test(value)
    ? null
    : {
        code: 'content/bad-anchor',
        params: { value: shown(value) },
        suggestions: [
          value
            .toLowerCase()
            .replace(/[^a-z0-9]+/g, '-')
            .replace(/^[-0-9]+|-$/g, ''),
        ].filter((text) => text !== '' && text.length <= 40),
      };

/** No right value is as long; a pattern may take time with the square of what it is tried on. */
const LONGEST = 2100;

/** The checks by name; a text longer than any right one is judged by its beginning. */
const CHECKS = {
  'indonesian-date': dateProblem,
  'read-time': readTime,
  'page-path': pagePath,
  anchor,
  link: linkProblem,
  'https-url': httpsProblem,
  'site-url': siteUrlProblem,
  'image-url': imageProblem,
  'host-name': hostProblem,
  'email-address': emailProblem,
  'phone-number': phoneProblem,
} as const satisfies Record<string, Check>;

export type FormatName = keyof typeof CHECKS;

export const FORMATS = Object.fromEntries(
  Object.entries(CHECKS).map(([name, check]) => [name, (value: string) => check(value.slice(0, LONGEST))]),
) as Record<FormatName, Check>;

/** The formats of content models, each with a check that returns the fault. */

import type { UnplacedFault } from '../../../diagnostics/index.ts';
import { phrase } from '../../../diagnostics/phrases/index.ts';
import { formatValue } from '../../../diagnostics/texts/index.ts';
import { onDemand } from '../../../on-demand.ts';
import { formerPath, pageAddress } from '../addresses.ts';
import { timeZoneFault } from '../days/days.ts';
import { isTime, NOTATIONS, type NotationName } from '../days/notations.ts';
import { imageFault } from '../image-paths.ts';
import { PART } from '../names/output-name.ts';
import { emailFault, hostFault, phoneFault, serviceNumberFault } from './contacts.ts';
import { languageFault, translationFault } from './language-names.ts';
import { type FormatRule, ruleOf } from './rule.ts';
import { contentLinkFault, httpsFault, siteUrlFault, webFault } from './urls.ts';

interface WrongDates {
  /** @returns the fault of a text that is not a date in the notation; null if it is one */
  dateFault(name: NotationName, value: string, timeZone?: string): UnplacedFault | null;
  /** @returns the day that a text such as `kemarin` means on the day `today`, `YYYY-MM-DD`; empty for any other text */
  relativeReadings(value: string, today: string): string[];
}

/** Needed for a text that is not a date. */
export const wrongDates = onDemand<WrongDates>();

const dateRule =
  (name: NotationName): FormatRule =>
  (value, timeZone) =>
    NOTATIONS[name].read(value) === null ? wrongDates.get().dateFault(name, value, timeZone) : null;

const MINUTES =
  /^(?:[±~≈]|(?:sekitar|kira-kira|about)\s)?\s*0*([1-9]\d{0,2})\s*(?:m|min|mnt|mins|menit|minit|minute|minutes|'|′)?\.?(?:\s(?:read|baca))?$/i;

/** @param word after the number; for one minute, `single` */
const minutesIn =
  (word: string, single = word): FormatRule =>
  (value) => {
    const number = MINUTES.exec(value.trim())?.[1];
    const intended = `${number} ${number === '1' ? single : word}`;
    if (value === intended) return null;
    return {
      code: 'content/bad-read-time',
      params: { value: formatValue(value), word },
      suggestions: number === undefined ? [] : [intended],
    };
  };

const time = ruleOf('content/bad-time', isTime, formatValue, (value) => {
  const [, hour = '', minute = ''] = /^(\d{1,2})[.:](\d\d)$/.exec(value.trim()) ?? [];
  return [`${hour.padStart(2, '0')}:${minute}`];
});

const PATH = new RegExp(`^/(?:${PART}/)*(?:${PART})?$`, 'u');
/** Of a former address: `/?p=123`. */
const QUERY = /\?[\w=&;.%+-]+$/;

const isPagePath = (text: string): boolean =>
  text.length <= 200 && text.startsWith('/') && PATH.test(pageAddress(text.replace(QUERY, '')));

/** @param kind of address, which says what it may hold */
function pathRule(
  kind: 'page' | 'former',
  isValid: (text: string) => boolean,
  intended: (value: string) => string[],
): FormatRule {
  const rule = ruleOf('content/bad-path', isValid, formatValue, intended);
  return (value) => {
    const fault = rule(value);
    return fault && { ...fault, params: { ...fault.params, how: phrase(`content/bad-path:${kind}`) } };
  };
}

const pagePath = pathRule('page', isPagePath, (value) => [
  `/${value
    .replace(/^https?:\/\/[^/]*/i, '')
    .split('/')
    .filter(Boolean)
    .join('/')}/`,
]);

/** Former addresses may hold whatever is a name of a file on all disks, and has no meaning for hosts. */
const FORMER = /^\/[\p{L}\p{M}\p{N} \w~!&'()+,;=@./-]*$/u;
const NO_NAME = /^\/_(?:headers|redirects)\/|\/\/|\/\.|[. ]\//i;

/** @returns whether an address can be one that a page had, also on another site */
function isFormerPath(text: string): boolean {
  if (text === '' || /^\/\/|^[a-z]+:(?!\/\/)|#/i.test(text)) return false;
  const path = pageAddress(formerPath(text).replace(QUERY, ''));
  return text.length <= 200 && FORMER.test(path) && !NO_NAME.test(path);
}

const formerAddress = pathRule('former', isFormerPath, (value) => [value.replace(/#.*/s, '')]);

const isAnchor = (text: string): boolean => /^[a-z][a-z0-9-]{0,39}$/.test(text);

const anchor = ruleOf('content/bad-anchor', isAnchor, formatValue, (value) => [
  value
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-$/g, ''),
]);

/** No valid value is longer; some patterns take quadratic time. */
export const LONGEST = 2100;

/** The checks by name; a text longer than any valid one is checked by its beginning. */
export const FORMAT_RULES = {
  'indonesian-date': dateRule('indonesian-date'),
  'english-date': dateRule('english-date'),
  date: dateRule('date'),
  'date-time': dateRule('date-time'),
  time,
  email: emailFault,
  uri: webFault,
  'time-zone': timeZoneFault,
  language: languageFault,
  translation: translationFault,
  minutes: minutesIn('menit'),
  'english-minutes': minutesIn('minutes', 'minute'),
  'page-path': pagePath,
  'former-path': formerAddress,
  anchor,
  link: contentLinkFault,
  'https-url': httpsFault,
  'web-url': webFault,
  'site-url': siteUrlFault,
  'image-url': imageFault,
  'host-name': hostFault,
  'email-address': emailFault,
  'phone-number': phoneFault,
  'service-number': serviceNumberFault,
} as const satisfies Record<string, FormatRule>;

export type FormatName = keyof typeof FORMAT_RULES;

export const FORMATS = Object.fromEntries(
  Object.entries(FORMAT_RULES).map(([name, check]) => [
    name,
    (value: string, timeZone?: string) => check(value.slice(0, LONGEST), timeZone),
  ]),
) as Record<FormatName, FormatRule>;

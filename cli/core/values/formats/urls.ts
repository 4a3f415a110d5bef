/**
 * Addresses from content. Both their raw characters and their parsed form are checked: `new URL` accepts tabs,
 * backslashes, missing slashes and odd hosts, and a browser may interpret them differently.
 */

import type { UnplacedFault } from '../../../diagnostics/index.ts';
import type { Lang } from '../../../diagnostics/languages/index.ts';
import { type NameIn, type Phrase, phrase } from '../../../diagnostics/phrases/index.ts';
import { isPictureName } from '../../stages/pictures/picture-formats.ts';
import { encodedAddress, percentDecoded } from '../addresses.ts';
import { intendedMail, isEmail, isHost, PHONE } from './contacts.ts';
import { shownAddress } from './rule.ts';

/** @returns why an address is refused */
const because = (name: NameIn<Phrase, 'content/bad-url'>): Reason => phrase(`content/bad-url:${name}`);

type Reason = Record<Lang, string>;

// RFC 3986 characters; `%` only before two hexadecimal digits, and never encoding a control character or a slash.
const SAFE = /^(?:[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]|%(?![01]|7[fF]|2[fF]|5[cC])[0-9A-Fa-f]{2})*$/;

/** Longest address, in UTF-16 code units. */
export const MAX_LENGTH = 2000;
/** The same of a link to another site: some carry a whole document behind the `#`. */
const MAX_LINK_LENGTH = 16_000;
/** The host of a web address, with what is written of account and port. */
export const hostOf = (address: string): string => /^https?:\/\/([^/?#]*)/i.exec(address)?.[1] ?? '';

/** Most links: nothing of such an address can be misread, so no rule refuses it. */
const PLAIN_WEB =
  /^https?:\/\/(?:[a-z0-9]{1,30}(?:-[a-z0-9]{1,30})?\.){1,3}[a-z]{2,20}(?:[/?#][A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]*)?$/;

const isPlainWeb = (value: string): boolean => value.length <= MAX_LENGTH && PLAIN_WEB.test(value);

/** @returns why the text is not a plain https address with a public host name, or null */
function httpsReason(written: string): Reason | null {
  if (isPlainWeb(written)) return null;
  const [path = ''] = written.split(/[?#]/, 1);
  const behind = encodedBehind(written.slice(path.length));
  if (!SAFE.test(path) || !IN_WEB_LINKS.test(behind)) return because('characters');
  const value = path + behind;
  if (value.length > MAX_LENGTH) return because('long');
  const authority = hostOf(value);
  if (authority.includes('@')) return because('account');
  if (authority.includes(':')) return because('port');
  if (!isHost(authority)) return because(isHost(authority.toLowerCase()) ? 'capitals' : 'host');
  return URL.canParse(value) ? null : because('host');
}

/** @returns a query or fragment as browsers send it; one with characters that nobody sees is left as it is */
const encodedBehind = (text: string): string =>
  IN_LINKS.test(text) ? encodedAddress(`https://a.invalid/${text}`).slice('https://a.invalid/'.length) : text;

/** @returns the fault of an address that must be https, or null */
export function httpsFault(value: string): UnplacedFault | null {
  if (!/^https:\/\//.test(value)) {
    const isHostFirst = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(value) && !isFileName(value);
    const repaired = isHostFirst
      ? `https://${value}`
      : joinedScheme(value.replace(/\\/g, '/'))
          .replace(/^(?:https?:)?\/\/|^https?:\/(?!\/)/i, 'https://')
          .replace(/^https:\/\/[^/?#]*/, (start) => start.toLowerCase());
    const suggestions = repaired !== value && httpsReason(repaired) === null ? [repaired] : [];
    return { code: 'content/not-https', params: { value: shownAddress(value) }, suggestions };
  }
  const reason = httpsReason(value);
  if (!reason) return null;
  return { code: 'content/bad-url', params: { value: shownAddress(value), reason }, ...withSmallHost(value) };
}

/** Suggestion of the same address with a host in small letters, if that is valid. */
function withSmallHost(value: string): Pick<UnplacedFault, 'suggestions'> {
  const small = value.replace(/^https:\/\/[^/?#]*/, (start) => start.toLowerCase());
  return small !== value && httpsReason(small) === null ? { suggestions: [small] } : {};
}

/** Slashes in a row, and steps between folders. */
const UNCLEAN = /\/\/|(?:^|\/)\.{1,2}(?:\/|$)/;

/** A page at the end of an address, as in `https://contoh.id/index.html`. */
const FILE_AT_END = /\/[^/?#]+\.(?:html?|php|aspx?)\/?$/i;

/** @returns the fault of a site's public address, or null */
export function siteUrlFault(value: string): UnplacedFault | null {
  const https = httpsFault(value);
  // The page that the browser shows is not the site.
  const folderOf = (address: string): string => address.replace(FILE_AT_END, '/');
  if (https?.code === 'content/not-https') {
    const intended = (https.suggestions ?? []).map(folderOf);
    return { ...https, suggestions: intended.filter((one) => siteUrlFault(one) === null) };
  }
  const path = value.replace(/^https:\/\/[^/]*/, '');
  const reason =
    httpsReason(value) ??
    (/[?#]/.test(value) ? because('query') : null) ??
    (UNCLEAN.test(path) ? because('dots') : null);
  const code = 'content/bad-site-url';
  if (reason) return { code, params: { value: shownAddress(value), reason }, ...withSmallHost(value) };
  if (!FILE_AT_END.test(path)) return null;
  const params = { value: shownAddress(value), reason: because('file') };
  return { code, params, suggestions: [folderOf(value)] };
}

/** A name with the extension of a file rather than a host, including names of pictures. */
const FILE =
  /\.(?:md|ya?ml|html?|php|aspx?|txt|docx?|pdf|svg|csv|epub|gz|ics|js|json|od[pst]|pptx?|rtf|rss|vcf|webmanifest|xlsx?|xml|zip)$/i;

const isFileName = (name: string): boolean => FILE.test(name) || isPictureName(name);

/** `mailto: a@b.id`, `https: //b.id` */
export const joinedScheme = (text: string): string =>
  text.replace(/^(mailto|tel|https?)\s*:\s*(?:(\/\/)\s*)?/i, '$1:$2');

/** @returns the links that an invalid text may have meant; the site's pages are not known here */
function likelyLinks(value: string): string[] {
  const written = value
    .trim()
    .replace(/\\/g, '/')
    .replace(/[,;]{1,3}$/, '');
  const inner = /^\([a-z].*\)$/is.test(written) ? written.slice(1, -1) : written;
  const text = joinedScheme(inner.replace(/^https?:\/\/(?=https?:\/\/)/i, ''));
  // `http//`, `htp://`, `HTTPS:/`
  const web = text.replace(
    /^(?:h{1,2}[tps]{2,5}|t{1,2}ps?)(?:[:;]\/{0,3}|\/{2,3})([\w-]+\.[^/?#]*)/i,
    (_, host) => `https://${host.toLowerCase()}`,
  );
  const isSpaced = /\s/.test(web.replace(PHONE, ''));
  if (isSpaced && /^https?:\/\/\S+\//i.test(text)) return [text.replaceAll(' ', '%20')];
  if (text.length > MAX_LENGTH || isSpaced) return [];
  if (web !== value && /^https?:/.test(web)) return [web];
  const mail = intendedMail(text.replace(/^(?:[a-z]{4,6}|mail-to):\/{0,2}/i, ''));
  if (mail.includes('@')) return isEmail(mail.replace(/\?.*/s, '')) ? [`mailto:${mail}`] : [];
  const phone = PHONE.exec(text)?.[1];
  if (phone !== undefined) return [`tel:${phone.replace(/(^\+\d.*)\(0\)/, '$1').replace(/[\s().]/g, '')}`];
  const bare = text.replace(/^\/\//, '');
  const [host = ''] = bare.split(/[/?#]/, 1);
  if (isHost(host.toLowerCase()) && !isFileName(bare.replace(/[?#].*$/s, '')))
    return [`https://${host.toLowerCase()}${bare.slice(host.length)}`];
  const [, path = '', rest = ''] =
    /^(?:\.{1,2}\/)*\/?([\w-]+(?:\/[\w-]+)*)\/?(?:index)?(?:\.(?:html?|php))?([?#][^\s]*)?$/.exec(text) ?? [];
  return path === '' ? [] : [`/${path}/${rest}`];
}

/**
 * @returns the whole address that a link without a scheme is: `www.…`, `wa.me/…` and a mail address mean nothing else;
 *   null for any other
 */
export function completedLink(written: string): string | null {
  if (!/^(?:www\.[^/?#]+\.|wa\.me\/|[^/:?#]{1,64}@)/i.test(written)) return null;
  const [host = ''] = written.split(/[/?#]/, 1);
  // `www.about.md`, `photo@2x.html`
  if (isFileName(host)) return null;
  const whole = host.includes('@')
    ? `mailto:${written}`
    : `https://${host.toLowerCase()}${written.slice(host.length)}`;
  return linkReason(whole) === null ? whole : null;
}

/** A web address with a slip at its beginning: `ttps://`, `https:/`, `http://http://`, `(https://…)`. */
const SLIP = /^\(?h{0,2}[tps]{2,6}(?:[:;]\/{0,3}|\/{2,3})[^\s\\@]*$/i;

/** @returns the web address that a link with a slip at its beginning means; null for any other */
export function meantLink(written: string): string | null {
  if (!SLIP.test(written) || linkReason(written) === null) return null;
  const inner = written.replace(/^\((.*)\)$/s, '$1').replace(/^https?:\/\/(?=https?:\/\/)/i, '');
  const [meant] = linkReason(inner) === null ? [inner] : likelyLinks(written);
  return meant !== undefined && /^https?:\/\//.test(meant) && linkReason(meant) === null ? meant : null;
}

/** The same as `SAFE`, with any encoded character that is visible: what it means is up to the other site. */
const IN_WEB_LINKS = /^(?:[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]|%(?![01]|7[fF])[0-9A-Fa-f]{2})*$/;
/** A public host with underscores, or an address of a machine. */
const LINKED_HOST =
  /^(?=.{1,253}$)(?:(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?|localhost|\[[0-9a-f:.]+\]|\d{1,3}(?:\.\d{1,3}){3})\.?$/i;

/** @returns why an encoded address is no link to another site, or null */
function webReason(value: string): Reason | null {
  if (!IN_WEB_LINKS.test(value)) return because('characters');
  if (value.length > MAX_LINK_LENGTH) return because('long');
  const authority = hostOf(value);
  if (authority.includes('@')) return because('account');
  // In a text about software, the reader puts in the number: `http://localhost:port`.
  if (isLocal(value) && /^[\w.]+:[A-Za-z]\w{0,19}$/.test(authority)) return null;
  const host = authority.replace(/:\d{1,5}$/, '');
  return LINKED_HOST.test(host) && URL.canParse(value) ? null : because('host');
}

/** @returns whether only this machine can open an address */
export const isLocal = (value: string): boolean =>
  /^https?:\/\/(?:[^/?#@:]*\.)?(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])\.?(?=[:/?#]|$)/i.test(
    value,
  );

/** Schemes that run or open something of the page, the browser or the machine. */
const DANGEROUS =
  /^(?:javascript|livescript|vbscript|mocha|data|file|blob|filesystem|feed|about|view-source|jar|wyciwyg|res|resource|chrome|edge|moz-extension|chrome-extension|ms-[a-z-]+|search-ms|shell)$/;
/** The letter of a drive, a host with a port, or one of the usual schemes with a slip. */
const NO_SCHEME = /^(?:[a-z]|localhost|h{0,2}[tps]{1,6}|mail-?[to]{0,3}|emails?|te|tell|telp|phone|www)$|\./;

/** @returns whether browsers would run an address, or open something of the machine */
export const isDangerous = (address: string): boolean =>
  DANGEROUS.test(/^[^:/?#]*(?=:)/.exec(address.replace(/[\0-\x20\x7f-\x9f]/g, ''))?.[0].toLowerCase() ?? '');

/** Characters of other scripts that browsers encode by themselves, and `|{}^`; no space, and none that is invisible. */
const IN_LINKS = /^(?:[!-~]|[^\0-\x7F\p{C}\p{Z}\p{Default_Ignorable_Code_Point}])*$/u;

/** A host whose letters have one form only: dots and letters of full width would become others. */
const isHostAsWritten = (address: string): boolean => {
  const host = hostOf(address);
  return host.normalize('NFKC') === host.normalize('NFC') && !/[^\p{L}\p{M}\p{N}.:@[\]%_-]/u.test(host);
};

/** Whether a link without a scheme does not begin at the root of the site. */
const isRelative = (value: string): boolean =>
  !value.startsWith('/') && !/^#./.test(value) && !/^[A-Za-z][A-Za-z0-9+.-]*:/.test(value);

/** The reason why a link must not be in a page, or null. Whether its target exists is checked later. */
function linkReason(written: string): Reason | null {
  if (isPlainWeb(written)) return null;
  if (!IN_LINKS.test(written)) return because('characters');
  if (!isHostAsWritten(written)) return because('host');
  if (/^mailto:[^?]*[^!-~?]/i.test(written)) return because('email');
  return encodedReason(encodedAddress(written));
}

function encodedReason(value: string): Reason | null {
  if (/^https?:/i.test(value)) return webReason(value);
  // Percent signs must encode UTF-8, or the page they name cannot be looked up.
  if (percentDecoded(value) === null || !SAFE.test(value)) return because('characters');
  if (value.length > MAX_LENGTH) return because('long');
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(value)?.[1]?.toLowerCase();
  if (scheme === 'mailto') {
    const [mailboxes = ''] = value.slice(7).split('?', 1);
    return mailboxes.split(',').every(isEmail) ? null : because('email');
  }
  const number = /^(?:tel:\+?[0-9-]{3,20}|sms(?:to)?:(?:\+?[0-9-]{3,20})?(?:[?;&].*)?)$/i;
  if (/^(?:tel|sms|smsto)$/.test(scheme ?? '')) return number.test(value) ? null : because('number');
  if (scheme !== undefined)
    return DANGEROUS.test(scheme) || NO_SCHEME.test(scheme) ? because('scheme') : null;
  if (/^#./.test(value)) return null;
  if (isRelative(value)) return because('relative');
  if (/^\/\//.test(value)) return because('double-slash');
  return UNCLEAN.test(value.replace(/[?#][\s\S]*/, '')) ? because('dots') : null;
}

/** @returns the fault of a link whose target does not exist */
export const noPage = (target: string): UnplacedFault => ({
  code: 'link/no-such-page',
  params: { target: shownAddress(target), why: '', advice: phrase('link/no-such-page:check'), known: '' },
});

/**
 * @returns the fault of a link (`/kontak/`, `/#cerita`, `#bagian`, https, http, mailto, tel), or null; of a path from the
 *   folder of its file (`./b.md`), that it leads to no page
 */
export function hrefFault(value: string): UnplacedFault | null {
  const reason = linkReason(value);
  if (!reason) return null;
  const suggestions = likelyLinks(value).filter((link) => linkReason(link) === null);
  const isPath = reason.en === because('relative').en && /^[^#]/.test(value);
  const isIncomplete = isPath && suggestions.length > 0 && !suggestions.some((one) => /^\//.test(one));
  if (isPath && !isIncomplete) return noPage(value);
  const why = isIncomplete ? because('incomplete') : reason;
  return {
    code: 'content/bad-link',
    params: { value: shownAddress(value), reason: why, page: '/' },
    suggestions,
  };
}

/** @returns the same of a link in content, where a path is looked up once all files are known */
export function contentLinkFault(value: string): UnplacedFault | null {
  const fault = hrefFault(value);
  return fault?.code === 'link/no-such-page' ? null : fault;
}

/** @returns the fault of an address on another site, or null */
export const webFault = (value: string): UnplacedFault | null =>
  /^https?:/i.test(value) && linkReason(value) === null ? null : httpsFault(value);

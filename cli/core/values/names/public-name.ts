/** Names of static files in `public/`: they are published under the same names. */
import type { Lang } from '../../../diagnostics/languages/index.ts';
import { phrase } from '../../../diagnostics/phrases/index.ts';
import { isDeviceName } from './slug.ts';

/** Excludes characters that have a meaning in addresses, or that some disk does not support. */
const PART = /^[\p{L}\p{M}\p{N} _~!$&'()+,;=@[\]{}^.-]+$/u;

/** Rules for hosts: those in `public/` are appended to those that senja writes. */
export const HOST_RULES = ['_headers', '_redirects'] as const;

/** Hosts that read neither of these files, and the file in `dist` that senja writes for each: no other one is hidden. */
export const FILE_FOR_HOST = {
  apache: '.htaccess',
  caddy: '.Caddyfile',
  nginx: '.nginx.conf',
  pages: '.nojekyll',
} as const;

export type Host = keyof typeof FILE_FOR_HOST;
export const HOSTS = Object.keys(FILE_FOR_HOST) as Host[];

/** Folder of files whose names senja makes from their content; `public/` may add others. */
const ASSETS = 'assets';

/** Whether a file of `public/` is among those: then browsers must ask for all of them whether they are new. */
export const isAmongAssets = (path: string): boolean => path.startsWith(`${ASSETS}/`);

/** Longest part of a path in bytes, and longest path: limits that all common disks support. */
const MAX_PART = 200;
const MAX_PATH = 400;

/** Hidden top-level names that hosts use. */
const HOST_FILES: ReadonlySet<string> = new Set(['.nojekyll', '.htaccess', '.domains']);

/** @returns whether a path has a hidden part that no host uses */
export function isHiddenName(path: string): boolean {
  const [first = '', ...rest] = path.split('/');
  const isAsked = rest.length === 0 ? HOST_FILES.has(first) : first === '.well-known';
  return (first.startsWith('.') && !isAsked) || rest.some((part) => part.startsWith('.'));
}

/** Names of senja's own temporary files and folders. */
const isWorkingName = (part: string): boolean => /\.senja-new$/i.test(part);

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/**
 * @param path relative to `public/`, with `/`, not hidden
 * @returns why a file may not be published under this path, or null
 */
export function publicNameFault(path: string): Record<Lang, string> | null {
  const parts = path.split('/');
  if (parts.some((part) => !PART.test(part) || /^\.{1,2}$/.test(part)))
    return phrase('public/bad-name:characters');
  if (parts.some((part) => /[. ]$/.test(part))) return phrase('public/bad-name:end');
  if (parts.some(isDeviceName)) return phrase('public/bad-name:device');
  if (parts.some((part) => bytesOf(part) > MAX_PART) || bytesOf(path) > MAX_PATH)
    return phrase('public/bad-name:long');
  const [first = ''] = parts;
  const name = HOST_RULES.find((one) => one === first.toLowerCase());
  if (name !== undefined && parts.length > 1) return phrase('public/bad-name:rules');
  if (name !== undefined && first !== name) return phrase('public/bad-name:small', { name });
  // Where case makes no difference, it would be the folder in which senja writes.
  const isOwn = first.toLowerCase() === ASSETS && (first !== ASSETS || parts.length === 1);
  return isOwn || parts.some(isWorkingName) ? phrase('public/bad-name:own') : null;
}

/** Whether a file of `public/` may have this path. */
export const isPublicName = (path: string): boolean => !isHiddenName(path) && publicNameFault(path) === null;

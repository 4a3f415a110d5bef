/** The Content Security Policy of every page: nothing is allowed but what the page is made of. */
import type { AssetsView, PoliciesView } from '../stages/views.ts';
import { sha256Base64 } from '../values/hash.ts';
import { FONT_SUFFIXES } from '../values/output-name.ts';

export interface CspInput {
  /** Inline texts, each allowed by its hash alone. */
  styles: AssetsView['styles'];
  loader: string;
  /** Hosts that photos may come from; null allows every https host. */
  imageHosts: readonly string[] | null;
  /** Addresses that forms post to. */
  endpoints: readonly string[];
}

/** A font that a style sheet names. */
const FONT = new RegExp(`\\.(?:${FONT_SUFFIXES.join('|')})\\b`, 'i');
const FONTS: [string, string] = ['font-src', "'self'"];

/** @returns policies for the meta tag; the header adds `frame-ancestors`, which a meta tag may not carry */
export function contentSecurityPolicies({ styles, loader, imageHosts, endpoints }: CspInput): PoliciesView {
  const hash = (text: string): string => `'sha256-${sha256Base64(text)}'`;
  const origins = [...new Set(endpoints.map((endpoint) => new URL(endpoint).origin))];
  const images = imageHosts === null ? ['https:'] : imageHosts.map((host) => `https://${host}`);
  const loaderHash = hash(loader);
  const hasFonts = Object.values(styles).some((sheet) => FONT.test(sheet));
  const policy = (styleHashes: readonly string[]): string => {
    const directives: [string, ...string[]][] = [
      ['default-src', "'none'"],
      ['script-src', "'self'", loaderHash],
      ['style-src', ...styleHashes],
      ['img-src', "'self'", ...images],
      ...(hasFonts ? [FONTS] : []),
      ['connect-src', "'self'", ...origins],
      ['manifest-src', "'self'"],
      ['form-action', ...(origins.length > 0 ? origins : ["'none'"])],
      ['base-uri', "'none'"],
      ['require-trusted-types-for', "'script'"],
      ['trusted-types', "'none'"],
    ];
    return directives.map((directive) => directive.join(' ')).join('; ');
  };
  const hashes = Object.entries(styles).map(([template, sheet]) => [template, hash(sheet)] as const);
  const pages = Object.fromEntries(hashes.map(([template, sheet]) => [template, policy([sheet])]));
  return { pages, site: policy(hashes.map(([, sheet]) => sheet)) };
}

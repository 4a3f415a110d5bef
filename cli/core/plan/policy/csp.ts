/** The Content Security Policy of every page: nothing is allowed but what the page is made of. */
import type { PolicyHosts } from '../../stages/site.ts';
import { CodeFaults, type TextFault } from '../../stages/site-error.ts';
import type { AssetsView, PoliciesView } from '../../stages/views.ts';
import { FONT_SUFFIXES } from '../../values/names/output-name.ts';
import { hashOf } from './page-policy.ts';

/** What pages hold and may load. */
export interface CspInput {
  /** Inline texts, each allowed by its hash. */
  styles: AssetsView['styles'];
  loader: string;
  /** Hosts that photos may come from; null allows every https host. */
  imageHosts: readonly string[] | null;
  /** Addresses that forms post to. */
  endpoints: readonly string[];
  hosts?: PolicyHosts | undefined;
  /** Rules of which pages are fetched before they are opened, as text. */
  prefetch?: string | undefined;
  /** The policy of Trusted Types by which pages register the service worker. */
  trustedPolicy?: string | undefined;
}

const KINDS = ['scripts', 'styles', 'frames', 'media', 'fonts', 'connect', 'workers'] as const;

const HASH = /^'sha(?:256|384|512)-[\w+/]+={0,2}'$/;

/** What the lists may have besides hosts over https. */
const ALSO: Partial<Record<(typeof KINDS)[number], RegExp>> = {
  connect: /^wss:/i,
  scripts: HASH,
  styles: HASH,
  workers: /^blob:$/,
};

const HOST = /^(?:https|wss):\/\/(?:\*\.(?=[^/]+\.))?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i;

/** @returns scheme and host of an address that was intended, if it has any */
function likelyHost(value: string): string[] {
  const address = /^[a-z]+:/i.test(value) ? value : `https://${value}`;
  const origin = URL.canParse(address) ? new URL(address).origin.replace(/^http:/, 'https:') : '';
  return HOST.test(origin) && origin.includes('.') ? [origin] : [];
}

/** @throws CodeFaults for texts that are not valid hosts */
export function checkHosts(hosts: PolicyHosts): void {
  const faults = KINDS.flatMap((kind) =>
    (hosts[kind] ?? []).map(String).flatMap((host): TextFault[] => {
      if (ALSO[kind]?.test(host) && (kind !== 'connect' || HOST.test(host))) return [];
      if (HOST.test(host) && /^https:/i.test(host)) return [];
      const params = { kind, host, instead: /wasm|eval/.test(host) ? '`wasm: true`' : '' };
      return [{ code: 'code/bad-policy-host', text: host, params, suggestions: likelyHost(host) }];
    }),
  );
  if (faults.length > 0) throw new CodeFaults(faults);
}

/** Whether an external address has a host on a list. */
export function isOfHosts(address: string, hosts: readonly string[] = []): boolean {
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  if (!URL.canParse(absolute)) return false;
  const { origin } = new URL(absolute);
  return hosts.some((host) => {
    const [scheme = '', name = ''] = host.toLowerCase().split('://*');
    return name === '' ? origin === scheme : origin.startsWith(`${scheme}://`) && origin.endsWith(name);
  });
}

/** A font in a style sheet. */
const FONT = new RegExp(`\\.(?:${FONT_SUFFIXES.join('|')})\\b`, 'i');

/** @throws TypeError for a part of a policy that could end its directive or its line */
function inPolicy(part: string): string {
  if (!/^[\w'*+./:=[\]-]+$/.test(part)) throw new TypeError(`“${part}” is no part of a policy`);
  return part;
}

/** @returns policies for the meta tag; the header adds `frame-ancestors`, which a meta tag may not carry */
export function contentSecurityPolicies({
  styles,
  loader,
  imageHosts,
  endpoints,
  hosts = {},
  prefetch,
  trustedPolicy = "'none'",
}: CspInput): PoliciesView {
  const { scripts = [], styles: sheets = [], frames = [], media = [] } = hosts;
  const { fonts = [], connect = [], workers = [], wasm = false, trustedTypes = true } = hosts;
  const origins = [...new Set(endpoints.map((endpoint) => new URL(endpoint).origin))];
  const images = imageHosts === null ? ['https:'] : imageHosts.map((host) => `https://${host}`);
  const texts = [loader, ...(prefetch === undefined ? [] : [prefetch])].map(hashOf);
  const hasFonts = Object.values(styles).some((sheet) => FONT.test(sheet));
  const policy = (styleHashes: readonly string[]): string => {
    const directives: string[][] = [
      ['default-src', "'none'"],
      ['script-src', "'self'", ...texts, ...(wasm ? ["'wasm-unsafe-eval'"] : []), ...scripts],
      ['style-src', ...styleHashes, ...sheets],
      ['img-src', "'self'", ...images],
      ...(hasFonts || fonts.length > 0 ? [['font-src', "'self'", ...fonts]] : []),
      ...(frames.length > 0 ? [['frame-src', ...frames]] : []),
      ...(media.length > 0 ? [['media-src', "'self'", ...media]] : []),
      ...(workers.length > 0 ? [['worker-src', "'self'", ...workers]] : []),
      ['connect-src', "'self'", ...origins, ...connect],
      ['manifest-src', "'self'"],
      ['form-action', ...(origins.length > 0 ? origins : ["'none'"])],
      ['base-uri', "'none'"],
      ...(trustedTypes
        ? [
            ['require-trusted-types-for', "'script'"],
            ['trusted-types', trustedPolicy],
          ]
        : []),
    ];
    return directives.map((directive) => directive.map(inPolicy).join(' ')).join('; ');
  };
  const hashes = Object.entries(styles).map(([template, sheet]) => [template, hashOf(sheet)] as const);
  const pages = Object.fromEntries(hashes.map(([template, sheet]) => [template, policy([sheet])]));
  return { pages, site: policy([...new Set(hashes.map(([, sheet]) => sheet))]) };
}

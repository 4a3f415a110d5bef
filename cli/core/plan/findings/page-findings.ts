/**
 * Reads rendered pages: what their policy would block or has to allow, and which of their links lead to no planned page.
 */
import type { Code } from '../../../diagnostics/index.ts';
import type { Page, PagePieces } from '../../stages/page.ts';
import { PLAN_FILE, type TextFault } from '../../stages/site-error.ts';
import type { BodyLinks, Held, SeenInPage } from '../../stages/site-state.ts';
import type { PoliciesView } from '../../stages/views.ts';
import { withBase } from '../../values/addresses.ts';
import { decoded, withoutEntities } from '../../values/html.ts';
import { OUTSIDE } from '../../values/image-paths.ts';
import { copyText } from '../../values/letters.ts';
import { lazily } from '../../values/lists.ts';
import { type CspInput, hashOf, heldByAll, isOfHosts, withPolicy } from '../policy/index.ts';

/** An address in pages that may be wrong. */
export interface DoubtfulLink {
  /** As in the page, unescaped. */
  href: string;
  /** The first page that has it, and the address of the last one. */
  page: SearchedPage;
  last: string;
  /** Number of pages that have it. */
  pages: number;
}

/** Collects what is found in pages. */
export type PageFindings = ReturnType<typeof pageFindings>;

/** A page to search. */
export interface SearchedPage extends Pick<Page, 'path' | 'template'> {
  /** Whether links often lead to parts of it: then its ids are kept. */
  isTarget?: boolean;
}

/** What pages are searched with; plain data, so that another thread can search them. */
export interface SearchInput {
  allowed: CspInput;
  /** By template. */
  policies: PoliciesView['pages'];
  base: string;
  /** Addresses of the planned pages. */
  paths: readonly string[];
}

/** What has been found; plain data. */
export interface FoundInPages {
  /** Things that the policy blocks, each once. */
  faults: Map<string, TextFault>;
  links: Map<string, DoubtfulLink>;
  /** By path in `dist`. */
  pages: Map<string, SeenInPage>;
}

/**
 * Attributes and elements that may be wrong, except links elsewhere; React and Markdown escape quotes in texts.
 * @param images beginnings of the addresses of allowed pictures
 */
const partsWith = (images: readonly string[]): RegExp =>
  new RegExp(
    ' (id|href(?!="(?!javascript:)[a-z]+:)|style|on[A-Za-z]+|action|form[Aa]ction)="([^"]*)"|<(script|style|base|iframe|object|embed|video|audio|source(?=[^<>]* src=")' +
      `|img(?![^<>]* src="(?:${['/(?!/)', ...images].join('|').replaceAll('.', '\\.')}))` +
      '|link(?=[^<>]* rel="stylesheet")|h1)\\b(?=([^<>]*)>)',
    'g',
  );
const ADDRESS = / (?:src|data|href)="([^"]*)"/;
/** Types of scripts that browsers do not run. */
const DATA = / type="(?!module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)/;
/** An address in a style sheet. */
const LOADED = /(@import (?:url\()?|url\()["']?([^"')\s]+)/gi;
/** The list of `policy` that allows what an element loads. */
const KIND_OF: Readonly<Record<string, 'frames' | 'scripts' | 'styles' | 'media' | undefined>> = {
  iframe: 'frames',
  script: 'scripts',
  link: 'styles',
  video: 'media',
  audio: 'media',
  source: 'media',
};
/** The end tag of an element whose text is no markup. */
const ENDS = /<\/(?:script|style)\b/gi;
/** In the action of a form it is React's own, for one that is a function. */
const SCRIPT = /^javascript:/;

const LONGEST = 60;

/** Where hosts are allowed. */
const PICTURES = '`imageHosts` (content/site.yaml)';
const FORMS = `\`endpoints\` (${PLAN_FILE})`;

interface Found {
  ids: ReadonlySet<string>;
  hrefs: ReadonlySet<string>;
  isTitled: boolean;
  held: readonly Held[];
}

/** Reports what the policy blocks, each thing once. */
function policyFaults({ imageHosts, endpoints, hosts = {} }: CspInput, faults: FoundInPages['faults']) {
  const images = (imageHosts ?? []).map((host) => `https://${host}`);
  const formsTo = endpoints.map((endpoint) => new URL(endpoint).origin);
  const report = (code: Code, page: SearchedPage, has: string, text: string, where = ''): void => {
    const shown = has.length > LONGEST ? `${has.slice(0, LONGEST)}…` : has;
    const params = { page: page.path, has: copyText(shown), where };
    const fault = { code, text: copyText(text), params, suggestions: [], template: page.template };
    if (!faults.has(`${code} ${shown}`)) faults.set(`${code} ${copyText(shown)}`, fault);
  };
  /** Rules in a page are allowed by their hash, but not all that they may load. */
  const styles = (page: SearchedPage, css: string, has: string): void => {
    for (const [, how = '', address = ''] of css.matchAll(LOADED)) {
      const isSheet = how.startsWith('@');
      const isPicture = imageHosts === null ? /^(?:https:)?\/\//i.test(address) : isOfHosts(address, images);
      const isAllowed = isSheet
        ? isOfHosts(address, hosts.styles)
        : isPicture || isOfHosts(address, hosts.fonts);
      if (OUTSIDE.test(address) && !isAllowed) {
        const where = isSheet ? `\`policy.styles\` (${PLAN_FILE})` : /^https:/i.test(address) ? PICTURES : '';
        report('code/blocked-address', page, has, address, where);
      }
    }
  };
  return {
    report,
    /** An element that loads something. */
    loads(page: SearchedPage, element: string, attributes: string): void {
      const [attribute, escaped = ''] = ADDRESS.exec(attributes) ?? [];
      const address = withoutEntities(escaped);
      const kind = KIND_OF[element];
      const isOwn = /^(?:script|img|video|audio|source)$/.test(element) && !OUTSIDE.test(address);
      if (attribute === undefined || isOwn || (kind && isOfHosts(address, hosts[kind]))) return;
      const where = element === 'img' && imageHosts && /^https:/i.test(address) ? PICTURES : '';
      const has = `<${element}${withoutEntities(attribute)}>`;
      const list = kind && OUTSIDE.test(address) ? `\`policy.${kind}\` (${PLAN_FILE})` : where;
      report('code/blocked-address', page, has, address, list);
    },
    /** An attribute other than an id or a link. */
    attribute(page: SearchedPage, name: string, written: string, value: string): void {
      if (name === 'style') styles(page, withoutEntities(value), `style="${withoutEntities(value)}"`);
      else if (name.startsWith('on')) report('code/inline-script', page, withoutEntities(written), written);
      else {
        const address = withoutEntities(value);
        const isAllowed = value === '' || SCRIPT.test(value) || isOfHosts(address, formsTo);
        if (!isAllowed) report('code/blocked-address', page, withoutEntities(written), address, FORMS);
      }
    },
    /** A script or a style with a text of its own. */
    inline(page: SearchedPage, element: string, written: string): void {
      const [text, hash] = [written.trim(), hashOf(written)];
      const has = `<${element}>${text}`;
      if (element === 'style') styles(page, text, has);
      else if (!hosts.scripts?.includes(hash)) {
        const where = `\`policy: { scripts: ["${hash}"] }\` (${PLAN_FILE})`;
        report('code/inline-script', page, has, text.slice(0, LONGEST).split('\n', 1)[0] ?? '', where);
      }
    },
  };
}

/**
 * @param known whether a link leads to a planned page; those with escapes are found later
 * @returns a function that finds the ids in a part of a page, and its addresses that may be wrong. What the policy blocks
 *   is reported at once
 */
function searchWith(
  allowed: CspInput,
  known: (href: string) => boolean,
  { report, loads, attribute, inline }: ReturnType<typeof policyFaults>,
) {
  const { styles, loader, imageHosts, prefetch = '' } = allowed;
  const parts = partsWith(imageHosts?.map((host) => `https://${host}/`) ?? ['https:']);
  return (html: string, page: SearchedPage): Found => {
    const ids = new Set<string>();
    const hrefs = new Set<string>();
    const held: Held[] = [];
    let isTitled = false;
    parts.lastIndex = 0;
    for (let match = parts.exec(html); match; match = parts.exec(html)) {
      const { index, 0: found, 1: name, 2: value = '', 3: element = '', 4: attributes = '' } = match;
      if (name === 'id') ids.add(value);
      else if (name === 'href') {
        if (SCRIPT.test(value))
          report('code/inline-script', page, withoutEntities(found.slice(1)), 'javascript:');
        else if (!known(value)) hrefs.add(value);
      } else if (name !== undefined) {
        if (name === 'style') held.push({ attributes: [hashOf(decoded(value))] });
        attribute(page, name, found.slice(1), value);
      } else if (element === 'h1') isTitled = true;
      else if (element === 'script' || element === 'style') {
        const isRules = prefetch !== '' && attributes.startsWith(' type="speculationrules"');
        const script = isRules ? prefetch : loader;
        const own = element === 'style' ? (styles[page.template] ?? '') : script;
        const start = index + found.length + attributes.length + 1;
        const end = start + own.length;
        // `startsWith` is slow on long texts.
        if (html.slice(start, end) === own && html.startsWith('</', end)) {
          parts.lastIndex = end;
          continue;
        }
        const close = element === 'style' ? html.indexOf('</style', start) : -1;
        if (close > start) held.push({ elements: [hashOf(html.slice(start, close))] });
        // Up to its end tag, nothing in it is an element.
        ENDS.lastIndex = start;
        parts.lastIndex = ENDS.exec(html)?.index ?? html.length;
        if (element === 'script' && / src="/.test(attributes)) loads(page, element, attributes);
        else if (!DATA.test(attributes)) inline(page, element, html.slice(start, parts.lastIndex));
      } else {
        if (element === 'video' || element === 'audio') held.push({ media: true });
        loads(page, element, attributes);
      }
    }
    return { ids, hrefs, isTitled, held };
  };
}

/** @param found what has been found before; more is added */
export function pageFindings(
  { allowed, policies, base, paths }: SearchInput,
  found: FoundInPages = { faults: new Map(), links: new Map(), pages: new Map() },
) {
  const known = lazily(() => new Set(paths.map((path) => base + path.slice(1))));
  const { faults, links } = found;
  const search = searchWith(allowed, (href) => known().has(href), policyFaults(allowed, faults));
  /** By template, whose style sheet is allowed. */
  const shared = new Map<string, Map<string, Found>>();
  const searchShared = (html: string, page: SearchedPage): Found => {
    const ofTemplate = shared.get(page.template) ?? new Map<string, Found>();
    shared.set(page.template, ofTemplate);
    const found = ofTemplate.get(html) ?? search(html, page);
    ofTemplate.set(html, found);
    return found;
  };
  return {
    found,
    /**
     * @param bodyLinks links of the page's body, which have checks of their own
     * @returns the page with its own policy, and what has been seen in it
     */
    read(
      pieces: PagePieces,
      page: SearchedPage,
      bodyLinks: BodyLinks,
    ): { pieces: PagePieces; seen: SeenInPage } {
      const own = pieces.map((piece, at) => (at % 2 === 0 ? search(piece, page) : searchShared(piece, page)));
      // As they are written in the page.
      const ofBody = lazily(
        () => new Set(bodyLinks.flatMap((one) => (typeof one === 'string' ? [withBase(base, one)] : []))),
      );
      for (const { hrefs } of own)
        for (const href of hrefs) {
          const isPart = href[0] === '#';
          if (isPart && own.some(({ ids }) => ids.has(href.slice(1)))) continue;
          if (ofBody().has(withoutEntities(href))) continue;
          const key = isPart ? `${page.template} ${href}` : href;
          const link = links.get(key);
          if (!link)
            links.set(copyText(key), {
              href: copyText(withoutEntities(href)),
              page,
              last: page.path,
              pages: 1,
            });
          else if (link.last !== page.path) Object.assign(link, { last: page.path, pages: link.pages + 1 });
        }
      const ids = page.isTarget ? own.flatMap((one) => [...one.ids]) : [];
      const seen: SeenInPage = { ids: [...new Set(ids)].map(copyText) };
      if (!own.some(({ isTitled }) => isTitled)) seen.untitled = true;
      const parts = own.flatMap(({ held }) => held);
      if (parts.length === 0) return { pieces, seen };
      seen.held = heldByAll(parts);
      return { pieces: withPolicy(pieces, policies[page.template] ?? '', seen.held), seen };
    },
  };
}

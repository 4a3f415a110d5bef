/** The site's definition: its pages, and its checks of content. */

import type { Explanation } from '../../diagnostics/explain/index.ts';
import type { CatalogueEntry, Code, Params, Severity } from '../../diagnostics/index.ts';
import type { Place } from '../../diagnostics/places/index.ts';
import type { Entry, SiteFields } from './entry.ts';
import type { Observer } from './observer.ts';
import type { RenderPage } from './page.ts';
import type { Parts } from './parts.ts';
import type { Plan, PlanTools } from './plan.ts';
import type { DataSource } from './site-data.ts';
import type { CodeReads } from './site-state.ts';

/** A diagnostic of the site: like those of the engine, with the explanation for `senja explain`. */
export interface SiteDiagnostic extends CatalogueEntry {
  explanation: Explanation;
  /** Reported only by `check`, not by every build. */
  onlyChecked?: true;
}

/** A fault that the site reports. */
export interface SiteFault {
  /** Code from the site's `diagnostics`, or of the engine. */
  code: Code | (string & {});
  params: Params;
  /** Correct values, best first. */
  suggestions?: readonly string[];
  /** Path of an entry's file; by default `site.yaml`. */
  file?: string;
  at: Place;
}

/** The content of a valid site. */
export interface SiteContent {
  /** `site.yaml`. */
  settings: SiteFields;
  /** Published entries in the planned language, in natural order of their files. */
  entries: readonly Entry[];
  /** Those in the site's own language, where another is planned: references lead to them where there is no translation. */
  originals?: readonly Entry[];
}

/** Requirements of a site's layouts for pictures. Widths and heights are in pixels, lists in ascending order. */
export interface PictureSettings {
  /** Widths of pictures from the content folder, up to the picture's own width. */
  widths: readonly number[];
  /** Choices for browsers that support neither AVIF nor WebP. */
  fallbackWidths: readonly number[];
  /** Requests to hosts that scale: widths, and width divided by height. */
  hosted: { widths: readonly number[]; ratio: number };
  /** Minimum width of a picture in a field; smaller ones look blurred. */
  least: number;
  /** Size of a page's picture on sharing services. */
  sharing: { width: number; height: number };
  /** Value of `<img sizes>` for pictures in bodies. */
  bodySizes: string;
}

/**
 * Colours a fenced block of code, and escapes it.
 * @param language the word after the three backticks; '' without one
 * @returns safe HTML, or null to show the code without colours
 */
export type Highlight = (code: string, language: string) => string | null;

/** A plugin of markdown-it, and its options: whichever version of its types the plugin was written for. */
// biome-ignore lint/suspicious/noExplicitAny: a function in `plugins` could do nothing with `unknown`
export type MarkdownPlugin = (markdown: any, ...options: any[]) => void;

/** How a site shows fenced code; every part is optional. */
export interface CodeSettings {
  /** Whether all lines are numbered that nothing is said about; by default those of blocks that ask for it. */
  numbers?: boolean;
  /** Whether every block has a button that copies it. */
  copy?: boolean;
}

/** Markdown extensions of a site. Like the templates, they are the site's own code. */
export interface MarkdownSettings {
  /** In order; one with options is a list: `[plugin, options]`. */
  plugins?: readonly (MarkdownPlugin | readonly [MarkdownPlugin, ...unknown[]])[];
  highlight?: Highlight;
  /** Boxes by name, with their default title: `::: note Title`. */
  directives?: Readonly<Record<string, string>>;
  /** Whether fenced code has marks in comments (`[!code ++]`), numbers of lines, and groups that are shown as tabs. */
  code?: boolean | CodeSettings;
}

/** How a site with `search: true` in `site.yaml` is searched; every part is optional. */
export interface SearchSettings {
  /** Address of the page; by default `/search/`, in Indonesian `/cari/`. */
  path?: string;
  /** The collections that are searched, with their names in words; by default all whose entries have pages. */
  collections?: Readonly<Record<string, string>>;
  /** The field with the tags of an entry; by default `tags`. */
  tags?: string;
}

/** What pages may load besides the files of the site: hosts with their scheme, such as `https://video.example`. */
export interface PolicyHosts {
  /** Hosts, and hashes of `<script>` elements with a text: `'sha256-…'`. */
  scripts?: readonly string[];
  /** Hosts, and hashes of `<style>` elements that scripts add: `'sha256-…'`. */
  styles?: readonly string[];
  frames?: readonly string[];
  /** Of videos and recordings. */
  media?: readonly string[];
  /** Of fonts that style sheets name. */
  fonts?: readonly string[];
  /** That scripts fetch from; `wss:` too. */
  connect?: readonly string[];
  /** Hosts of workers, or `blob:`. A worker also needs `trustedTypes: false`. */
  workers?: readonly string[];
  /** Whether scripts may compile WebAssembly. */
  wasm?: boolean;
  /** False if scripts may set HTML from texts, and addresses of scripts. */
  trustedTypes?: boolean;
}

/** A page of a published site. */
export interface PublishedPage {
  /** Address without base path: `/places/hall/`. */
  path: string;
  /** Public address: `https://example.com/places/hall/`. */
  url: string;
  /** Its file, relative to the folder of the site: `places/hall/index.html`. */
  file: string;
  /** Whether this build has made it; false if it is that of the last build. */
  isMade: boolean;
}

/** A site after its publication in a folder. */
export interface PublishedSite {
  /** Absolute path of the folder. */
  dist: string;
  /** Those in the sitemap: not the 404 page, nor those that lead on from former addresses. */
  pages: readonly PublishedPage[];
  /** Whether it is a preview with drafts, which is not for the public. */
  preview: boolean;
}

export interface SiteDefinition {
  /** Whether home page and 404 page may come from the plan instead of an entry. */
  plansPages?: boolean;
  pictures: PictureSettings;
  /** Languages of the templates' texts; senja adds those of `templates/words/`. */
  languages?: readonly string[];
  markdown?: MarkdownSettings;
  /** Components that bodies may show; senja finds them. */
  parts?: Parts;
  policy?: PolicyHosts;
  /** Whether programs get its content as JSON. */
  api?: boolean;
  /** Whether pages are fetched before they are opened. */
  prefetch?: boolean;
  /** Whether what was opened opens again without a connection; false for a site that has switched it off. */
  offline?: boolean;
  /** Whether a sheet that a component imports is in the pages of those templates alone that import the component. */
  splitStyles?: boolean;
  /** Data besides content, by the names under which plans get it. */
  data?: Readonly<Record<string, DataSource>>;
  /** How the whole text is searched; false if the site has a search of its own. */
  search?: SearchSettings | false;
  /** Severities of codes, in place of those of the catalogue. */
  checks?: Readonly<Record<string, Severity | 'off' | undefined>>;
  /** The site's diagnostics, by code. */
  diagnostics: Readonly<Record<string, SiteDiagnostic>>;
  /** @returns faults of `site.yaml`, whose fields are valid by their model */
  checkSettings(settings: SiteFields): SiteFault[];
  /** @returns faults of a published entry */
  checkEntry?(entry: Entry, settings: SiteFields): SiteFault[];
  /** @returns faults of the whole content, once all files are valid */
  checkContent?(content: SiteContent, tools: Pick<PlanTools, 'collections'>): SiteFault[];
  /** Called by `senja build` when the site is published in its folder. */
  built?(site: PublishedSite): unknown;
  /** The same content gives the same plan, in every thread. */
  plan(content: SiteContent, tools: PlanTools): Plan;
}

/** The site's own code. */
export interface SiteCode {
  definition: SiteDefinition;
  /**
   * Loaded on demand, since loading takes time.
   * @param base base path of the whole site, for the files that templates import
   */
  renderPage(base: string): RenderPage;
  /** Called before pages are rendered: loads what templates import lazily. */
  ready?(base: string): Promise<void>;
  /** @returns what it has read so far */
  reads?(): CodeReads;
  /**
   * Runs some of it.
   * @param into gets what that reads, which is then not among `reads`
   */
  apart?<T>(into: Map<string, string>, run: () => T): T;
  /** @returns the names of the widgets on the page that was rendered last; a name occurs once for each widget */
  widgetsInPage?(): readonly string[];
  observer?: Observer;
}

/** The page that searches the whole text, and the list of all entries. */
import type { SearchView } from '../../search/contract.ts';
import { asHtml } from '../as-html.ts';
import type { PageView } from '../page.ts';
import { searcherAddress } from '../page-widgets.ts';

/** `:where` has no specificity, so any rule of a site's sheet replaces these. */
const STYLE = `:where(.senja-search form){display:flex;flex-wrap:wrap;align-items:end;margin:1rem -.5rem}
:where(.senja-search form>*){margin:.5rem;min-width:0;max-width:calc(100% - 1rem)}
:where(.senja-search label){display:flex;flex-direction:column}
:where(.senja-search label:first-child){flex:1 1 16rem}
:where(.senja-search :is(input,select,button)){box-sizing:border-box;max-width:100%;min-height:3rem;padding:.5rem .75rem;font:inherit;color:inherit;background:transparent;border:2px solid;border-radius:.5rem}
:where(.senja-search button){padding:.5rem 1.25rem;cursor:pointer;font-weight:bold}
:where(.senja-search [hidden]){display:none}
:where(.senja-search__status){min-height:1.6em;font-weight:bold}
:where(.senja-search ol){padding:0;list-style:none}
:where(.senja-search ol>li){padding:1rem 0;border-top:1px solid}
:where(.senja-search ol>li>a){display:inline-block;padding:.25rem 0;font-size:1.2em;font-weight:bold}
:where(.senja-search ol p){margin:.25rem 0}
:where(.senja-search__in){margin-left:.75rem;opacity:.8}
:where(.senja-search__part a){display:inline-block;padding:.25rem 0}
:where(.senja-search__list li){padding:.35rem 0}`.replace(/\n/g, '');

interface SearchProps {
  /** `search` in the data of the page. */
  of: SearchView;
}

/** Shows the field and the answers to a search; of the list of all entries, one page. */
export function Search({ of: search }: SearchProps) {
  const { words, list } = search;
  return list ? <AllEntries of={search} list={list} /> : <Field of={search} words={words} />;
}

function Field({
  of: { index, all, collections, tags, words },
}: SearchProps & { words: SearchView['words'] }) {
  return (
    <div className="senja-search" data-search={JSON.stringify({ index, words })}>
      <style {...asHtml(STYLE)} />
      {/* React moves it to the head. */}
      <script async src={searcherAddress()} />
      {/* With the script, not after it. */}
      <link rel="preload" as="fetch" crossOrigin="anonymous" href={`${index}index.json`} />
      {/* Without its script it must not be sent: the policy of pages allows no address. */}
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of 2020 do not know <search>. */}
      <form role="search" method="dialog">
        <label>
          {words.label}
          <input type="search" name="q" autoComplete="off" autoCapitalize="none" enterKeyHint="search" />
        </label>
        {collections.length > 1 && (
          <label>
            {words.in}
            <select name="in">
              <option value="">{words.everywhere}</option>
              {collections.map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        {tags.length > 0 && (
          <label>
            {words.tag}
            <select name="tag">
              <option value="">{words['any-tag']}</option>
              {tags.map((tag) => (
                <option key={tag}>{tag}</option>
              ))}
            </select>
          </label>
        )}
        <button type="submit">{words.button}</button>
      </form>
      <noscript>
        <p>{words['no-scripts']}</p>
      </noscript>
      <p className="senja-search__status" role="status" />
      <ol className="senja-search__results" />
      <button type="button" hidden>
        {words.more}
      </button>
      <p>
        <a href={all}>{words.all}</a>
      </p>
    </div>
  );
}

function AllEntries({ of: { href, words }, list }: SearchProps & Required<Pick<SearchView, 'list'>>) {
  const { entries, previous, next } = list;
  return (
    <div className="senja-search">
      <style {...asHtml(STYLE)} />
      <p>
        <a href={href}>{words.title}</a>
      </p>
      <ul className="senja-search__list">
        {entries.map((entry) => (
          <li key={entry.href}>
            <a href={entry.href}>{entry.title}</a>
            {entry.label !== '' && <span className="senja-search__in">{entry.label}</span>}
          </li>
        ))}
      </ul>
      {previous !== null && (
        <p>
          <a href={previous} rel="prev">
            {words.previous}
          </a>
        </p>
      )}
      {next !== null && (
        <p>
          <a href={next} rel="next">
            {words.next}
          </a>
        </p>
      )}
    </div>
  );
}

/** What a site's own template `search` is given besides what all pages have. */
export interface SearchPageData {
  search: SearchView;
}

/** The template of both, for a site without a template `search`. */
export const SearchPage = ({ meta = {}, search }: PageView & SearchPageData) => (
  <>
    <h1>{meta.title}</h1>
    <Search of={search} />
  </>
);

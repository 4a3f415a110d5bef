/**
 * What is found in rendered pages: ids, links, what the policy would block. `pageFindings` makes `PageFindings` of a
 * `SearchInput`, which get pages (`SearchedPage`) and give what all of them have shown (`FoundInPages`), among that the
 * links whose target is known only at the end (`DoubtfulLink`). All of it is plain data, for other threads.
 */
export {
  type DoubtfulLink,
  type FoundInPages,
  type PageFindings,
  pageFindings,
  type SearchedPage,
  type SearchInput,
} from './page-findings.ts';

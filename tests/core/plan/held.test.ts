/** What a page holds decides its own policy, and no other. */
import { describe, expect, it } from 'vitest';
import { headerPolicy, heldByAll, withHeld, withPolicy } from '../../../cli/core/plan/held.ts';
import { sha256Base64 } from '../../../cli/core/values/hash.ts';

const hash = (text: string): string => `'sha256-${sha256Base64(text)}'`;
const POLICY = "default-src 'none'; style-src 'sha256-AA='; connect-src 'self'; base-uri 'none'";

describe('a policy', () => {
  it('stays as it is for a page that holds nothing', () => {
    expect(withHeld(POLICY, {})).toBe(POLICY);
  });

  it('allows what the page holds, and no other attribute or element', () => {
    expect(withHeld(POLICY, { media: true, attributes: ["'sha256-BB='"], elements: ["'sha256-CC='"] })).toBe(
      "default-src 'none'; style-src 'sha256-AA=' 'sha256-CC='; style-src-attr 'unsafe-hashes' 'sha256-BB='; " +
        "media-src 'self'; connect-src 'self'; base-uri 'none'",
    );
  });

  it('keeps the hosts of media that the site allows', () => {
    const open = POLICY.replace('; connect', "; media-src 'self' https://a.example; connect");
    expect(withHeld(open, { media: true })).toBe(open);
  });

  it('is replaced in the page that was rendered with that of its template', () => {
    const meta = (policy: string) => `<meta content="${policy.replaceAll("'", '&#x27;')}"/>`;
    const held = { attributes: [hash("a'")] };
    expect(withPolicy([meta(POLICY), "it's $&"], POLICY, held)).toEqual([
      meta(withHeld(POLICY, held)),
      "it's $&",
    ]);
  });

  it('in the header allows what all pages hold, or leaves many styles to the pages', () => {
    const pages = [{ media: true }, undefined, { attributes: [hash('a')] }, { attributes: [hash('a')] }];
    const all = heldByAll(pages);
    expect(all).toEqual({ media: true, attributes: [hash('a')] });
    expect(headerPolicy(POLICY, all)).toBe(withHeld(POLICY, { media: true, attributes: [hash('a')] }));
    const many = Array.from({ length: 65 }, (_, index) => ({ attributes: [hash(`${index}`)] }));
    const none = "font-src 'none'; frame-src 'none'; media-src 'none'; object-src 'none'; worker-src 'none'";
    expect(headerPolicy(POLICY, heldByAll(many))).toBe(`${none}; connect-src 'self'; base-uri 'none'`);
    expect(headerPolicy(POLICY, heldByAll([...many, { media: true }]))).toBe(
      `${none.replace(" media-src 'none';", '')}; media-src 'self'; connect-src 'self'; base-uri 'none'`,
    );
  });
});

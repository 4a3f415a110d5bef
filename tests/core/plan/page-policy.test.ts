/** What a page holds decides its own policy, and no other. */
import { describe, expect, it } from 'vitest';
import {
  headerPolicy,
  heldByAll,
  policyLine,
  withHeld,
  withPolicy,
} from '../../../cli/core/plan/policy/page-policy.ts';
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
    const together = withHeld(POLICY, { media: true, attributes: [hash('a')] });
    expect(headerPolicy(POLICY, all)).toEqual({ policy: together, left: [] });
    const many = Array.from({ length: 40 }, (_, index) => ({ attributes: [hash(`${index}`)] }));
    const none = "font-src 'none'; frame-src 'none'; media-src 'none'; object-src 'none'; worker-src 'none'";
    const left = ['style-src', 'style-src-attr'];
    expect(headerPolicy(POLICY, heldByAll(many))).toEqual({
      policy: `${none}; connect-src 'self'; base-uri 'none'`,
      left,
    });
    expect(headerPolicy(POLICY, heldByAll([...many, { media: true }]))).toEqual({
      policy: `${none.replace(" media-src 'none';", '')}; media-src 'self'; connect-src 'self'; base-uri 'none'`,
      left,
    });
  });

  it.each([
    ['sheets', { styles: 40 }, /^style-src$/],
    ['hosts of pictures', { images: 90 }, /^img-src$/],
    ['frames and sheets', { styles: 40, frames: 100 }, /^frame-src,style-src$/],
    [
      'hosts of all kinds',
      { styles: 9, images: 40, frames: 40, connect: 40 },
      /^(?:(?:img|frame|connect)-src,?)+$/,
    ],
  ])(
    'never makes a line that hosts leave out or refuse: %s',
    (_, { styles = 1, images = 0, frames = 0, connect = 0 }: Record<string, number>, left) => {
      const list = (count: number, of: (index: number) => string) =>
        Array.from({ length: count }, (_, index) => of(index)).join(' ');
      const hosts = (count: number) => list(count, (index) => `https://host-${index}.example`);
      const policy = `default-src 'none'; script-src 'self'; style-src ${list(styles, (index) => hash(`${index}`))}; img-src 'self' ${hosts(images)}; frame-src ${hosts(frames)}; connect-src 'self' ${hosts(connect)}; base-uri 'none'`;
      const header = headerPolicy(policy, {});
      expect(policyLine(header.policy).length).toBeLessThanOrEqual(2000);
      expect(header.left.join()).toMatch(left);
      // The pages name these; whatever else `default-src` forbids stays forbidden.
      expect(header.policy).toMatch(
        /^font-src 'none'; (?!.*default-src).*script-src 'self';.*base-uri 'none'$/,
      );
      for (const name of header.left) expect(header.policy).not.toContain(`${name} `);
    },
  );
});

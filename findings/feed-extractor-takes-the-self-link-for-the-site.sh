#!/bin/bash
# @extractus/feed-extractor 8.0.3 and rss-parser 3.13.0. Of an Atom feed with <link rel="self"> before <link href> (whose rel is
# "alternate" by the standard, RFC 4287, 4.2.7.2), both give the feed's own address as `link`, the address of the site. With
# rel="alternate" written out, rss-parser is right, and feed-extractor is not until the order is changed, too.
# One would have guessed that the order of links means nothing, and that a missing rel is "alternate".
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
cd "$work"; npm init -y > /dev/null
npm install --no-audit --no-fund --silent @extractus/feed-extractor@8.0.3 rss-parser@3.13.0
cat > try.mjs <<'J'
import Parser from 'rss-parser';
import { extractFromXml } from '@extractus/feed-extractor';
const self = '<link rel="self" href="https://x.example/feed.xml"/>';
const feed = (links) => `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><id>x:1</id><title>t</title>${links}<updated>2026-11-01T00:00:00Z</updated><entry><id>x:2</id><title>e</title><link href="https://x.example/e/"/><updated>2026-11-01T00:00:00Z</updated></entry></feed>`;
const seen = [];
for (const links of [`${self}<link href="https://x.example/"/>`, `${self}<link rel="alternate" href="https://x.example/"/>`, `<link rel="alternate" href="https://x.example/"/>${self}`]) {
  const xml = feed(links);
  seen.push([(await new Parser().parseString(xml)).link, extractFromXml(xml).link].map((one) => (one.endsWith('feed.xml') ? 'feed' : 'site')).join(' '));
  console.log(links, '->', seen.at(-1), '(rss-parser, feed-extractor)');
}
process.exit(seen.join() === 'feed feed,site feed,site site' ? 0 : 1);
J
node try.mjs

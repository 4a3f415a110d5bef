/** `robots.txt`, https://www.rfc-editor.org/rfc/rfc9309 */
import type { SitePlan } from '../plan/index.ts';
import { absoluteIn } from './xml.ts';

/**
 * Names by which crawlers that collect texts to train language models look for rules, as their operators state them
 * (2026-11): OpenAI, Anthropic, Google, Apple, Common Crawl, Meta, Amazon, Ai2, Cohere, ByteDance, Huawei. None is a
 * search engine's.
 */
const TRAINING_CRAWLERS = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'Applebot-Extended',
  'CCBot',
  'meta-externalagent',
  'Amazonbot',
  'AI2Bot',
  'cohere-training-data-crawler',
  'Bytespider',
  'PanguBot',
];

/** Search engines must fetch a page to see that it is not for them, so a preview disallows none of them. */
export function robots(site: Pick<SitePlan, 'origin' | 'base' | 'preview' | 'training'>): string {
  const groups = ['User-agent: *\nAllow: /\n'];
  // One group for all: a crawler takes the most exact one and ignores the others.
  if (site.training === false)
    groups.push(`${TRAINING_CRAWLERS.map((name) => `User-agent: ${name}\n`).join('')}Disallow: /\n`);
  if (!site.preview) groups.push(`Sitemap: ${absoluteIn(site, '/sitemap.xml')}\n`);
  return groups.join('\n');
}

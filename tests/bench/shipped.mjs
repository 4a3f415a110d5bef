/**
 * The shipped site against Eleventy, without output or cache. Eleventy gets the same 16 articles, as data of cards on
 * the home page, and the other pages as Markdown.
 */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { putFiles, remove } from './files.mjs';
import { run } from './run.mjs';
import { buildCommand, forgetSites, root } from './senja.mjs';

const content = path.join(root, 'content');
const readYaml = (name) => parse(readFileSync(path.join(content, name), 'utf8'));

const CONFIG = `export default function () {
  return { markdownTemplateEngine: false, htmlTemplateEngine: false, dir: { input: 'src', output: 'out' } };
}
`;

const LAYOUT = `const HEAD = '<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">';
export default class {
  render({ title, description = '', content, site, page }) {
    const nav = site.navigation.map(({ name, href }) => \`<a href="\${href}">\${name}</a>\`).join('');
    return \`\${HEAD}<title>\${title}</title><meta name="description" content="\${description}"><link rel="canonical" href="https://senja-sehat.example\${page.url}"></head><body><header><a href="/">\${site.title}</a><nav>\${nav}</nav></header><main><h1>\${title}</h1>\${content}</main><footer><p>\${site.footer.description}</p><p>\${site.footer.copyright}</p></footer></body></html>\`;
  }
}
`;

const HOME = `const card = (one) => \`<li><img src="\${one.imageUrl}" width="640" height="427" alt="\${one.imageAlt}" loading="lazy"><h3>\${one.title}</h3><p>\${one.excerpt}</p><p>\${one.readTime} · \${one.publishDate}</p></li>\`;
export default class {
  data() { return { layout: 'page.11ty.mjs', permalink: '/', title: 'Senja Sehat' }; }
  render({ site, articles }) {
    const sections = site.categories.map(({ name, description }) => \`<section><h2>\${name}</h2><p>\${description}</p><ul>\${articles.filter((one) => one.category === name).slice(0, 3).map(card).join('')}</ul></section>\`);
    return \`\${sections.join('')}<ol>\${articles.map(card).join('')}</ol>\`;
  }
}
`;

/** All text of a page's fields, as Markdown paragraphs. */
const wordsOf = (value) =>
  typeof value === 'object' && value !== null ? Object.values(value).map(wordsOf).join('\n\n') : `${value}`;

function writeEleventy(site) {
  const articles = readdirSync(path.join(content, 'articles')).map((name) => readYaml(`articles/${name}`));
  putFiles(site, {
    'eleventy.config.mjs': CONFIG,
    'src/_includes/page.11ty.mjs': LAYOUT,
    'src/_data/site.json': JSON.stringify(readYaml('site.yaml')),
    'src/_data/articles.json': JSON.stringify(articles),
    'src/src.json': '{ "layout": "page.11ty.mjs" }',
    'src/index.11ty.mjs': HOME,
  });
  for (const name of readdirSync(path.join(content, 'pages'))) {
    if (name.endsWith('.md')) {
      cpSync(path.join(content, 'pages', name), path.join(site, 'src', name));
    } else if (name !== 'beranda.yaml') {
      const page = readYaml(`pages/${name}`);
      const target = `src/${name.replace('.yaml', '.md')}`;
      putFiles(site, { [target]: `---\ntitle: ${JSON.stringify(page.title)}\n---\n\n${wordsOf(page)}\n` });
    }
  }
}

/**
 * @param {import('./tools.mjs').Tool[]} tools
 * @param {{ rounds: number, folder: string }} options
 * @returns {Promise<{ rounds: number, tools: Record<string, import('./rounds.mjs').ByKind>, missing: Record<string, string> }>}
 *   kinds `nothing` and `unchanged`
 */
export async function measureShipped(tools, { rounds, folder }) {
  const out = path.join(folder, 'shipped-senja');
  const site = path.join(folder, 'shipped-Eleventy');
  writeEleventy(site);
  const other = tools.find(({ name }) => name === 'Eleventy');
  const sides = [
    {
      name: 'senja',
      command: buildCommand(content, out),
      clean: () => {
        remove(out, '.');
        forgetSites();
      },
    },
    ...(other ? [{ name: 'Eleventy', command: other.command(site), clean: () => remove(site, 'out') }] : []),
  ];
  const result = { rounds, tools: {}, missing: {} };
  for (const { name } of sides) {
    result.tools[name] = { nothing: { ms: [], bytes: [] }, unchanged: { ms: [], bytes: [] } };
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of ['nothing', 'unchanged']) {
      for (const { name, command, clean } of sides) {
        if (kind === 'nothing') clean();
        const { ms, bytes, failure } = await run(command);
        if (failure) {
          result.missing[name] = failure;
          continue;
        }
        result.tools[name][kind].ms.push(ms);
        if (bytes !== null) result.tools[name][kind].bytes.push(bytes);
      }
    }
  }
  forgetSites();
  remove(folder, 'shipped-senja', 'shipped-Eleventy');
  return result;
}

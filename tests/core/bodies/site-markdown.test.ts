/** Markdown extensions of a site: plugins, boxes, coloured code, and errors of a plugin. */
import type MarkdownIt from 'markdown-it';
import { expect, it } from 'vitest';
import { CHECKS } from '../../../cli/checks/index.ts';
import { renderMarkdown } from '../../../cli/core/bodies/markdown.ts';
import { siteMarkdown } from '../../../cli/core/bodies/site-markdown.ts';
import type { MarkdownSettings } from '../../../cli/core/stages/site.ts';
import { SiteError } from '../../../cli/core/stages/site-error.ts';

const context = {
  images: { base: '/desa/', find: () => ({ code: 'content/image-missing' }) as const, bodySizes: '' },
  checks: { body: [], link: [] },
};
const htmlOf = (text: string, settings?: MarkdownSettings): string =>
  renderMarkdown({ text, start: 0 }, { ...context, markdown: siteMarkdown(settings) }).body.html;

/** Counts in the environment of a body, as footnotes do. */
function counting(markdown: MarkdownIt, { word }: { word: string }): void {
  markdown.core.ruler.push('count', ({ env, tokens }) => {
    env.count = tokens.length;
  });
  markdown.renderer.rules.hr = (_tokens, _index, _options, env) => `<p>${word} ${env.count}</p>\n`;
}

it('applies plugins with their options, to each body separately', () => {
  const settings: MarkdownSettings = { plugins: [[counting, { word: 'tokens' }]] };
  expect(htmlOf('---\n', settings)).toBe('<p>tokens 1</p>\n');
  expect(htmlOf('One\n\n---\n', settings)).toBe('<p>One</p>\n<p>tokens 4</p>\n');
  expect(htmlOf('---\n')).toBe('<hr />\n');
});

it('turns directives into boxes, whose text is Markdown', () => {
  const settings = { directives: { note: 'Note', warning: 'Take care' } };
  expect(htmlOf('::: note\nRead [this](/a/).\n:::\n', settings)).toBe(
    '<div class="note" role="note">\n<p class="note__title">Note</p>\n<p>Read <a href="/desa/a/">this</a>.</p>\n</div>\n',
  );
  expect(htmlOf('::: warning <b> & such\n:::\n', settings)).toContain('__title">&lt;b&gt; &amp; such</p>');
  expect(htmlOf('::: note My <!-- later --> title\n:::\n', settings)).toContain('__title">My title</p>');
  expect(htmlOf('::: note <!-- later -->\n:::\n', settings)).toContain('__title">Note</p>');
  expect(htmlOf('::: nothing\nText\n:::\n', settings)).toBe('<p>::: nothing\nText\n:::</p>\n');
});

it('keeps the id of a heading that a plugin sets', () => {
  const ids = (markdown: MarkdownIt): void => {
    markdown.core.ruler.push('own-ids', ({ tokens }) => {
      for (const token of tokens) if (token.type === 'heading_open') token.attrSet('id', 'mine');
    });
  };
  expect(htmlOf('## A\n\n## B\n', { plugins: [ids] })).toBe('<h2 id="mine">A</h2>\n<h2 id="mine-1">B</h2>\n');
});

it('highlights code, or leaves it as it is', () => {
  const settings: MarkdownSettings = {
    highlight: (code, language) => (language === 'js' ? `<b>${code}</b>` : null),
  };
  expect(htmlOf('```js\n1\n```\n', settings)).toContain('<b>1\n</b>');
  expect(htmlOf('```\n<\n```\n', settings)).toContain('&lt;');
});

it('rejects coloured code that is no text', () => {
  const settings = { highlight: () => Promise.resolve('<b>1</b>') as never };
  expect(() => htmlOf('```js\n1\n```\n', settings)).toThrow(
    expect.objectContaining({
      text: expect.objectContaining({ en: expect.stringMatching(/^“highlight” must/) }),
    }),
  );
});

it.each<[string, MarkdownSettings]>([
  [
    'is added',
    {
      plugins: [
        () => {
          throw new Error('aduh');
        },
      ],
    },
  ],
  [
    'reads',
    {
      plugins: [
        (markdown: MarkdownIt) =>
          markdown.core.ruler.push('a', () => {
            throw new Error('aduh');
          }),
      ],
    },
  ],
  [
    'renders',
    {
      highlight: () => {
        throw new Error('aduh');
      },
    },
  ],
])('reports to the site where a plugin throws when it %s', (_when, settings) => {
  expect(() => htmlOf('```\na\n```\n', settings)).toThrow(SiteError);
});

/** Cuts the box of a task, as markdown-it-task-lists does. */
function tasks(markdown: MarkdownIt): void {
  markdown.core.ruler.after('inline', 'tasks', ({ tokens }) => {
    for (const token of tokens) {
      const [text] = token.children ?? [];
      if (!text?.content.startsWith('[x] ')) continue;
      text.content = text.content.slice(4);
      token.content = token.content.slice(4);
    }
  });
}

it('places faults in the text as written, when a plugin has cut its beginning', () => {
  const body = { text: '* [x] A trait `B` for `C` types, and **bold.\n', start: 0 };
  const markdown = siteMarkdown({ plugins: [[tasks]] });
  const checks = { body: CHECKS.file.body, link: [] };
  const { faults } = renderMarkdown(body, { ...context, checks, markdown });
  expect(faults.map(({ code, at }) => [code, at])).toEqual([
    ['markdown/unclosed-mark', { start: 37, end: 39 }],
  ]);
});

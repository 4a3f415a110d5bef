/** Boxes, alerts and their titles in the language of the page. */
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../cli/checks/index.ts';
import { renderMarkdown } from '../../../cli/core/bodies/markdown.ts';
import { siteMarkdown } from '../../../cli/core/bodies/site-markdown.ts';

const images = { base: '/', find: () => ({ code: 'content/image-missing' }) as const, bodySizes: '' };
const render = (text: string, language = 'en', titles?: Record<string, string>) =>
  renderMarkdown(
    { text, start: 0 },
    { images, language, checks: CHECKS.file, markdown: siteMarkdown(titles && { directives: titles }) },
  );
const html = (...args: Parameters<typeof render>): string => render(...args).body.html;

describe('a box', () => {
  it('has a title in the language of the page, that of the site, or its own', () => {
    const box = (title: string) =>
      `<div class="note" role="note">\n<p class="note__title">${title}</p>\n<p>A <em>b</em>.</p>\n</div>\n`;
    const text = '::: note\nA *b*.\n:::\n';
    expect(html(text)).toBe(box('Note'));
    expect(html(text, 'id')).toBe(box('Catatan'));
    expect(html(text, 'de', { note: 'Hinweis' })).toBe(box('Hinweis'));
    expect(html(text.replace('note', 'note My <b>'))).toBe(box('My &lt;b&gt;'));
    expect(html('::: tip\na\n:::', 'en', { mine: 'Mine' })).toContain('class="tip"');
  });

  it('may have its title in brackets, as in other tools', () => {
    expect(html(':::tip[My title]\na\n:::\n')).toBe(html('::: tip My title\na\n:::\n'));
  });

  it('around code shows the code alone', () => {
    const text = '::: code-group\n```js [a.js]\nx\n```\n```ts [a.ts]\ny\n```\n:::\n';
    expect(render(text).faults).toEqual([]);
    expect(html(text)).toMatch(/^<div class="code-group">\n(?!<p)[\s\S]*a\.js[\s\S]*a\.ts[\s\S]*<\/div>\n$/);
    expect(html('::: v-pre\n{a}\n:::\n')).toBe('<div class="v-pre">\n<p>{a}</p>\n</div>\n');
  });

  it('called details can be opened', () => {
    expect(html('::: details More & more\nA.\n\n- b\n:::\n')).toBe(
      '<details class="details">\n<summary>More &amp; more</summary>\n<p>A.</p>\n<ul>\n<li>b</li>\n</ul>\n</details>\n',
    );
    expect(html('::: details\nA.\n:::\n', 'id')).toContain('<summary>Rincian</summary>');
    expect(html(':::: details A\n::: tip B\nC\n:::\n::::\n')).toMatch(/<\/div>\n<\/details>\n$/);
  });
});

describe('an alert', () => {
  it.each(['note', 'tip', 'important', 'warning', 'caution'])('called %s is a box', (name) => {
    const text = `> [!${name.toUpperCase()}]\n> A **b**.\n>\n> - c\n`;
    expect(html(text)).toBe(html(`::: ${name}\nA **b**.\n\n- c\n:::\n`));
    expect(html(text, 'id')).toBe(html(`::: ${name}\nA **b**.\n\n- c\n:::\n`, 'id'));
  });

  it('may hold its text in a paragraph of its own, and have a title, as in other tools', () => {
    expect(html('> [!note]\n>\n> A.\n')).toBe(html('> [!NOTE]\n> A.\n'));
    expect(html('> [!warning]- Take care\n> A.\n')).toBe(html('::: warning Take care\nA.\n:::\n'));
    expect(html('- > [!NOTE]\n  > A.\n')).toContain('<li>\n<div class="note"');
    expect(html('> [!NOTE]\n> a\n> > b\n')).toMatch(/<blockquote>\n<p>b<\/p>\n<\/blockquote>\n<\/div>\n$/);
  });

  it('keeps the places of what is wrong in it', () => {
    const text = '> [!NOTE]\n> A **b.\n';
    const at = text.indexOf('**');
    expect(render(text).faults).toMatchObject([
      { code: 'markdown/unclosed-mark', at: { start: at, end: at + 2 } },
    ]);
  });

  it.each(['> a [!NOTE]', '> [!NOTE]x', '[!NOTE]\na', '> \\[!NOTE]\n> a', '> `[!NOTE]`'])(
    'is none in %j',
    (text) => {
      expect(html(text)).not.toContain('role="note"');
    },
  );
});

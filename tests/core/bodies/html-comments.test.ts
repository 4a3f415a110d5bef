/** Comments are never shown; code keeps them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../cli/checks/index.ts';
import { filesIn, markdownParagraphs, renderMarkdown } from '../../../cli/core/bodies/markdown.ts';
import { times } from '../../support/machine/long.ts';

const context = {
  images: { base: '/', bodySizes: '', find: () => ({ code: 'content/image-missing' as const }) },
  checks: CHECKS.file,
};
const render = (text: string) => renderMarkdown({ text, start: 0 }, context);
const html = (text: string): string => render(text).body.html;
const codes = (text: string): string[] => render(text).faults.map(({ code }) => code);

describe('an HTML comment', () => {
  it.each([
    ['on its own line', 'Satu.\n\n<!-- nanti -->\n\nDua.', '<p>Satu.</p>\n<p>Dua.</p>\n'],
    ['right below a paragraph', 'Satu.\n<!-- nanti -->\nDua.', '<p>Satu.</p>\n<p>Dua.</p>\n'],
    ['over several lines', 'Satu.\n\n<!--\nnanti\n\n# Judul\n-->\n\nDua.', '<p>Satu.</p>\n<p>Dua.</p>\n'],
    ['inside a line', 'Satu <!-- nanti --> dua.', '<p>Satu dua.</p>\n'],
    ['inside a word', 'Sa<!-- nanti -->tu.', '<p>Satu.</p>\n'],
    ['over two lines of a paragraph', 'Satu <!-- nanti\nlagi --> dua.', '<p>Satu dua.</p>\n'],
    ['several in a line', '<!-- a -->Satu<!-- b --> dua<!-- c -->.', '<p>Satu dua.</p>\n'],
    [
      'nothing but several in a line',
      'Satu.\n\n<!-- a --> <!-- b -->\n\nDua.',
      '<p>Satu.</p>\n<p>Dua.</p>\n',
    ],
    ['before text on its line', '<!-- a --> **Satu**.\nDua.', '<p><strong>Satu</strong>.\nDua.</p>\n'],
    ['with text behind its end', '<!-- a\nb --> **Satu**.\nDua.', '<p><strong>Satu</strong>.\nDua.</p>\n'],
    ['with another behind its end', '<!-- a\nb --> <!-- c -->\nDua.', '<p>Dua.</p>\n'],
    ['in a list', '- Satu <!-- a -->\n- <!-- b -->Dua\n', '<ul>\n<li>Satu </li>\n<li>Dua</li>\n</ul>\n'],
    [
      'as a block of a list',
      '- Satu\n\n  <!-- a\n\n  b -->\n- Dua\n',
      '<ul>\n<li>\n<p>Satu</p>\n</li>\n<li>\n<p>Dua</p>\n</li>\n</ul>\n',
    ],
    [
      'in a quote',
      '> Satu\n> <!-- a\n> b -->\n> Dua\n',
      '<blockquote>\n<p>Satu</p>\n<p>Dua</p>\n</blockquote>\n',
    ],
    ['in a link', '[Satu<!-- a -->](/b/)', '<p><a href="/b/">Satu</a></p>\n'],
    ['in the title of a link', '[a](/b/ "c <!-- d --> e")', '<p><a href="/b/" title="c e">a</a></p>\n'],
    ['as the title of a link', '[a](/b/ "<!-- d -->")', '<p><a href="/b/">a</a></p>\n'],
    [
      'in the title of a reference, over two lines',
      '[a]\n\n[a]: /b/ (c <!-- d\ne -->)',
      '<p><a href="/b/" title="c">a</a></p>\n',
    ],
    ['around a link', 'Satu <!-- [a](/b/) -->dua', '<p>Satu dua</p>\n'],
    ['in Windows lines', 'Satu.\r\n\r\n<!--\r\na\r\n-->\r\n\r\nDua.', '<p>Satu.</p>\n<p>Dua.</p>\n'],
    ['the shortest', 'Satu<!-->dua<!--->tiga', '<p>Satuduatiga</p>\n'],
    ['with dashes in it', 'Satu<!-- a -- b --->dua', '<p>Satudua</p>\n'],
  ])('%s is hidden without a report', (_where, text, shown) => {
    expect(html(text)).toBe(shown);
    expect(codes(text)).toEqual([]);
  });

  it.each([
    ['in a code span', '`<!-- a -->`', '<p><code>&lt;!-- a --&gt;</code></p>\n'],
    ['in a fence', '```\n<!-- a -->\n```', '<pre><code>&lt;!-- a --&gt;\n</code></pre>\n'],
    ['behind a backslash', '\\<!-- a -->', '<p>&lt;!-- a --&gt;</p>\n'],
  ])('is text %s', (_where, text, shown) => {
    expect(html(text)).toBe(shown);
  });

  it('that starts a line and is never closed hides the rest of its block, and is reported', () => {
    expect(html('Satu.\n\n<!-- a\n\nDua.')).toBe('<p>Satu.</p>\n');
    expect(html('> Satu.\n>\n> <!-- a\n\nDua.')).toBe(
      '<blockquote>\n<p>Satu.</p>\n</blockquote>\n<p>Dua.</p>\n',
    );
    expect(codes('Satu.\n\n<!-- a\n\nDua.')).toEqual(['markdown/unclosed-comment']);
  });

  it('inside a line that is never closed is text', () => {
    expect(html('Satu <!-- a')).toBe('<p>Satu &lt;!-- a</p>\n');
    expect(codes('Satu <!-- a')).toEqual(['markdown/html']);
  });

  it('hides pictures, headings and sentences', () => {
    const text = 'Satu.\n\n<!--\n## Judul\n\n![a](images/a.png) Dua.\n-->\n\nTiga <!-- empat --> lima.';
    expect(filesIn(text).images).toEqual([]);
    expect(render(text).body.headings).toEqual([]);
    expect(markdownParagraphs({ text, start: 0 }).map((one) => one.text)).toEqual(['Satu.', 'Tiga lima.']);
  });
});

it('never shows a word of a closed comment outside code', () => {
  const part = fc.constantFrom(
    'Satu',
    ' dan ',
    '\n',
    '\n\n',
    '- ',
    '> ',
    '## ',
    '**',
    '[',
    '](/a/)',
    '](/a/ "b ',
    '")',
    '<!-- RAHASIA -->',
    '\n\n<!-- a\n\nRAHASIA -->',
    '<!--RAHASIA-->',
    '| a |\n|---|\n',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      expect(html(`${parts.join('')}\n\n-->\n\nAkhir`)).not.toContain('RAHASIA');
    }),
    { numRuns: times(400, 20_000) },
  );
});

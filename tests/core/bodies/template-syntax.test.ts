import { describe, expect, it } from 'vitest';
import { lineOffsets } from '../../../cli/core/bodies/markdown-parser.ts';
import { markdownSlips } from '../../../cli/core/bodies/markdown-slips.ts';
import { templatePiece } from '../../../cli/core/bodies/template-syntax.ts';

describe('a piece of template syntax', () => {
  it.each([
    ['{{< a "b" >}}', '{{< … >}}'],
    ['{{<figure src="a">}}', '{{< … >}}'],
    ['{{% /a %}}', '{{% … %}}'],
    ['{%- if a -%}', '{% … %}'],
    ['{{ page.title }}', '{{ … }}'],
    ['{# catatan #}', '{# … #}'],
    ['{.besar #a}', '{.…}'],
    ['{: .besar}', '{.…}'],
    ['{:toc}', '{: … }'],
    ['<%= a %>', '<% … %>'],
    ['<?php a ?>', '<? … ?>'],
    ['[youtube=https://a.id/b]', '[youtube …]'],
    ['[caption id="a" width="3"]', '[caption …]'],
    ['[/caption]', '[caption …]'],
    ['[gallery]', '[gallery …]'],
    ['[url=https://a.id]', '[url …]'],
  ])('is %j', (text, kind) => {
    expect(templatePiece(text, 0)).toEqual({ kind, length: text.length });
  });

  it.each([
    '{a}',
    '{ a }',
    '{{}}',
    '[a]',
    '[youtube](https://a.id)',
    '[Video]: a',
    '[1]',
    '[a b]',
    '<b>',
    '{, }',
  ])('is not %j', (text) => {
    expect(templatePiece(text, 0)).toBeNull();
  });

  it('is told once a kind, with its count, and never of code', () => {
    const text = '{{< a >}} {{< b >}}\n\n`{{< c >}}` {% d %}\n\n```\n{{< e >}}\n```\n\n## {{< f >}}\n';
    const told = markdownSlips({ body: { text, start: 0 }, starts: lineOffsets(text) });
    expect(told.map(({ params }) => params)).toEqual([
      { kind: '{{< … >}}', count: 3 },
      { kind: '{% … %}', count: 1 },
    ]);
  });

  it('is counted to the end, however much is wrong', () => {
    const text = '**a {{< b >}}\n\n'.repeat(300);
    const told = markdownSlips({ body: { text, start: 0 }, starts: lineOffsets(text) });
    expect(told).toHaveLength(100);
    expect(told.find(({ code }) => code === 'markdown/template-syntax')?.params?.count).toBe(300);
  });
});

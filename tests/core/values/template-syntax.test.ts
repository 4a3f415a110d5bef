import { describe, expect, it } from 'vitest';
import marks from '../../../cli/checks/marks/index.ts';
import { BodyText } from '../../../cli/core/bodies/body-text.ts';
import { bodyFaults } from '../../../cli/core/bodies/text/body-check.ts';
import { templatePiece } from '../../../cli/core/values/template-syntax.ts';

describe('template syntax', () => {
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
    ['[[Teh jahe|teh]]', '[[ … ]]'],
    ['[!NOTE]', '[!…]'],
    ['[url=https://a.id]', '[url …]'],
  ])('is found in %j', (text, kind) => {
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
  ])('is not found in %j', (text) => {
    expect(templatePiece(text, 0)).toBeNull();
  });

  it('is reported once per kind, with its count, and never in code', () => {
    const text = '{{< a >}} {{< b >}}\n\n`{{< c >}}` {% d %}\n\n```\n{{< e >}}\n```\n\n## {{< f >}}\n';
    const faults = bodyFaults(new BodyText({ text, start: 0 }), [marks]);
    expect(faults.map(({ params }) => params)).toEqual([
      { kind: '{{< … >}}', count: 3 },
      { kind: '{% … %}', count: 1 },
    ]);
  });

  it('may fill a line', () => {
    const text = 'a\n  !!! catatan \nb\n\n!!! besar\n';
    const faults = bodyFaults(new BodyText({ text, start: 0 }), [marks]);
    expect(faults.map(({ params, at }) => [params, text.slice(at.start, at.end)])).toEqual([
      [{ kind: '!!! …', count: 2 }, '!!! catatan'],
    ]);
  });

  it('suggests the box and the break that such an editor has meant', () => {
    const faults = bodyFaults(new BodyText({ text: '\\::: tip Air\n\nSatu :br dua\n', start: 0 }), [marks]);
    expect(faults.map(({ suggestions }) => suggestions)).toEqual([['::: tip Air'], ['<br>']]);
  });

  it.each([
    ['Ingat\n\\::: tip Air\nDua gelas.\n\\:::\n', [[{ kind: '\\::: …', count: 1 }, '\\::: tip Air']]],
    [
      '\\:::: info\n\n> \\:::tip\n',
      [
        [{ kind: '\\:::: …', count: 1 }, '\\:::: info'],
        [{ kind: '\\::: …', count: 1 }, '\\:::tip'],
      ],
    ],
    ['Satu :br\ndua :br tiga.:br', [[{ kind: ':br', count: 3 }, ':br']]],
    ['\\:::\n\nSkor 3 \\::: tip\n\n`\\::: tip` a:br :brasil\n', []],
  ] as const)('is what an editor with boxes of its own writes: %j', (text, expected) => {
    const faults = bodyFaults(new BodyText({ text, start: 0 }), [marks]);
    expect(faults.map(({ params, at }) => [params, text.slice(at.start, at.end)])).toEqual(expected);
  });

  it('is counted to the end, however many there are', () => {
    const text = '**a {{< b >}}\n\n'.repeat(300);
    const faults = bodyFaults(new BodyText({ text, start: 0 }), [marks]);
    expect(faults).toHaveLength(100);
    expect(faults.find(({ code }) => code === 'markdown/template-syntax')?.params?.count).toBe(300);
  });
});

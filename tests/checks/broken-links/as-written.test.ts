/** Findings about links that name files. */
import { expect, it } from 'vitest';
import { asWritten } from '../../../cli/checks/broken-links/as-written.ts';
import type { Document } from '../../../cli/core/stages/document.ts';

const TEXT = 'see: ./later.md\n---\n[a](../posts/later.md#part) [b][later] [c](/posts/later/)\n';
const document = { text: TEXT, fields: { see: './later.md' } } as unknown as Document;
const within = (text: string) => ({ start: TEXT.indexOf(text), end: TEXT.indexOf(text) + text.length });

it.each([
  ['in a field', { pointer: '/see' }, '/posts/later/', './later.md'],
  ['in a body', within('../posts/later.md#part'), '/posts/later/', '../posts/later.md'],
  ['with its part', within('../posts/later.md#part'), '/posts/later/#part', '../posts/later.md#part'],
  ['defined elsewhere', within('[b][later]'), '/posts/later/', undefined],
  ['that is final', within('/posts/later/'), '/posts/later/', undefined],
  ['that is gone', { pointer: '/gone' }, '/posts/later/', undefined],
])('name a link %s as it is written', (_, at, target, written) => {
  const fault = { code: 'link/draft', params: { target, file: 'posts/later.md' }, at } as const;
  const href = target.includes('#') ? target : '/posts/later/#part';
  const named = asWritten(fault, { path: 'posts/a.md', href, from: null, at }, () => document);
  expect(named.params).toEqual({
    ...fault.params,
    ...(written !== undefined && { target: written, final: target }),
  });
});

it('leave a finding that names no link', () => {
  const fault = {
    code: 'link/no-such-anchor',
    params: { path: '/a/', anchor: 'b' },
    at: { pointer: '/see' },
  } as const;
  expect(
    asWritten(fault, { path: 'a', href: '/a/#b', from: null, at: { pointer: '/see' } }, () => document),
  ).toBe(fault);
});

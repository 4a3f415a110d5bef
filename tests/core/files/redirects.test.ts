/** `_redirects` has a line for each former address, and does not exist without any. */
import { expect, it } from 'vitest';
import { redirects } from '../../../cli/core/files/static-files.ts';
import type { Page } from '../../../cli/core/stages/page.ts';

const page = (path: string, leadsTo?: string) => ({ path, ...(leadsTo && { leadsTo }) }) as Page;

it('uses the format of Netlify and Cloudflare, below the base path', () => {
  const pages = [page('/kontak/'), page('/lama/', '/senja/baru/'), page('/kébun/', '/senja/#makanan')];
  expect(redirects({ base: '/senja/', pages })).toBe(
    '/senja/lama/ /senja/baru/ 301\n/senja/k%C3%A9bun/ /senja/#makanan 301\n',
  );
});

it('has one line for each address, whatever a target contains', () => {
  const target = '/baru/ 200\n/* https://jahat.example/\u2028';
  expect(redirects({ base: '/', pages: [page('/lama/', target)] })).toBe(
    '/lama/ /baru/%20200%0A/*%20https://jahat.example/%E2%80%A8 301\n',
  );
});

it('is empty without redirects', () => {
  expect(redirects({ base: '/', pages: [page('/'), page('/kontak/')] })).toBe('');
});

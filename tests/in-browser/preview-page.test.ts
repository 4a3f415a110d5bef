// @vitest-environment happy-dom
/** The script of pages in preview: where the editor leads, it goes. */
import { expect, it, vi } from 'vitest';

const EDITOR = 'http://127.0.0.1:4170';

/** Loads the page again, as where its changes cannot be shown in the open one. */
vi.mock('../../cli/in-browser/follow-page.ts', () => ({
  pageFollower: (reload: () => void) => async () => reload(),
}));

it('goes on to where it was sent, whatever changes on the page that it leaves', async () => {
  Object.defineProperty(document, 'currentScript', { value: { dataset: { editor: EDITOR } } });
  vi.spyOn(window, 'postMessage').mockReturnValue();
  const went: string[] = [];
  vi.spyOn(location, 'reload').mockImplementation(() => void went.push('again'));
  vi.spyOn(location, 'replace').mockImplementation((to) => void went.push(new URL(to).pathname));
  const tell = (data: object) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin: EDITOR, source: window as never }));
  location.href = 'http://localhost:4171/';
  await import('../../cli/in-browser/preview-page.ts');
  expect(went.splice(0)).toEqual(['again']);
  tell({ look: true });
  expect(went.splice(0)).toEqual(['again']);
  tell({ go: 'https://elsewhere.example/' });
  expect(went.splice(0)).toEqual([]);
  tell({ go: '/artikel/teh/' });
  tell({ look: true });
  expect(went).toEqual(['/artikel/teh/', '/artikel/teh/']);
});

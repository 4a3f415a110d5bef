// @vitest-environment happy-dom
/** The script of a page as it was: it leads and marks, but follows no change. */
import { expect, it, vi } from 'vitest';

const EDITOR = 'http://127.0.0.1:4170';

const followed = vi.fn(async () => undefined);
vi.mock('../../cli/in-browser/follow-page.ts', () => ({ pageFollower: () => followed }));

it('leads where it is sent, and never asks what the page is like now', async () => {
  const dataset = { editor: EDITOR, earlier: '' };
  Object.defineProperty(document, 'currentScript', { value: { dataset } });
  vi.spyOn(window, 'postMessage').mockReturnValue();
  const went: string[] = [];
  vi.spyOn(location, 'replace').mockImplementation((to) => void went.push(new URL(to).pathname));
  const tell = (data: object) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin: EDITOR, source: window as never }));
  location.href = 'http://localhost:4171/';
  await import('../../cli/in-browser/preview-page.ts');
  tell({ look: true });
  tell({ go: '/artikel/teh/' });
  expect(went).toEqual(['/artikel/teh/']);
  expect(followed).not.toHaveBeenCalled();
});

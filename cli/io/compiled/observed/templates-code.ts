/** The site's templates, as bundled. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ComponentReports } from '../../../core/stages/observer.ts';
import type { RenderPage } from '../../../core/stages/page.ts';

/** The exports of the bundle. */
export interface TemplatesCode {
  renderPage: RenderPage;
  observe(reports: ComponentReports): void;
  loadLazy(): Promise<void>;
  widgetsInPage(): string[];
}

/** Milliseconds to wait for what is imported lazily. React reports the rest, where it is shown. */
const MOST = 5000;

/** Waits until what templates import lazily can be rendered. */
export async function loadLazily({ loadLazy }: Pick<TemplatesCode, 'loadLazy'>): Promise<void> {
  const enough = new AbortController();
  const late = sleep(MOST, undefined, { signal: enough.signal }).catch(() => undefined);
  await Promise.race([loadLazy(), late]);
  enough.abort();
}

/** What `senja dev` adds to each page it serves, and nobody else: it follows changes and shows what is wrong. */
import type { ReportView } from '../diagnostics/view.ts';
import { patchPage } from './patch.ts';
import { reportIn } from './report.ts';

/** Where the script lies is where its server's other addresses lie. */
const at = (name: string): string => new URL(name, (document.currentScript as HTMLScriptElement).src).href;
const [events, fix] = [at('events'), at('fix')];

/** The page as it is served; a parser that a script calls is refused by the policy, one of a request is not. */
const served = (): Promise<Document | null> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.setRequestHeader('X-Senja-Look', '1');
    request.responseType = 'document';
    request.onloadend = () => resolve(request.responseXML);
    request.send();
  });

/** Names the page's bytes (`dev-server.ts`). */
const nameOf = (page: Document | null): string | null =>
  page?.querySelector('script[data-page]')?.getAttribute('data-page') ?? null;

let token = '';
const report = reportIn(document, async (file) => {
  // A page elsewhere may send no such header.
  const headers = { 'X-Senja-Token': token };
  return (await fetch(`${fix}?file=${encodeURIComponent(file)}`, { method: 'POST', headers })).ok;
});

let shown = nameOf(document);
let before: Document | null = null;
/** One look at a time, each later than what it was asked for. */
let looking: Promise<void> = Promise.resolve();
const look = (): void => {
  looking = looking.then(async () => {
    const now = await served();
    // The server is away: it says so itself when it is back.
    if (now === null) return;
    const isOld = nameOf(now) !== shown;
    if (isOld && (before === null || !patchPage(before, now))) return location.reload();
    [before, shown] = [now, nameOf(now)];
  });
};

/** Milliseconds without a connection until that is said, and between two tries to get one. */
const AWAY = 1000;

/** Follows the server as long as the page is open: also when it ends, and another takes its place. */
function follow(): void {
  const source = new EventSource(`${events}?page=${encodeURIComponent(location.pathname)}`);
  // With the first connection and each later one: what has changed meanwhile shows.
  source.addEventListener('open', () => {
    clearTimeout(missing);
    missing = undefined;
    report.away(false);
    look();
  });
  source.addEventListener('change', look);
  source.addEventListener('report', ({ data }) => {
    const told = JSON.parse(data) as { token: string; report: ReportView };
    token = told.token;
    report.show(told.report);
  });
  source.addEventListener('error', () => {
    missing ??= setTimeout(() => report.away(true), AWAY);
    // Browsers differ in how long they wait, and after an answer of another kind they try no more.
    source.close();
    setTimeout(follow, AWAY);
  });
}
let missing: ReturnType<typeof setTimeout> | undefined;
addEventListener('pagehide', () => clearTimeout(missing));
follow();

/** The script that `senja dev` adds to its pages: follows changes and shows faults. */
import type { ReportView } from '../diagnostics/view/index.ts';
import type { FOUND, FoundInWidget } from '../site/client/contract.ts';
import { pageFollower } from './follow-page.ts';
import { reportIn } from './report.ts';

/** The server's other addresses are relative to that of the script. */
const at = (name: string): string => new URL(name, (document.currentScript as HTMLScriptElement).src).href;
const [events, fix, found] = [at('events'), at('fix'), at('found')];

let token = '';
const post = async (address: string, query: Record<string, string>): Promise<boolean> => {
  // A page of another origin cannot send such a header.
  const headers = { 'X-Senja-Token': token };
  return (await fetch(`${address}?${new URLSearchParams(query)}`, { method: 'POST', headers })).ok;
};
const report = reportIn(document, (file) => post(fix, { file }));

/** Most characters of what is found: it is part of an address. */
const MOST = 1000;

const FOUND_IN_WIDGET: typeof FOUND = 'senja-found';

addEventListener(FOUND_IN_WIDGET, (event) => {
  const { text, ...detail } = (event as CustomEvent<FoundInWidget>).detail;
  const [first = '', ...lines] = text.split('\n');
  const differing = lines.filter((line) => /^[+-] {2}/.test(line));
  const words = [first, ...differing].join('\n').slice(0, MOST);
  void post(found, { ...detail, text: words, page: location.pathname }).catch(() => undefined);
});

const look = pageFollower(() => location.reload());

/** Milliseconds without a connection until that is shown, and between two attempts to connect. */
const AWAY = 1000;

/** Follows the server as long as the page is open, even if another server takes its place. */
function follow(): void {
  const source = new EventSource(events);
  // On the first and each later connection, to show changes in between.
  source.addEventListener('open', () => {
    clearTimeout(missing);
    missing = undefined;
    report.away(false);
    void look();
  });
  source.addEventListener('change', () => void look());
  source.addEventListener('report', ({ data }) => {
    const message = JSON.parse(data) as { token: string; report: ReportView };
    token = message.token;
    report.show(message.report);
  });
  source.addEventListener('error', () => {
    missing ??= setTimeout(() => report.away(true), AWAY);
    // Browsers wait for different times, and give up after any other kind of response.
    source.close();
    setTimeout(follow, AWAY);
  });
}
let missing: ReturnType<typeof setTimeout> | undefined;
addEventListener('pagehide', () => clearTimeout(missing));
// Before the stream opens, which may take long: the page is compared with this one after a change.
void look();
follow();

/** Keeps the open page as the server has it. */
import { patchPage } from './patch.ts';

/** The page as served; the policy refuses a parser called by a script, but not one of a request. */
const served = (): Promise<Document | null> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.setRequestHeader('X-Senja-Look', '1');
    request.responseType = 'document';
    request.onloadend = () => resolve(request.responseXML);
    request.send();
  });

/** Identifies the page's bytes (`page-script.ts`). */
const nameOf = (page: Document | null): string | null =>
  page?.querySelector('script[data-page]')?.getAttribute('data-page') ?? null;

/**
 * @param reload loads the page again, where its changes cannot be shown in the open one
 * @returns a function that shows the page as it is now
 */
export function pageFollower(reload: () => void): () => Promise<void> {
  let shown = nameOf(document);
  let before: Document | null = null;
  /** One request at a time, each made after the change that caused it. */
  let looking: Promise<void> = Promise.resolve();
  let isAsked = false;
  const lookOnce = async (): Promise<void> => {
    isAsked = false;
    const now = await served();
    // The server cannot be reached.
    if (now === null) return;
    const isOld = nameOf(now) !== shown;
    if (isOld && (before === null || !patchPage(before, now))) return reload();
    [before, shown] = [now, nameOf(now)];
  };
  return () => {
    if (!isAsked) looking = looking.then(lookOnce);
    isAsked = true;
    return looking;
  };
}

/**
 * The only script that runs before the first touch. Bundled into one small classic script and inlined
 * into the head of every page, where its hash stands in the policy: so it is the same on every page and
 * reads what differs from attributes. Nothing here needs React.
 */
import { LOG_PATH, SCRIPTED } from './contract.ts';
import { keepDrafts } from './loader/drafts.ts';
import { watchFirstTouch } from './loader/first-touch.ts';
import { html, listen } from './loader/listen.ts';
import { forgetFailedPhotos } from './loader/photos.ts';
import { followPopovers } from './loader/popovers.ts';
import { keepTextSize } from './loader/text-size.ts';

html.classList.add(SCRIPTED);
keepTextSize();
keepDrafts();
followPopovers();
forgetFailedPhotos();
watchFirstTouch();

listen('DOMContentLoaded', () => {
  if (document.body.hasAttribute(LOG_PATH)) {
    // biome-ignore lint/suspicious/noConsole: the specification asks that an unknown path is logged.
    console.error('404: no page at', location.pathname);
  }
});

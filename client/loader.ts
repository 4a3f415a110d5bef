/** This site's part of the loader: everything that works without React. */
import { listen } from 'senja/client';
import { LOG_PATH } from './contract.ts';
import { keepDrafts, restoreDrafts } from './loader/drafts.ts';
import { markHour } from './loader/hour.ts';
import { forgetFailedPhotos } from './loader/photos.ts';
import { followPopovers } from './loader/popovers.ts';
import { preloadIndex } from './loader/preload-index.ts';
import { answerPress } from './loader/show-next.ts';
import { keepTextSize } from './loader/text-size.ts';

export { answerPress, preloadIndex as beginWait };

markHour();
keepTextSize();
keepDrafts();
followPopovers();
forgetFailedPhotos();

listen('DOMContentLoaded', () => {
  restoreDrafts();
  // After Back, shows what the page showed when it was left: browsers without a copy of it in memory load it anew. Widgets
  // keep that in the history entry (`parts/keep.ts`) as the value of a control, by its name: the text of a search, the
  // number of items that a button has added to a list. Pressing the control does the rest.
  for (const name in history.state) {
    for (const control of document.getElementsByName(name) as NodeListOf<HTMLInputElement>) {
      control.value = history.state[name];
      control.click();
    }
  }
  if (document.body.hasAttribute(LOG_PATH)) {
    // biome-ignore lint/suspicious/noConsole: the specification asks that an unknown path is logged.
    console.error('404', location.pathname);
  }
});

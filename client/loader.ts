/** This site's part of the loader: everything that works without React. */
import { listen } from 'senja/client';
import { LOG_PATH } from './contract.ts';
import { keepDrafts } from './loader/drafts.ts';
import { forgetFailedPhotos } from './loader/photos.ts';
import { followPopovers } from './loader/popovers.ts';
import { preloadIndex } from './loader/preload-index.ts';
import { answerPress } from './loader/show-next.ts';
import { keepTextSize } from './loader/text-size.ts';

export { answerPress, preloadIndex as beginWait };

keepTextSize();
keepDrafts();
followPopovers();
forgetFailedPhotos();

listen('DOMContentLoaded', () => {
  if (document.body.hasAttribute(LOG_PATH)) {
    // biome-ignore lint/suspicious/noConsole: the specification asks that an unknown path is logged.
    console.error('404: no page at', location.pathname);
  }
});

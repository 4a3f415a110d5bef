/** Every number of the browser side, in one place. Times are milliseconds. */

/** A mouse rests this long before a tooltip shows; focus and tap do not wait. */
export const TOOLTIP_DELAY = 700;
/** A neighbour entered this soon after a tooltip went away shows its own at once. */
export const TOOLTIP_SKIP_DELAY = 300;

/** A mouse rests this long before the navigation menu opens; click, key and tap do not wait. */
export const NAVIGATION_MENU_DELAY = 200;

/** What a mouse opened stays this long after it left: a trembling hand has time to come back. */
export const LEAVE_DELAY = 1500;

/** How long sending a message takes where no endpoint is set and nothing is sent. */
export const SENDING_DELAY = 1500;

export const TOAST_DURATION = 5000;
/** CSS pixels; style sheets read it as `--toast-width`. */
export const TOAST_WIDTH = 356;
export const TOASTS_VISIBLE = 3;

/** An answer is kept this long. */
export const QUERY_KEPT = 5 * 60 * 1000;
/** Further attempts after the first one failed. */
export const QUERY_RETRIES = 3;
/** Wait before the first retry; doubled before each further one. */
export const QUERY_BACKOFF = 1000;
export const QUERY_BACKOFF_LIMIT = 30_000;

/** More matches than this are counted, not listed. */
export const SEARCH_RESULTS = 8;

/** All numbers of the client code. Times are in milliseconds. */

/** Time a mouse rests before a tooltip shows; focus and tap do not wait. */
export const TOOLTIP_DELAY = 700;
/** After a tooltip disappears, a neighbour entered within this time shows its own at once. */
export const TOOLTIP_SKIP_DELAY = 300;

/** Time a mouse rests before the navigation menu opens; click, key and tap do not wait. */
export const NAVIGATION_MENU_DELAY = 200;

/** A panel opened by a mouse stays open this long after it has left: a trembling hand has time to return. */
export const LEAVE_DELAY = 1500;

/** Duration of simulated sending, without an endpoint. */
export const SENDING_DELAY = 1500;

export const TOAST_DURATION = 5000;
/** CSS pixels; style sheets read it as `--toast-width`. */
export const TOAST_WIDTH = 356;
export const TOASTS_VISIBLE = 3;

/** Lifetime of a cached answer. */
export const QUERY_CACHED = 5 * 60 * 1000;
/** Number of retries after the first failure. */
export const QUERY_RETRIES = 3;
/** Delay before the first retry; doubled before each further one. */
export const QUERY_BACKOFF = 1000;
export const QUERY_BACKOFF_LIMIT = 30_000;

/** Further matches are counted, not listed. */
export const SEARCH_RESULTS = 8;

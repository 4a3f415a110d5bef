/** Servers for this machine: one host name, limited time and numbers, no other origin. */

/** Open pages that listen to a server. */
export { devEvents } from './dev-events.ts';
/** The server of `dev`: a site whose files are made on request, with a script that follows it. @throws Failure (`machine/port`) */
export { type DevServer, type ServedSite, startDevServer } from './dev-server.ts';
/**
 * `listenLocally` opens a server, port 0 for any; the other names are for its requests: whether they come from its own pages,
 * their query, a refusal. @throws Failure (`machine/port`)
 */
export { isFromOwnPage, isSameOrigin, listenLocally, queryOf, refuse } from './loopback.ts';
/** A page with one script more than in `dist`. */
export { withMuteStyles, withScript } from './page-script.ts';
/** Which file a request means, by names alone; and the type of a file by its name. */
export { contentType, meaningOf } from './site-request.ts';
/** The server of `preview`: a built site as hosts serve it. @throws Failure (`machine/port`) */
export { serveFolder } from './static-server.ts';

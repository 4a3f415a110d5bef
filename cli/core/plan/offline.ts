/**
 * What a site with `offline: true` has besides its pages: a service worker (https://www.w3.org/TR/service-workers/), and a script
 * of all pages that registers it. Both are plain texts for browsers. Without the setting a site has no byte of them.
 */
import { shortHash } from '../values/hash.ts';

/** Address of the worker below the base path. Its place is its scope, and browsers ask for it again at each visit. */
const WORKER_PATH = 'sw.js';

/** The one policy that may make addresses of scripts from texts, which registering needs; it only gives that of the worker. */
export const TRUSTED_POLICY = 'senja';

/** What the name of the script begins with that registers the worker: in all pages of a site that has one. */
const REGISTER = 'assets/offline-';

/** Number of kept answers; the oldest go first. */
const MOST_KEPT = 400;

/**
 * The worker keeps what was opened. Pages come from the network, so that none is stale, and are only shown from the cache without
 * it. What is in `assets/` never changes. If a page no longer registers it, it asks for its own file, and without one removes itself.
 */
const WORKER = `const NAME = 'senja ' + registration.scope;
const assets = new URL('assets/', registration.scope).href;
const isGone = (answer) => answer.status === 404 || answer.status === 410 || (answer.ok && !/javascript/.test(answer.headers.get('content-type')));
// Pages that are open go on asking it after it has left, and what it kept must not begin anew.
let isLeft = false;

async function keep(request, answer) {
  if (isLeft || !answer.ok || answer.type !== 'basic' || answer.redirected) return;
  const cache = await caches.open(NAME);
  await cache.put(request, answer);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - ${MOST_KEPT})).map((one) => cache.delete(one)));
}

async function leave() {
  isLeft = true;
  await caches.delete(NAME);
  await registration.unregister();
}

async function leaveIfGone(page) {
  if (!page.ok || (await page.text()).includes('${REGISTER}')) return;
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => null);
  if (answer && isGone(answer)) await leave();
}

async function answerTo(event) {
  const { request } = event;
  if (isLeft) return fetch(request);
  const cache = await caches.open(NAME);
  const kept = () => cache.match(request).then((found) => found || (request.mode === 'navigate' ? cache.match(request, { ignoreSearch: true }) : found));
  const first = request.url.startsWith(assets) && (await kept());
  if (first) return first;
  try {
    const answer = await fetch(request);
    event.waitUntil(keep(request, answer.clone()));
    if (request.mode === 'navigate') event.waitUntil(leaveIfGone(answer.clone()));
    return answer;
  } catch (error) {
    const found = await kept();
    if (found) return found;
    throw error;
  }
}

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('message', (event) => {
  const add = (url) => fetch(url).then((answer) => keep(url, answer)).catch(() => {});
  event.waitUntil(Promise.all(event.data.map(add)));
});
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope) || request.headers.has('range')) return;
  event.respondWith(answerTo(event));
});
`;

/** The worker of a site that had one: removes itself, and what it has kept. */
const LEAVING = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(caches.delete('senja ' + registration.scope).then(() => registration.unregister())));
`;

/** The first page was read before the worker was there, which is told what it consists of. */
const REGISTERING = `const worker = new URL('../${WORKER_PATH}', document.currentScript.src).href;
const policy = window.trustedTypes && trustedTypes.createPolicy('${TRUSTED_POLICY}', { createScriptURL: () => worker });
if (navigator.serviceWorker) {
  const isFirst = !navigator.serviceWorker.controller;
  navigator.serviceWorker.register(policy ? policy.createScriptURL('') : worker).catch(() => {});
  if (isFirst) addEventListener('load', () => navigator.serviceWorker.ready.then(({ active }) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    active.postMessage([location.href.split('#', 1)[0], ...loaded.filter((name) => name.startsWith(location.origin))]);
  }));
}
`;

/** Path of the script of all pages. */
export const REGISTER_PATH = `${REGISTER}${shortHash(REGISTERING)}.js`;

/**
 * @param offline false for a site that had a worker and has switched it off; without it no file
 * @returns texts by path in `dist`
 */
export function offlineFiles(offline: boolean | undefined): [path: string, text: string][] {
  if (offline === undefined) return [];
  if (!offline) return [[WORKER_PATH, LEAVING]];
  return [
    [WORKER_PATH, WORKER],
    [REGISTER_PATH, REGISTERING],
  ];
}

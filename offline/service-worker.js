/*
 * Keeps the page itself for use without network: the files of one build, and nothing else. What the page asks of
 * any other address (an endpoint, a run that a link names) passes by untouched and is never kept.
 *
 * `BUILD`, the files of the build and a name for just these, is put in front of this text when the page is built.
 */
/* global BUILD */

const PREFIX = 'touchstone-page-';
const CACHE = PREFIX + BUILD.id;
const HERE = new URL('./', self.location.href);
const FILES = new Set(BUILD.files.map((file) => new URL(file, HERE).href));
const PAGE = new URL('index.html', HERE).href;

self.addEventListener('install', (event) => {
  event.waitUntil(keepBuild());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOtherBuilds());
});

// A new build waits until a person says so: pages that are open go on with the files they began with.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const kept = nameKept(event.request);
  if (kept) event.respondWith(answerFrom(kept, event.request));
});

async function keepBuild() {
  const cache = await caches.open(CACHE);
  // Past the HTTP cache, which may hold a page of an earlier build beside scripts of this one.
  await cache.addAll([...FILES].map((file) => new Request(file, { cache: 'reload' })));
}

async function dropOtherBuilds() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The file of the build that answers a request; undefined where none does. */
function nameKept({ method, mode, url }) {
  if (method !== 'GET') return undefined;
  const { origin, pathname } = new URL(url);
  const asked = origin + pathname;
  if (mode === 'navigate' && asked === HERE.href) return PAGE;
  return FILES.has(url) ? url : undefined;
}

/** The network where the browser has dropped what was kept. */
async function answerFrom(kept, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(kept)) ?? fetch(request);
}

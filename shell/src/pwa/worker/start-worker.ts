import { CLEAR_MESSAGE } from '@pokriv/web-kit/offline-copies';

import { readWorkerMessage } from './messages-to-worker.ts';
import { isPage, navigation } from './navigation.ts';
import { openNote, showNote } from './notes.ts';
import { cachePictures, isPicture, picture } from './pictures.ts';
import { cacheVisited, clearReplies, isCachedRead, reply } from './replies.ts';
import { shellCache } from './shell-cache.ts';
import { cacheSliceFiles, isSliceFile, sliceFile } from './slice-files.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

interface Build {
  build: string;
  files: readonly string[];
}

/** Wires up the service worker. Writes and manifests are never cached, and an update activates only on request. */
export function startWorker(scope: WorkerScope, { build, files }: Build): void {
  const shell = shellCache({ build, files });

  scope.addEventListener('install', (event) => event.waitUntil(shell.install()));

  scope.addEventListener('activate', (event) => {
    const work = async () => {
      await shell.removeOthers();
      await scope.registration.navigationPreload?.enable();
      await scope.clients.claim();
    };
    event.waitUntil(work());
  });

  const answerTo = (event: FetchEvent): Promise<Response> | undefined => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== location.origin) return undefined;
    if (request.mode === 'navigate') return isPage(url) ? navigation(event, shell) : undefined;
    if (url.pathname.startsWith('/assets/')) return shell.file(request);
    if (isSliceFile(url)) return sliceFile(request);
    if (isPicture(url)) return picture(request);
    return isCachedRead(url) ? reply(request, (work) => event.waitUntil(work)) : undefined;
  };
  scope.addEventListener('fetch', (event) => {
    const answer = answerTo(event);
    if (answer) event.respondWith(answer);
  });

  scope.addEventListener('push', (event) => event.waitUntil(showNote(scope, event)));
  scope.addEventListener('notificationclick', (event) => event.waitUntil(openNote(scope, event)));

  scope.addEventListener('message', (event) => {
    const message = readWorkerMessage(event.data);
    if (message?.type === 'files') event.ports[0]?.postMessage(files);
    if (message?.type === 'take-over') event.waitUntil(scope.skipWaiting());
    if (message?.type === CLEAR_MESSAGE) event.waitUntil(clearReplies());
    if (message?.type === 'visited') {
      const { path, files: loaded } = message;
      event.waitUntil(
        Promise.allSettled([cacheVisited(path), cacheSliceFiles(loaded), cachePictures(loaded)]),
      );
    }
  });
}

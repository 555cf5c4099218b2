import { hash } from 'node:crypto';

import { Router } from 'express';

import { contextOf } from '../http/context.ts';
import type { AssetStore } from './asset-store.ts';
import { shownSlices, type ReadManifest } from './manifest.ts';
import { sendAsset, sendNoFile } from './send-asset.ts';

/** `/index.html` is a page; any other path whose last segment has a dot is a file. */
export const isFileAddress = (path: string): boolean =>
  path.startsWith('/mfe/') ||
  path.startsWith('/assets/') ||
  (path !== '/index.html' && path.slice(path.lastIndexOf('/')).includes('.'));

/** Files for the BFF only. */
const INNER = /\/(?:server\.js|chunks\.json)$/u;

/**
 * Built files: `/mfe/<slice>/<version>/…` of any kept version, `/assets/…` of all shell versions, fixed names
 * (`/sw.js`, icons) of the current shell only, and `/mfe-manifest.json` with the current slices, for pages open
 * during a deployment.
 */
export function filesRouter(readManifest: ReadManifest, assets: AssetStore): Router {
  const router = Router({ caseSensitive: true, strict: true });

  router.get('/mfe-manifest.json', async (request, response) => {
    const body = JSON.stringify({ slices: shownSlices(await readManifest()) });
    const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
    response.set({ 'Cache-Control': 'no-cache', ETag: etag });
    if (request.headers['if-none-match'] === etag) response.status(304).end();
    else response.type('json').send(body);
  });

  router.get(INNER, (_request, response) => sendNoFile(response));

  router.use('/mfe', async (request, response) => {
    const [, , slice = '', ...rest] = contextOf(response).path.split('/');
    const asset = slice === 'shell' ? undefined : await assets.ofSlice(slice, rest.join('/'));
    if (asset) sendAsset(request, response, asset, 'immutable');
    else sendNoFile(response);
  });

  router.use(async (request, response) => {
    const { path } = contextOf(response);
    const version = (await readManifest()).shell?.version;
    const isHashed = path.startsWith('/assets/');
    const asset =
      version === undefined
        ? undefined
        : await assets.ofShell(version, path.slice(1), { andOlder: isHashed });
    if (asset) sendAsset(request, response, asset, isHashed ? 'immutable' : 'no-cache');
    else sendNoFile(response);
  });
  return router;
}

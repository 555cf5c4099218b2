import { hash } from 'node:crypto';

import type { Exchange } from '../http/exchange.ts';
import { asRow, fileHeaders } from '../http/security-headers.ts';
import { shownSlices, type Manifest } from './manifest.ts';

/** `/mfe-manifest.json`: the slices as they are now, for a page that is open while one of them is deployed. */
export function sendManifest({ request, reply }: Exchange, manifest: Manifest): void {
  const body = JSON.stringify({ slices: shownSlices(manifest) });
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  const row = [...asRow(fileHeaders), 'Cache-Control', 'no-cache', 'ETag', etag];
  if (request.headers['if-none-match'] === etag) {
    reply.writeHead(304, row).end();
    return;
  }
  reply.writeHead(200, [...row, 'Content-Type', 'application/json; charset=utf-8']).end(body);
}

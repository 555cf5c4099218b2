import type { Request, Response } from 'express';

import { messages } from '../messages.ts';
import type { Asset } from './asset.ts';

/** `immutable` for names with a content hash, `no-cache` for fixed names. */
export type Freshness = 'immutable' | 'no-cache';

const cacheControl: Record<Freshness, string> = {
  immutable: 'public, max-age=31536000, immutable',
  'no-cache': 'no-cache',
};

function encoded(asset: Asset, accepted: string): { body: Buffer; encoding?: 'br' | 'gzip' } {
  if (asset.br && accepted.includes('br')) return { body: asset.br, encoding: 'br' };
  if (asset.gzip && accepted.includes('gzip')) return { body: asset.gzip, encoding: 'gzip' };
  return { body: asset.plain };
}

export function sendAsset(request: Request, response: Response, asset: Asset, freshness: Freshness): void {
  const { body, encoding } = encoded(asset, String(request.headers['accept-encoding'] ?? ''));
  const etag = encoding ? `${asset.etag.slice(0, -1)}-${encoding}"` : asset.etag;
  response.set({ 'Cache-Control': cacheControl[freshness], ETag: etag, Vary: 'Accept-Encoding' });
  if (request.headers['if-none-match']?.includes(asset.etag.slice(1, -1))) {
    response.status(304).end();
    return;
  }
  if (encoding) response.set('Content-Encoding', encoding);
  response.set({ 'Content-Type': asset.type, 'Content-Length': String(body.length) }).end(body);
}

/** Answers text, never a page: a script tag would run into HTML. */
export function sendNoFile(response: Response): void {
  response.status(404).set('Cache-Control', 'no-store').type('text').send(messages.noFile);
}

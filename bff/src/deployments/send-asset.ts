import type { Exchange } from '../http/exchange.ts';
import { asRow, fileHeaders } from '../http/security-headers.ts';
import { messages } from '../messages.ts';
import type { Asset } from './asset.ts';

/** Names with a content hash never change; the few without are asked for each time. */
export type Freshness = 'immutable' | 'no-cache';

const cacheControl: Record<Freshness, string> = {
  immutable: 'public, max-age=31536000, immutable',
  'no-cache': 'no-cache',
};

const fixed = asRow(fileHeaders);

function encoded(asset: Asset, accepted: string): { body: Buffer; encoding?: 'br' | 'gzip' } {
  if (asset.br && accepted.includes('br')) return { body: asset.br, encoding: 'br' };
  if (asset.gzip && accepted.includes('gzip')) return { body: asset.gzip, encoding: 'gzip' };
  return { body: asset.plain };
}

export function sendAsset({ request, reply }: Exchange, asset: Asset, freshness: Freshness): void {
  const { body, encoding } = encoded(asset, String(request.headers['accept-encoding'] ?? ''));
  const etag = encoding ? `${asset.etag.slice(0, -1)}-${encoding}"` : asset.etag;
  const row = [...fixed, 'Cache-Control', cacheControl[freshness], 'ETag', etag, 'Vary', 'Accept-Encoding'];
  if (request.headers['if-none-match']?.includes(asset.etag.slice(1, -1))) {
    reply.writeHead(304, row).end();
    return;
  }
  if (encoding) row.push('Content-Encoding', encoding);
  reply.writeHead(200, [...row, 'Content-Type', asset.type, 'Content-Length', String(body.length)]).end(body);
}

/** A missing file is never answered with a page: a script tag would run into HTML. */
export function sendNoFile({ reply }: Exchange): void {
  reply.writeHead(404, [...fixed, 'Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-store']);
  reply.end(messages.noFile);
}

import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import type { AssetStore } from '../deployments/asset-store.ts';
import type { ReadManifest } from '../deployments/manifest.ts';
import { acceptsBrotli } from '../http/accepts-brotli.ts';
import type { Exchange } from '../http/exchange.ts';
import { asRow, pageHeaders } from '../http/security-headers.ts';
import { messages } from '../messages.ts';
import { bootScript, type BootSettings } from './boot.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { ownerOfPage } from './known-routes.ts';
import { preloadLinks } from './preload-links.ts';
import { shellPage } from './shell-page.ts';

const NONCE_BYTES = 16;

const compress = promisify(brotliCompress);
/** Each page is another one (its nonce), so compressing must be cheap. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

async function encoded(
  request: IncomingMessage,
  html: string,
): Promise<{ body: Buffer; encoding: string[] }> {
  if (!acceptsBrotli(request)) return { body: Buffer.from(html), encoding: [] };
  return { body: await compress(html, quality), encoding: ['Content-Encoding', 'br'] };
}

export interface ServePageParts {
  readManifest: ReadManifest;
  assets: AssetStore;
  settings: BootSettings;
  isProduction: boolean;
}

export type ServePage = (exchange: Exchange) => Promise<void>;

/** Any page address: the current shell's page, with the slices, a nonce of this answer and what the page will load. */
export function createServePage({ readManifest, assets, settings, isProduction }: ServePageParts): ServePage {
  return async ({ path, request, reply }) => {
    const manifest = await readManifest();
    const version = manifest.shell?.version;
    const template =
      version === undefined ? undefined : await assets.ofShell(version, 'index.html', { andOlder: false });
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const { authDomain } = settings.firebase;
    const headers = asRow(
      pageHeaders(contentSecurityPolicy({ nonce, isProduction, authDomain }), isProduction),
    );
    if (!template) {
      reply.writeHead(503, [...headers, 'Content-Type', 'text/plain; charset=utf-8', 'Retry-After', '2']);
      reply.end(messages.noShell);
      return;
    }
    const owner = ownerOfPage(path, { isLocal: settings.authEmulator });
    const html = shellPage(template)(nonce, bootScript(manifest, settings) + preloadLinks(manifest, owner));
    const robots = owner ? [] : ['X-Robots-Tag', 'noindex'];
    const { body, encoding } = await encoded(request, html);
    reply.writeHead(owner ? 200 : 404, [
      ...headers,
      ...robots,
      'Content-Type',
      'text/html; charset=utf-8',
      'Cache-Control',
      'no-cache',
      'Vary',
      'Accept-Encoding',
      ...encoding,
      'Content-Length',
      String(body.length),
    ]);
    reply.end(body);
  };
}

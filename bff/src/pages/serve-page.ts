import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import type { AssetStore } from '../deployments/asset-store.ts';
import type { ReadManifest } from '../deployments/manifest.ts';
import { acceptsBrotli } from '../http/accepts-brotli.ts';
import type { Exchange } from '../http/exchange.ts';
import { asRow, pageHeaders } from '../http/security-headers.ts';
import type { VisitorCookies } from '../identity/visitor-cookie.ts';
import type { Client } from '../limits/browse-budget.ts';
import type { DoorLimits } from '../limits/door-limits.ts';
import { messages } from '../messages.ts';
import type { Manifest } from '../deployments/manifest.ts';
import { seoFor, type Seo } from '../seo/seo-for.ts';
import { bootScript, type BootSettings } from './boot.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { FirstScreen, PrepareFirstScreen } from './first-screens.ts';
import { ownerOfPage, type PageOwner } from './known-routes.ts';
import { preloadLinks } from './preload-links.ts';
import { shellPage, withNonce, type Filling } from './shell-page.ts';
import { readForPage, type ReadAsVisitor } from './visitor-reads.ts';

const NONCE_BYTES = 16;
const leftToBrowser: FirstScreen = {};

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
  publicOrigin: string;
  readAsVisitor: ReadAsVisitor;
  prepareFirstScreen: PrepareFirstScreen;
  visitors: VisitorCookies;
  limits: Pick<DoorLimits, 'renders' | 'newBrowsers'>;
}

export type ServePage = (exchange: Exchange, client: Client) => Promise<void>;

interface PageParts {
  manifest: Manifest;
  settings: BootSettings;
  owner: PageOwner | undefined;
  nonce: string;
  seo: Seo;
  screen: FirstScreen;
}

function fillingOf({ manifest, settings, owner, nonce, seo, screen }: PageParts): Filling {
  const { plan, reads, page } = screen;
  const scripts = preloadLinks(manifest, { owner, chunk: plan?.chunk, isRendered: page !== undefined });
  const styles = page
    ? withNonce(`<style id="${page.baseStylesId}">${page.baseStyles}</style>${page.styles}`, nonce)
    : '';
  return {
    nonce,
    head: seo.head,
    boot: [page?.links, styles, bootScript(manifest, settings, reads), scripts].join(''),
    root: page?.html,
  };
}

/** Only what a listing is can make a page's address wrong by itself. */
const statusOf = (owner: PageOwner | undefined, seo: Seo): number =>
  owner === undefined ? 404 : owner === 'mfe-listings' ? seo.status : 200;

/**
 * Any page address: the current shell's page, with the slices, a nonce of this answer, what is said of it to search
 * engines, its first screen where that is public, and what it will load.
 */
export function createServePage(parts: ServePageParts): ServePage {
  const { readManifest, assets, settings, isProduction, publicOrigin, readAsVisitor, limits } = parts;

  /** Above the budget of a network its newcomers share its points for requests without a cookie. */
  const cookieFor = ({ visitor, ip }: Client): string[] => {
    if (visitor !== null || limits.newBrowsers.waitOf(ip) > 0) return [];
    limits.newBrowsers.add(ip);
    return ['Set-Cookie', parts.visitors.issue()];
  };

  return async ({ path, query, request, reply, ip, requestId }, client) => {
    const manifest = await readManifest();
    const version = manifest.shell?.version;
    const template =
      version === undefined ? undefined : await assets.ofShell(version, 'index.html', { andOlder: false });
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const { authDomain } = settings.firebase;
    const tiles = settings.mapTiles?.url;
    const headers = asRow(pageHeaders(contentSecurityPolicy({ nonce, isProduction, authDomain, tiles })));
    if (!template) {
      reply.writeHead(503, [...headers, 'Content-Type', 'text/plain; charset=utf-8', 'Retry-After', '2']);
      reply.end(messages.noShell);
      return;
    }
    const owner = ownerOfPage(path, { isLocal: settings.authEmulator });
    const asker = { ip, requestId };
    const search = query && `?${query}`;
    const read = readForPage(readAsVisitor, asker);
    const [seo, screen] = await Promise.all([
      seoFor({ path, search: query, origin: publicOrigin, read }),
      limits.renders.spend(client)
        ? parts.prepareFirstScreen({ manifest, owner, path, search, asker })
        : leftToBrowser,
    ]);
    const html = shellPage(template)(fillingOf({ manifest, settings, owner, nonce, seo, screen }));
    const robots = owner ? [] : ['X-Robots-Tag', 'noindex'];
    const { body, encoding } = await encoded(request, html);
    reply.writeHead(statusOf(owner, seo), [
      ...headers,
      ...robots,
      ...cookieFor(client),
      'Server-Timing',
      `first-screen;desc=${screen.page ? 'rendered' : 'browser'}`,
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

import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import { chosenCurrency } from '@pokriv/contracts/money';
import { profile } from '@pokriv/contracts/pages';
import type { RequestHandler, Response } from 'express';

import type { Asset } from '../deployments/asset.ts';
import type { AssetStore } from '../deployments/asset-store.ts';
import type { Manifest, ReadManifest } from '../deployments/manifest.ts';
import { findPage, pageAddress } from '../deployments/served-pages.ts';
import { acceptsBrotli } from '../http/accepts-brotli.ts';
import { contextOf } from '../http/context.ts';
import { pageHeaders } from '../http/security-headers.ts';
import type { VisitorCookies } from '../identity/visitor-cookie.ts';
import { clientOf, type Client } from '../limits/browse-budget.ts';
import type { GatewayLimits } from '../limits/gateway-limits.ts';
import { messages } from '../messages.ts';
import { seoFor, type Seo } from '../seo/seo-for.ts';
import { bootScript, type BootSettings, type PageSettings } from './boot.ts';
import { contentSecurityPolicy, nonceOf } from './content-security-policy.ts';
import type { FirstScreen, PrepareFirstScreen } from './first-screens.ts';
import { lateScripts } from './late-scripts.ts';
import type { ReadPlainForm } from './plain-forms.ts';
import { preloadLinks, preloadsOf, styleLinks } from './preload-links.ts';
import { deferredScripts, shellPage, withNonce, type Filling } from './shell-page.ts';
import { readForPage, type ReadAsVisitor } from './visitor-reads.ts';

const NONCE_BYTES = 16;
const leftToBrowser: FirstScreen = {};

const compress = promisify(brotliCompress);
/** Pages differ by nonce and are compressed on every request: low quality for speed. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

async function encoded(request: IncomingMessage, html: string): Promise<{ body: Buffer; encoding?: 'br' }> {
  if (!acceptsBrotli(request)) return { body: Buffer.from(html) };
  return { body: await compress(html, quality), encoding: 'br' };
}

export interface PagesParts {
  readManifest: ReadManifest;
  assets: AssetStore;
  settings: BootSettings;
  isProduction: boolean;
  publicOrigin: string;
  readAsVisitor: ReadAsVisitor;
  prepareFirstScreen: PrepareFirstScreen;
  readPlainForm: ReadPlainForm;
  visitors: VisitorCookies;
  limits: Pick<GatewayLimits, 'pages' | 'renders' | 'newBrowsers'>;
}

interface PageParts {
  template: Asset;
  manifest: Manifest;
  settings: PageSettings;
  owner: string | undefined;
  nonce: string;
  seo: Seo;
  screen: FirstScreen;
}

function fillingOf({ template, manifest, settings, owner, nonce, seo, screen }: PageParts): Filling {
  const { plan, reads, page } = screen;
  const isRendered = page !== undefined;
  const preloads = preloadsOf(manifest, { owner, chunk: plan?.chunk, isRendered });
  const scripts = isRendered
    ? withNonce(lateScripts(preloads, deferredScripts(template)), nonce)
    : preloadLinks(preloads);
  const styles = page
    ? withNonce(`<style id="${page.baseStylesId}">${page.baseStyles}</style>${page.styles}`, nonce)
    : '';
  return {
    nonce,
    head: seo.head,
    boot: [
      page?.links,
      styles,
      bootScript(manifest, settings, reads),
      styleLinks(manifest, owner),
      scripts,
    ].join(''),
    root: page?.html,
    startsLate: isRendered,
  };
}

/** Only a listing page has its own status. */
const statusOf = (owner: string | undefined, seo: Seo): number =>
  owner === undefined ? 404 : owner === 'mfe-listings' ? seo.status : 200;

const makeNonce: RequestHandler = (_request, response, next) => {
  response.locals.nonce = randomBytes(NONCE_BYTES).toString('base64');
  next();
};

/**
 * Serves the current shell page for any page address, with slices, nonce, SEO head, first screen of public pages and
 * preload links.
 */
export function pages(parts: PagesParts): RequestHandler[] {
  const { readManifest, assets, settings, isProduction, publicOrigin, readAsVisitor, limits, visitors } =
    parts;
  const policyParts = {
    isProduction,
    authDomain: settings.firebase.authDomain,
    ...(settings.mapTiles && { tiles: settings.mapTiles.url }),
  };
  const usualHeaders = pageHeaders(contentSecurityPolicy(policyParts));
  const recaptchaHeaders = pageHeaders(contentSecurityPolicy({ ...policyParts, recaptcha: true }));
  const asksForSms = (path: string) => pageAddress(path) === profile.path;

  const setPageHeaders: RequestHandler = (request, response, next) => {
    const headers = asksForSms(contextOf(response).path) ? recaptchaHeaders : usualHeaders;
    headers(request, response, next);
  };

  /** Over the limit of new cookies a browser shares the cookieless budget of its network. */
  const giveCookie = (response: Response, { visitor, ip }: Client): void => {
    if (visitor !== null || limits.newBrowsers.waitOf(ip) > 0) return;
    limits.newBrowsers.add(ip);
    response.append('Set-Cookie', visitors.issue());
  };

  const takePage: RequestHandler = (request, response, next) => {
    limits.pages.take(clientOf(request, contextOf(response), visitors));
    next();
  };

  const sendPage: RequestHandler = async (request, response) => {
    const context = contextOf(response);
    const { path, query, ip, requestId } = context;
    const manifest = await readManifest();
    const version = manifest.shell?.version;
    const template =
      version === undefined ? undefined : await assets.ofShell(version, 'index.html', { andOlder: false });
    if (!template) {
      response.status(503).set('Retry-After', '2').type('text').send(messages.noShell);
      return;
    }
    const address = pageAddress(path);
    const page = findPage(manifest, address, settings.authEmulator);
    const owner = page?.owner;
    const client = clientOf(request, context, visitors);
    const asker = { ip, requestId };
    const search = query && `?${query}`;
    // one of two, whatever the cookie says: a caller cannot multiply the cached pages
    const currency = chosenCurrency(request.headers.cookie) ?? settings.siteCurrency;
    const read = readForPage(readAsVisitor, asker);
    const asked = { manifest, owner, path, search, currency, asker };
    const isRendered = !page?.isSecret && limits.renders.spend(client);
    const results = isRendered ? await parts.readPlainForm(asked) : undefined;
    if (results !== undefined) {
      giveCookie(response, client);
      // the currency of the cookie is that of a sum without one
      response.set({ 'Cache-Control': 'no-cache', Vary: 'Cookie' }).redirect(303, results);
      return;
    }
    const [seo, screen] = await Promise.all([
      seoFor({ page, path: address, search: query, origin: publicOrigin, currency, read }),
      isRendered ? parts.prepareFirstScreen(asked) : leftToBrowser,
    ]);
    const nonce = nonceOf(response);
    const html = shellPage(template)(
      fillingOf({
        template,
        manifest,
        settings: {
          ...settings,
          primaryCurrency: currency,
          ...(asksForSms(path) && { recaptcha: true }),
        },
        owner,
        nonce,
        seo,
        screen,
      }),
    );
    const { body, encoding } = await encoded(request, html);
    giveCookie(response, client);
    if (!owner || page?.isSecret) response.set('X-Robots-Tag', 'noindex');
    if (page?.isSecret) response.set('Referrer-Policy', 'no-referrer');
    if (encoding) response.set('Content-Encoding', encoding);
    response
      .status(statusOf(owner, seo))
      .set({
        'Server-Timing': `first-screen;desc=${screen.page ? 'rendered' : 'browser'}`,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Encoding, Cookie',
        'Content-Length': String(body.length),
      })
      .end(body);
  };

  return [takePage, makeNonce, setPageHeaders, sendPage];
}

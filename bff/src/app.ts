import type { RequestListener } from 'node:http';

import { calls } from '@pokriv/contracts/calls';
import { notFound } from '@pokriv/contracts/errors';
import { healthOf, healthRoutes, redisCheck, type Health } from '@pokriv/service-kit/health';
import { named } from '@pokriv/service-kit/observe-call';
import { connectRedis, requestRedisOptions } from '@pokriv/service-kit/redis';
import { closeParts, type Closable, type Parts } from '@pokriv/service-kit/shutdown';
import express, { Router, type Express, type RequestHandler } from 'express';

import { createQueueCounts } from './admin-stats/count-queues.ts';
import { createReadAdminStats } from './admin-stats/read-admin-stats.ts';
import { createReadAdminWork } from './admin-stats/read-admin-work.ts';
import { apiRouter, limitCalls } from './api/api.router.ts';
import type { BffOptions } from './bff-options.ts';
import { answerFromMemory } from './cache/answer-from-memory.ts';
import { createCachedReads } from './cache/cached-reads.ts';
import { createFetchRead } from './cache/fetch-read.ts';
import { createReplyCache } from './cache/reply-cache.ts';
import { createReportClientError } from './client-errors/report-client-error.ts';
import { createAssetStore } from './deployments/asset-store.ts';
import { filesRouter, isFileAddress } from './deployments/files.router.ts';
import { watchManifest } from './deployments/manifest.ts';
import { servedPages } from './deployments/served-pages.ts';
import { answerHealth } from './health/answer-health.ts';
import { createAskReadiness } from './health/ask-readiness.ts';
import { contextOf, openContext } from './http/context.ts';
import { observeRequests } from './http/observe-requests.ts';
import { apiHeaders, fileHeaders, strictTransport } from './http/security-headers.ts';
import { writeError } from './http/write-error.ts';
import { createActors } from './identity/actors.ts';
import { createFetchActor } from './identity/fetch-actor.ts';
import { createIdentify } from './identity/identify.ts';
import { secondFactorOf } from './identity/second-factor.ts';
import { rememberVerified } from './identity/verified-tokens.ts';
import { visitorCookies } from './identity/visitor-cookie.ts';
import { clientOf } from './limits/browse-budget.ts';
import { callLimits } from './limits/call-limits.ts';
import { gatewayLimits } from './limits/gateway-limits.ts';
import { openWindowCounts } from './limits/window-counts.ts';
import { listenForChanges } from './listen-for-changes.ts';
import { openApiRoutes } from './openapi/openapi.routes.ts';
import { isMailPreview, mailPreviewHeaders } from './mail-preview/mail-preview.ts';
import { createFirstScreens } from './pages/first-screens.ts';
import { createPlainForms } from './pages/plain-forms.ts';
import { createHomePage } from './pages/home-page.ts';
import { pages } from './pages/pages.ts';
import { isMapArchive } from './map/map-archive.ts';
import { createRenderer, noRenderer } from './pages/rendering/renderer.ts';
import { createReadAsVisitor } from './pages/visitor-reads.ts';
import { warmUpRenderer } from './pages/warm-up-renderer.ts';
import { outgoingHeaders } from './proxy/outgoing-headers.ts';
import { createOpenStreams } from './proxy/open-streams.ts';
import { serviceProxy } from './proxy/service-proxy.ts';
import { openPool } from './proxy/upstream-pool.ts';
import { queuesRoutes } from './queues/queues.routes.ts';
import { createRecordAct } from './queues/record-act.ts';
import { crawlerFiles, isCrawlerAddress } from './seo/crawlers/crawler-files.ts';
import { createReadSitemap } from './seo/crawlers/read-sitemap.ts';

/** Redis command timeout of a request, in ms. */
const REDIS_MS = 500;

export interface Bff {
  /** The Express application behind the cache of public replies. */
  handler: RequestListener;
  health: Health;
  /** Ended after the drain on shutdown: they would outlast it. */
  streams: Closable;
  /** Closed in this order at shutdown. */
  parts: Parts;
  close: () => Promise<void>;
}

/** Mounts handlers on a path predicate, for addresses without a route pattern. */
function where(matches: (path: string) => boolean, ...handlers: RequestHandler[]): RequestHandler {
  const router = Router().use(handlers);
  return (request, response, next) =>
    matches(contextOf(response).path) ? router(request, response, next) : next();
}

const dropForeignHeaders: RequestHandler = (request, _response, next) => {
  request.headers = outgoingHeaders(request.headers, {});
  next();
};

const onlyReading: RequestHandler = (request, _response, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') throw notFound();
  next();
};

/** Composes the BFF. Start-up waits for no dependency: calls report missing ones. */
export function createBff(options: BffOptions): Bff {
  const { actorSecret, authEmulatorHost, deploymentsDir, isProduction, redisUrl, services } = options;
  const redis = connectRedis(redisUrl, { ...requestRedisOptions, commandTimeout: REDIS_MS });
  const pools = {
    property: openPool(services.property),
    user: openPool(services.user),
    moderation: openPool(services.moderation),
    conversations: openPool(services.conversations),
    notifications: openPool(services.notifications),
  };
  const proxies = {
    property: serviceProxy(services.property),
    user: serviceProxy(services.user),
    moderation: serviceProxy(services.moderation),
    conversations: serviceProxy(services.conversations),
    notifications: serviceProxy(services.notifications),
  };

  const cookieSigning = { secret: actorSecret, previous: options.previousActorSecret };
  const tokens = rememberVerified(options.verifyToken);
  const actors = createActors(redis, createFetchActor(pools.user, actorSecret));
  const visitors = visitorCookies(cookieSigning, { isSecure: isProduction });
  const applySecondFactor = secondFactorOf(options.adminMfa);
  const identify = createIdentify({ tokens, actors, visitors, applySecondFactor });

  const replies = createReplyCache();
  const fetchRead = createFetchRead(pools.property, actorSecret);
  const cachedReads = createCachedReads(replies, (asker, path) =>
    path === calls.readHomePage.path ? readHomePage(asker) : fetchRead(asker, path),
  );
  const readAsVisitor = createReadAsVisitor(cachedReads);
  const readHomePage = createHomePage(readAsVisitor, actorSecret);
  const streams = createOpenStreams();
  const changes = listenForChanges(redisUrl, {
    onActor: (uid) => {
      actors.forget(uid);
      streams.endOf(uid);
    },
    onListings: replies.clear,
    onReconnect: () => {
      actors.forgetAll();
      replies.clear();
    },
  });

  const counts = openWindowCounts(redis);
  const limits = gatewayLimits(counts, options.limits);
  const takePoint =
    (budget: 'files' | 'media'): RequestHandler =>
    (request, response, next) => {
      limits[budget].take(clientOf(request, contextOf(response), visitors));
      next();
    };
  const takeSitemap: RequestHandler = (_request, response, next) => {
    limits.sitemaps.take(contextOf(response).ip);
    next();
  };

  const readManifest = watchManifest(deploymentsDir);
  const assets = createAssetStore(deploymentsDir, options.refreshDeployments);
  const renderer = options.renderWorker
    ? createRenderer({ worker: options.renderWorker, deploymentsDir, boot: options.boot })
    : noRenderer;
  const prepareFirstScreen = createFirstScreens(renderer, readAsVisitor);
  warmUpRenderer(readManifest, prepareFirstScreen, options.boot.siteCurrency);

  const health = healthOf({ shared: { redis: redisCheck(redis) } });
  const askReadiness = createAskReadiness(redis, pools);
  const queueCounts = createQueueCounts(redisUrl);
  const recordAct = createRecordAct(pools.moderation, actorSecret);
  const queues = queuesRoutes({ ...options, identify, actors, applySecondFactor, recordAct });

  const app: Express = express();
  app.disable('x-powered-by');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.set('query parser', 'simple');
  app.set('etag', 'strong');

  app.use(openContext(options.trustedProxies));
  app.use(observeRequests);
  if (isProduction) app.use(strictTransport);

  app.use(['/api', '/health'], apiHeaders);
  app.use('/health', named('health'));
  app.use(healthRoutes(health));
  app.all('/api/health', named('health'), answerHealth(askReadiness));
  app.use('/api', limitCalls(limits));
  app.use(openApiRoutes({ isProduction, identify }));
  app.use(queues.router);
  app.use(
    '/api',
    apiRouter({
      actorSecret,
      tokens,
      identify,
      takeCall: callLimits(redis, options.limits),
      cachedReads,
      proxies,
      ownCalls: {
        readAdminStats: createReadAdminStats({ actorSecret, pools, askReadiness, queues: queueCounts }),
        readAdminWork: createReadAdminWork(actorSecret, pools),
        reportClientError: createReportClientError(readManifest),
      },
      clearSearch: replies.clear,
      limits,
      streams,
    }),
    () => {
      throw notFound();
    },
  );

  // Proxies the identity provider's emulator, so that the browser needs one origin only; absent in production.
  if (authEmulatorHost) {
    const provider = /^\/(?:identitytoolkit|securetoken)\.googleapis\.com\//u;
    app.all(provider, dropForeignHeaders, serviceProxy(`http://${authEmulatorHost}`));
  }
  app.use(onlyReading);
  if (!isProduction) {
    const headers = mailPreviewHeaders(options.publicOrigin);
    app.use(where(isMailPreview, headers, dropForeignHeaders, proxies.notifications));
  }
  const picture = [named('media'), fileHeaders, takePoint('media'), dropForeignHeaders];
  app.all(/^\/media\/avatars\//u, picture, proxies.user);
  app.all(/^\/media\//u, picture, proxies.property);
  if (options.mapArchive)
    app.use(where(isMapArchive, named('files'), fileHeaders, takePoint('files'), options.mapArchive.serve));
  const readSitemap = createReadSitemap(pools.property, actorSecret);
  const crawlers = crawlerFiles({
    origin: options.publicOrigin,
    read: readSitemap,
    readPages: async () => servedPages(await readManifest()),
  });
  app.use(where(isCrawlerAddress, named('crawlers'), fileHeaders, takeSitemap, crawlers));
  app.use(
    where(isFileAddress, named('files'), fileHeaders, takePoint('files'), filesRouter(readManifest, assets)),
  );
  app.use(
    named('pages'),
    pages({
      readManifest,
      assets,
      settings: options.boot,
      isProduction,
      publicOrigin: options.publicOrigin,
      readAsVisitor,
      prepareFirstScreen,
      readPlainForm: createPlainForms(renderer, readAsVisitor),
      visitors,
      limits,
    }),
  );
  app.use(writeError);

  const { general } = limits;
  const { trustedProxies } = options;
  const parts: Parts = {
    limits: counts,
    changes,
    queues: [queues, queueCounts],
    renderer,
    pools: Object.values(pools),
    redis: { close: () => redis.disconnect() },
  };
  return {
    handler: answerFromMemory({ app, cachedReads, tokens, general, trustedProxies, isProduction }),
    health,
    streams,
    parts,
    close: async () => void (await closeParts(parts)),
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';

import { calls } from '@pokriv/contracts/calls';
import { connectRedis, requestRedisOptions } from '@pokriv/service-kit/redis';

import { createQueueCounts } from './admin-stats/count-queues.ts';
import { createReadAdminStats } from './admin-stats/read-admin-stats.ts';
import type { BffOptions } from './bff-options.ts';
import { createCachedReads } from './cache/cached-reads.ts';
import { createFetchRead } from './cache/fetch-read.ts';
import { createReplyCache } from './cache/reply-cache.ts';
import { createAssetStore } from './deployments/asset-store.ts';
import { watchManifest } from './deployments/manifest.ts';
import { createServeFile } from './deployments/serve-file.ts';
import { createDoor } from './door.ts';
import { createAskReadiness } from './health/ask-readiness.ts';
import { openExchange } from './http/exchange.ts';
import { logExchange } from './http/log-exchange.ts';
import { fileHeaders } from './http/security-headers.ts';
import { sendError } from './http/send-error.ts';
import { setStrictTransport } from './http/strict-transport.ts';
import { createActors } from './identity/actors.ts';
import { createFetchActor } from './identity/fetch-actor.ts';
import { createIdentify } from './identity/identify.ts';
import { secondFactorOf } from './identity/second-factor.ts';
import { rememberVerified } from './identity/verified-tokens.ts';
import { visitorCookies } from './identity/visitor-cookie.ts';
import { callLimits } from './limits/call-limits.ts';
import { doorLimits } from './limits/door-limits.ts';
import { openWindowCounts } from './limits/window-counts.ts';
import { listenForChanges } from './listen-for-changes.ts';
import { openApiRoutes } from './openapi/openapi.routes.ts';
import { createOwnPages } from './own-pages.ts';
import { createFirstScreens } from './pages/first-screens.ts';
import { createHomePage } from './pages/home-page.ts';
import { wakeRenderer } from './pages/wake-renderer.ts';
import { createRenderer, noRenderer } from './pages/rendering/renderer.ts';
import { createServePage } from './pages/serve-page.ts';
import { createReadAsVisitor } from './pages/visitor-reads.ts';
import { forwardTo } from './proxy/forward.ts';
import { createServeCall, type ServiceForwards } from './proxy/serve-call.ts';
import { openPool } from './proxy/upstream-pool.ts';
import { queuesRoutes } from './queues/queues.routes.ts';
import { createRecordAct } from './queues/record-act.ts';
import { createReadSitemap } from './seo/crawlers/read-sitemap.ts';
import { createServeCrawlerFile } from './seo/crawlers/serve-crawler-file.ts';

/** Half a second of a Redis that hangs is all that a request pays for it. */
const REDIS_MS = 500;

export interface Bff {
  handler: (request: IncomingMessage, reply: ServerResponse) => void;
  close: () => Promise<void>;
}

const forwardsTo = (target: string): ServiceForwards => ({
  call: forwardTo(target),
  upload: forwardTo(target, { isUpload: true }),
});

/** Puts the door together. Nothing waits for a dependency: what is missing is reported by the calls that need it. */
export function createBff(options: BffOptions): Bff {
  const { actorSecret, authEmulatorHost, deploymentsDir, isProduction, limits, redisUrl, services } = options;
  const redis = connectRedis(redisUrl, { ...requestRedisOptions, commandTimeout: REDIS_MS });
  const pools = {
    property: openPool(services.property),
    user: openPool(services.user),
    moderation: openPool(services.moderation),
    notifications: openPool(services.notifications),
  };

  const tokens = rememberVerified(options.verifyToken);
  const actors = createActors(redis, createFetchActor(pools.user, actorSecret));
  const visitors = visitorCookies(actorSecret, { isSecure: isProduction });
  const applySecondFactor = secondFactorOf(options.adminMfa);
  const identify = createIdentify({ tokens, actors, visitors, applySecondFactor });
  const replies = createReplyCache();
  const changes = listenForChanges(redisUrl, {
    onActor: actors.forget,
    onListings: replies.clear,
    onReconnect: () => {
      actors.forgetAll();
      replies.clear();
    },
  });

  const counts = openWindowCounts(redis);
  const budgets = doorLimits(counts, limits);
  const readManifest = watchManifest(deploymentsDir);
  const fetchRead = createFetchRead(pools.property, actorSecret);
  const cachedReads = createCachedReads(replies, (asker, path) =>
    path === calls.readHomePage.path ? readHomePage(asker) : fetchRead(asker, path),
  );
  const readAsVisitor = createReadAsVisitor(cachedReads);
  const readHomePage = createHomePage(readAsVisitor, actorSecret);
  const renderer = options.renderWorker
    ? createRenderer({ worker: options.renderWorker, deploymentsDir, boot: options.boot })
    : noRenderer;
  const prepareFirstScreen = createFirstScreens(renderer, readAsVisitor);
  wakeRenderer(readManifest, prepareFirstScreen);
  const assets = createAssetStore(deploymentsDir);
  const queues = queuesRoutes({
    ...options,
    identify,
    actors,
    applySecondFactor,
    recordAct: createRecordAct(pools.moderation, actorSecret),
  });
  const askReadiness = createAskReadiness(redis, pools);
  const queueCounts = createQueueCounts(redisUrl);
  const door = createDoor({
    serveCall: createServeCall({
      actorSecret,
      tokens,
      identify,
      takeCall: callLimits(redis, limits),
      cachedReads,
      forwards: {
        property: forwardsTo(services.property),
        user: forwardsTo(services.user),
        moderation: forwardsTo(services.moderation),
      },
      ownCalls: {
        readAdminStats: createReadAdminStats({ actorSecret, pools, askReadiness, queues: queueCounts }),
      },
      clearSearch: replies.clear,
      webhookRefusals: budgets.webhookRefusals,
    }),
    serveOwnPage: createOwnPages([openApiRoutes({ isProduction, identify }), queues.router]),
    serveFile: createServeFile(readManifest, assets),
    serveCrawlerFile: createServeCrawlerFile({
      origin: options.publicOrigin,
      read: createReadSitemap(pools.property, actorSecret),
    }),
    servePage: createServePage({
      readManifest,
      assets,
      settings: options.boot,
      isProduction,
      publicOrigin: options.publicOrigin,
      readAsVisitor,
      prepareFirstScreen,
      visitors,
      limits: budgets,
    }),
    askReadiness,
    limits: budgets,
    visitors,
    forwardMedia: forwardTo(services.property, { headers: fileHeaders }),
    forwardAvatars: forwardTo(services.user, { headers: fileHeaders }),
    forwardToEmulator: authEmulatorHost
      ? forwardTo(`http://${authEmulatorHost}`, { headers: [] })
      : undefined,
  });

  return {
    handler: (request, reply) => {
      const exchange = openExchange(request, reply, options.trustedProxies);
      logExchange(exchange);
      if (isProduction) setStrictTransport(reply);
      try {
        door(exchange)?.catch((error: unknown) => sendError(exchange, error));
      } catch (error) {
        sendError(exchange, error);
      }
    },
    close: async () => {
      counts.close();
      await counts.flush().catch(() => undefined);
      changes.close();
      await queues.close();
      await queueCounts.close();
      await renderer.close();
      await Promise.all(Object.values(pools).map((pool) => pool.close()));
      redis.disconnect();
    },
  };
}

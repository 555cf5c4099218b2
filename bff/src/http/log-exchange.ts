import { log, loggedPath } from '@pokriv/service-kit/log';

import type { Exchange } from './exchange.ts';

/** One line a request, at `debug`: no query, address or person is in it. */
export function logExchange({ request, reply, requestId, path }: Exchange): void {
  if (!log.isLevelEnabled('debug')) return;
  const started = performance.now();
  reply.once('close', () => {
    const ms = Math.round(performance.now() - started);
    log.debug({ requestId, route: `${request.method} ${loggedPath(path)}`, status: reply.statusCode, ms });
  });
}

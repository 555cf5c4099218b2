import { log, loggedPath } from '@pokriv/service-kit/log';
import type { RequestHandler } from 'express';

import { contextOf } from './context.ts';

/** Logs each request at `debug`, without query, address or personal data. */
export const logRequests: RequestHandler = (request, response, next) => {
  if (log.isLevelEnabled('debug')) {
    const started = performance.now();
    const { requestId, path } = contextOf(response);
    response.once('close', () => {
      const ms = Math.round(performance.now() - started);
      log.debug({
        requestId,
        route: `${request.method} ${loggedPath(path)}`,
        status: response.statusCode,
        ms,
      });
    });
  }
  next();
};

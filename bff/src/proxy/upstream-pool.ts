import { Pool } from 'undici';

import { CONNECT_MS, ANSWER_MS } from './timing.ts';

/** Below the services' own keep-alive, so that no request meets a connection that is just being closed. */
const KEEP_ALIVE_MS = 30_000;

/** Connections for what the BFF itself asks of a service. */
export const openPool = (origin: string): Pool =>
  new Pool(origin, {
    connections: 64,
    connect: { timeout: CONNECT_MS },
    headersTimeout: ANSWER_MS,
    bodyTimeout: ANSWER_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });

import { Pool } from 'undici';

import { CONNECT_MS, ANSWER_MS } from './timing.ts';

/** Shorter than the services' keep-alive, so that no request meets a closing connection. */
const KEEP_ALIVE_MS = 30_000;

export const openPool = (origin: string): Pool =>
  new Pool(origin, {
    connections: 64,
    connect: { timeout: CONNECT_MS },
    headersTimeout: ANSWER_MS,
    bodyTimeout: ANSWER_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });

import { Pool } from 'undici';

import { CONNECT_MS, ANSWER_MS } from './timing.ts';

/** Shorter than the services' keep-alive, so that no request meets a closing connection. */
const KEEP_ALIVE_MS = 30_000;

const options: Pool.Options = {
  connections: 64,
  connect: { timeout: CONNECT_MS },
  headersTimeout: ANSWER_MS,
  bodyTimeout: ANSWER_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
};

export class UpstreamPool extends Pool {
  /** A new connection for each request, for retries: other kept ones may lead to the same killed copy. */
  readonly fresh: Pool;

  constructor(origin: string) {
    super(origin, options);
    this.fresh = new Pool(origin, { ...options, pipelining: 0 });
  }
}

export const openPool = (origin: string): Pool => new UpstreamPool(origin);

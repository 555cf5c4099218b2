import { Pool, type Dispatcher } from 'undici';

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

type Send = (asked: Dispatcher.RequestOptions) => Promise<Dispatcher.ResponseData>;

/** Connection pool of one service. */
export interface UpstreamPool {
  request: Send;
  /** For retries: other kept connections may lead to the same killed instance. */
  requestOnNewConnection: Send;
  close: () => Promise<unknown>;
}

export function openPool(origin: string): UpstreamPool {
  const kept = new Pool(origin, options);
  const unkept = new Pool(origin, { ...options, pipelining: 0 });
  return {
    request: (asked) => kept.request(asked),
    requestOnNewConnection: (asked) => unkept.request(asked),
    close: () => Promise.all([kept.close(), unkept.close()]),
  };
}

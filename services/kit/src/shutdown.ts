import type { Server } from 'node:http';

import { log } from './log.ts';

const FORCE_MS = 8000;

export interface Closable {
  close: () => Promise<unknown> | unknown;
}

/** On SIGTERM or SIGINT: stops accepting calls, finishes the running ones, then closes the parts in order. */
export function stopGracefully(server: Server, parts: readonly Closable[]): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), FORCE_MS).unref();
    server.closeIdleConnections();
    await new Promise((resolve) => server.close(resolve));
    for (const part of parts) await part.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        log.error({ err: error }, 'shutdown: failed, exiting');
        process.exit(1);
      });
    });
  }
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { registry, scrape, switchMetricsOn } from './metrics.ts';

export interface MetricsServer {
  port: number;
  close: () => Promise<void>;
}

/**
 * Enables metrics and serves `GET /metrics` on a separate port, reachable from the private network only.
 * @throws Error when the port is taken
 */
export async function serveMetrics(name: string, { port, host }: { port: number; host: string }) {
  switchMetricsOn(name);
  const server = createServer((request, reply) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      reply.writeHead(404).end();
      return;
    }
    scrape().then(
      (text) => reply.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => reply.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  // a scraper must not delay the exit
  server.unref();
  const served: MetricsServer = {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return served;
}

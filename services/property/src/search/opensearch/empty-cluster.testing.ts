import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Replies like an OpenSearch cluster without listings, or 503 while `isAway`. */
export async function startEmptyCluster() {
  const server = createServer((request, reply) => {
    cluster.calls += 1;
    request.resume();
    reply.writeHead(cluster.isAway ? 503 : 200, { 'content-type': 'application/json' });
    reply.end(request.url?.startsWith('/_bulk') ? '{"items":[]}' : '{}');
  });
  const cluster = { url: '', calls: 0, isAway: false, close: () => server.close() };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  cluster.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return cluster;
}

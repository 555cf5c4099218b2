import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';

export const OUTSIDE = '127.0.0.77';

const listening = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

/**
 * A server on every internal address of this machine that must not be reached, and a fake Google at the same port of
 * `OUTSIDE`.
 */
export async function aCanary(answer: RequestListener) {
  let touched = 0;
  const alarm = () =>
    createServer((socket) => {
      touched += 1;
      socket.destroy();
    });
  const [inner, inner6] = [alarm(), alarm()];
  await listening(inner, 0, '127.0.0.1');
  const { port } = inner.address() as AddressInfo;
  const hasV6 = await listening(inner6, port, '::1').then(
    () => true,
    () => false,
  );
  const outside = createHttpServer(answer);
  await listening(outside, port, OUTSIDE);
  return {
    port,
    touched: () => touched,
    close: async () => {
      outside.closeAllConnections();
      for (const server of [inner, outside, ...(hasV6 ? [inner6] : [])])
        await new Promise((resolve) => server.close(resolve));
    },
  };
}

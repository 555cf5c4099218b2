import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** An address of this machine that tests take for one of the public internet. */
export const OUTSIDE = '127.0.0.77';

const listening = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

/**
 * A server that nobody may connect to, at every inner address of this machine, and at the same port a stand-in for Google
 * "outside".
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
    /** How often somebody connected. */
    touched: () => touched,
    close: async () => {
      outside.closeAllConnections();
      for (const server of [inner, outside, ...(hasV6 ? [inner6] : [])])
        await new Promise((resolve) => server.close(resolve));
    },
  };
}

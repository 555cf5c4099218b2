import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * - `pass`: transparent
 * - `down`: nothing listens
 * - `blackholed`: connections stay open without replies
 * - `reset`: every connection is reset
 * - `slow`: each reply is delayed by 3 s
 */
export type Mode = 'pass' | 'down' | 'blackholed' | 'reset' | 'slow';

const SLOW_MS = 3000;

export interface TcpProxy {
  port: number;
  become: (mode: Mode) => Promise<void>;
  close: () => Promise<void>;
}

/** TCP proxy before an engine that disturbs single connections. @param wantedPort default: any free one */
export async function startTcpProxy(enginePort: number, wantedPort = 0): Promise<TcpProxy> {
  let mode: Mode = 'pass';
  let server: Server | undefined;
  let port = wantedPort;
  const sockets = new Set<Socket>();
  /** Delayed replies in order; later data must wait for them. */
  const late = new Set<() => void>();

  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };

  function delay(deliver: () => void): void {
    const arrive = (): void => {
      if (late.delete(arrive)) deliver();
    };
    late.add(arrive);
    setTimeout(arrive, SLOW_MS);
  }

  function accept(client: Socket): void {
    keep(client);
    if (mode === 'reset') {
      client.resetAndDestroy();
      return;
    }
    const engine = connect({ port: enginePort, host: '127.0.0.1' });
    keep(engine);
    engine.on('close', () => client.destroy());
    client.on('close', () => engine.destroy());
    client.on('data', (bytes) => mode !== 'blackholed' && engine.write(bytes));
    engine.on('data', (bytes) => {
      if (mode === 'blackholed') return;
      if (mode === 'slow') delay(() => client.writable && client.write(bytes));
      else client.write(bytes);
    });
  }

  async function listen(): Promise<void> {
    if (server) return;
    const started = createServer(accept);
    server = started;
    await once(started.listen(port, '127.0.0.1'), 'listening');
    ({ port } = started.address() as AddressInfo);
  }

  async function stopListening(): Promise<void> {
    const stopping = server;
    server = undefined;
    const closed = new Promise((resolve) => (stopping ? stopping.close(resolve) : resolve(undefined)));
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  }

  await listen();
  return {
    port,
    become: async (next) => {
      const wasBlackholed = mode === 'blackholed';
      mode = next;
      if (next !== 'slow') for (const arrive of [...late]) arrive();
      if (next === 'down') return stopListening();
      // lost data stays lost: a stream with a gap is no realistic fault
      if (next === 'reset' || wasBlackholed) for (const socket of sockets) socket.resetAndDestroy();
      return listen();
    },
    close: stopListening,
  };
}

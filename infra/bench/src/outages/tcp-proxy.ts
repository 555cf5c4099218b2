import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * - `pass`: as if it were not there
 * - `down`: nobody listens
 * - `blackholed`: connections stand, and nothing comes back
 * - `reset`: every connection ends with a reset
 * - `slow`: each answer comes 3 s late
 */
export type Mode = 'pass' | 'down' | 'blackholed' | 'reset' | 'slow';

const SLOW_MS = 3000;

export interface TcpProxy {
  become: (mode: Mode) => Promise<void>;
  close: () => Promise<void>;
}

/** Stands between the services and one engine, and can behave like any trouble that a network makes. */
export async function startTcpProxy(port: number, enginePort: number): Promise<TcpProxy> {
  let mode: Mode = 'pass';
  let server: Server | undefined;
  const sockets = new Set<Socket>();
  /** Answers under way, in order; what is late comes before what follows it. */
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
    await new Promise<void>((resolve) => started.listen(port, '127.0.0.1', resolve));
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
    become: async (next) => {
      const wasBlackholed = mode === 'blackholed';
      mode = next;
      if (next !== 'slow') for (const arrive of [...late]) arrive();
      if (next === 'down') return stopListening();
      // what was swallowed is gone: a stream with a hole would be no network's trouble
      if (next === 'reset' || wasBlackholed) for (const socket of sockets) socket.resetAndDestroy();
      return listen();
    },
    close: stopListening,
  };
}

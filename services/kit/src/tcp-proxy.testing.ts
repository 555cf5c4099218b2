import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Refuses connections and resets the open ones. */
  down: () => Promise<void>;
  up: () => Promise<void>;
  /** Keeps connections open without passing anything on. */
  silence: () => void;
}

/** A TCP proxy before an engine, to take the engine away from one connection only. */
export async function startTcpProxy(enginePort: number): Promise<TcpProxy> {
  let isSilent = false;
  let server: Server | undefined;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const accept = (client: Socket): void => {
    const engine = connect(enginePort, '127.0.0.1');
    for (const socket of [client, engine]) keep(socket);
    client.on('data', (bytes) => isSilent || engine.write(bytes));
    engine.on('data', (bytes) => isSilent || client.write(bytes));
    client.on('close', () => engine.destroy());
    engine.on('close', () => client.destroy());
  };
  const open = async (port: number): Promise<number> => {
    server = createServer(accept).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await open(0);
  return {
    port,
    down: async () => {
      const closed = server && once(server, 'close');
      server?.close();
      for (const socket of sockets) socket.resetAndDestroy();
      await closed;
      server = undefined;
    },
    up: async () => {
      isSilent = false;
      if (!server) await open(port);
    },
    silence: () => {
      isSilent = true;
    },
  };
}

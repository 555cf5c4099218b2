import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { connect, createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';

export interface Upstream {
  origin: string;
  received: {
    method: string;
    url: string;
    headers: IncomingMessage['headers'];
    body: string;
    bytes: Buffer;
  }[];
  answerWith: (listener: RequestListener) => void;
  close: () => Promise<void>;
  open: () => Promise<void>;
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export async function startUpstream(): Promise<Upstream> {
  const received: Upstream['received'] = [];
  let answer: RequestListener = (request, reply) => {
    reply.setHeader('Content-Type', 'application/json');
    reply.end(JSON.stringify({ success: true, data: request.url }));
  };
  const sockets = new Set<Socket>();
  const open = (): Server => {
    const server = createServer((request, reply) => {
      bytesOf(request).then(
        (bytes) => {
          received.push({
            method: request.method ?? '',
            url: request.url ?? '',
            headers: request.headers,
            body: bytes.toString(),
            bytes,
          });
          answer(request, reply);
        },
        () => undefined,
      );
    });
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    return server;
  };
  let server = open();
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answerWith: (listener) => {
      answer = listener;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    open: async () => {
      server = open();
      await listen(server, port);
    },
  };
}

/** A TCP balancer: each connection goes to the next upstream that accepts it. */
export async function startBalancer(upstreams: readonly Upstream[]) {
  const sockets = new Set<Socket>();
  let turn = 0;
  const connectTo = async (first: number, tries = upstreams.length): Promise<Socket> => {
    const { port } = new URL(upstreams[first % upstreams.length]?.origin ?? '');
    const upstream = connect(Number(port), '127.0.0.1');
    try {
      await once(upstream, 'connect');
      return upstream;
    } catch (error) {
      if (tries === 1) throw error;
      return connectTo(first + 1, tries - 1);
    }
  };
  const server = createTcpServer((client) => {
    sockets.add(client);
    client.on('error', () => undefined);
    connectTo((turn += 1)).then(
      (upstream) => {
        upstream.on('error', () => undefined);
        upstream.on('close', () => client.end());
        client.on('close', () => upstream.destroy());
        client.pipe(upstream).pipe(client);
      },
      () => client.resetAndDestroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

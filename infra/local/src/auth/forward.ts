import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';

export interface Call {
  method: string;
  path: string;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export interface Reply {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/**
 * Forwards a call and buffers the reply, on a new connection each time: a kept-alive one that the emulator is about
 * to close would fail a change halfway.
 */
export function forward(port: number, { method, path, headers, body }: Call): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const passed = {
      ...without(headers, HOP_BY_HOP),
      ...(body.length > 0 && { 'content-length': body.length }),
    };
    const outgoing = request(
      { host: '127.0.0.1', port, method, path, headers: passed, agent: false },
      (reply) => {
        readAll(reply).then(
          (read) =>
            resolve({
              status: reply.statusCode ?? 502,
              headers: without(reply.headers, HOP_BY_HOP),
              body: read,
            }),
          reject,
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

export async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function without(headers: OutgoingHttpHeaders, names: string[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

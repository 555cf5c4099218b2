import { get, type IncomingMessage } from 'node:http';

export interface Sent {
  bytes: number;
  isBrotli: boolean;
}

/** Size of a response body as transferred with brotli, without caches. */
export function brotliBytes(address: string): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const count = (reply: IncomingMessage): void => {
      let bytes = 0;
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      reply.once('error', reject);
      reply.once('end', () => resolve({ bytes, isBrotli: reply.headers['content-encoding'] === 'br' }));
    };
    get(address, { headers: { 'accept-encoding': 'br' } }, count).once('error', reject);
  });
}

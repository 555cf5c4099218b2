import { connect } from 'node:net';

const PATIENCE_MS = 5000;

/** Sends one command to a local Redis, without a client that reconnects. @throws Error when Redis answers an error */
export function sendRedis(port: number, words: string[]): Promise<string> {
  const command = words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('');
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: PATIENCE_MS });
    socket.on('connect', () => socket.write(`*${words.length}\r\n${command}`));
    socket.on('timeout', () => socket.destroy(new Error('Redis does not answer')));
    socket.on('error', reject);
    socket.on('data', (data) => {
      socket.destroy();
      const reply = data.toString();
      if (reply.startsWith('-')) reject(new Error(reply.trim()));
      else resolve(reply.trim());
    });
  });
}

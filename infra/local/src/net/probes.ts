import { connect } from 'node:net';

const PROBE_TIMEOUT_MS = 2_000;

/** Readiness check of a starting process. Never throws. */
export type Probe = () => Promise<boolean>;

export const answersHttp =
  (url: string): Probe =>
  async () => {
    try {
      const reply = await fetch(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
      await reply.body?.cancel();
      return reply.ok;
    } catch {
      return false;
    }
  };

/**
 * Ready when `/health/ready` is 200 and every dependency answers; the status alone covers only the instance itself.
 */
export const answersHealthy =
  (url: string): Probe =>
  async () => {
    try {
      const reply = await fetch(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
      const { checks } = (await reply.json()) as { checks: Record<string, boolean> };
      return reply.ok && Object.values(checks).every(Boolean);
    } catch {
      return false;
    }
  };

/** Whether Redis answers a command with a line that starts with `expected`. */
const answersCommand =
  (command: string, expected: string) =>
  (port: number, host = '127.0.0.1'): Probe =>
  () =>
    new Promise((resolve) => {
      const socket = connect({ port, host, timeout: PROBE_TIMEOUT_MS });
      const end = (isReady: boolean) => {
        socket.destroy();
        resolve(isReady);
      };
      socket.on('connect', () => socket.write(`${command}\r\n`));
      socket.on('data', (reply) => end(reply.toString().startsWith(expected)));
      socket.on('error', () => end(false));
      socket.on('timeout', () => end(false));
      socket.on('close', () => resolve(false));
    });

/** Ready when Redis answers PING; while loading its file it answers LOADING. */
export const answersPing = answersCommand('PING', '+PONG');

/** Deletes all keys of a Redis; false when it does not answer. */
export const flushesKeys = answersCommand('FLUSHALL', '+OK');

/** Whether a port accepts connections; for use before a client that retries endlessly. */
export const listens = (port: number, host = '127.0.0.1'): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host, timeout: PROBE_TIMEOUT_MS });
    const end = (isListening: boolean) => {
      socket.destroy();
      resolve(isListening);
    };
    socket.on('connect', () => end(true));
    socket.on('error', () => end(false));
    socket.on('timeout', () => end(false));
  });

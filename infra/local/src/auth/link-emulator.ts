import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_MS = 50;

export interface EmulatorLink {
  isUp(): boolean;
  /** incremented on each loss of the emulator: reads of different generations must not be combined */
  generation(): number;
  /** false on timeout */
  waitUp(timeoutMs: number): Promise<boolean>;
}

/**
 * Watches the emulator through an open connection. When it breaks, the emulator counts as down until `prepare` has
 * restored the next one.
 */
export function linkEmulator(port: number, prepare: () => Promise<void>): EmulatorLink {
  let isUp = false;
  let generation = 0;

  async function watch(): Promise<never> {
    for (;;) {
      const lifeline = await open(port);
      if (lifeline && (await succeeds(prepare)) && !lifeline.destroyed) {
        isUp = true;
        await new Promise((resolve) => lifeline.once('close', resolve));
        isUp = false;
        generation += 1;
      }
      lifeline?.destroy();
      await pause();
    }
  }
  void watch();

  return {
    isUp: () => isUp,
    generation: () => generation,
    async waitUp(timeoutMs) {
      const deadline = Date.now() + timeoutMs;
      while (!isUp && Date.now() < deadline) await sleep(RETRY_MS);
      return isUp;
    },
  };
}

/**
 * Keeps the lifeline open: by default a server closes a connection without requests after a minute, and the keeper
 * refuses the changes of that moment.
 */
export function holdLifelines(server: Server): void {
  server.headersTimeout = 0;
  server.requestTimeout = 0;
}

/** Unreferenced timer: watching must not keep the process alive. */
const pause = (): Promise<void> => sleep(RETRY_MS, undefined, { ref: false });

function open(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(socket.resume().unref()));
    socket.on('error', () => resolve(undefined));
  });
}

async function succeeds(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

import { setTimeout as sleep } from 'node:timers/promises';

import type { Stack } from '@pokriv/local-stack/stack/start-stack';

import { createRandom } from '../random.ts';

/** Between a recovery and the next kill, in ms: at least, and up to so much more. */
interface Pause {
  least: number;
  more: number;
}

const PAUSE_MS: Pause = { least: 500, more: 1500 };
const RECOVERY_MS = 5000;
const LOOK_MS = 50;

/** Kills one process of the stack after another until the signal aborts. @returns their names */
export async function killAtRandom(
  stack: Stack,
  {
    victims,
    seed,
    signal,
    pause = PAUSE_MS,
  }: { victims: readonly string[]; seed: number; signal: AbortSignal; pause?: Pause },
): Promise<string[]> {
  const random = createRandom(seed);
  const kills: string[] = [];
  while (!signal.aborted) {
    await sleep(pause.least + random.below(pause.more));
    const victim = random.pick(victims);
    while (stack.pid(victim) === undefined && !signal.aborted) await sleep(LOOK_MS);
    if (signal.aborted) break;
    stack.kill(victim, 'SIGKILL');
    kills.push(victim);
    await Promise.race([stack.waitReady(), sleep(RECOVERY_MS)]);
  }
  return kills;
}

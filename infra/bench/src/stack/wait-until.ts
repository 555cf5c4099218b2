import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 50;

/** @throws Error when it does not become true in time */
export async function waitUntil(isTrue: () => Promise<boolean>, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`did not happen within ${withinMs / 1000} s`);
    await sleep(LOOK_MS);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 50;

/** Milliseconds until it becomes true; `withinMs` or more when it does not in time. */
export async function timeUntil(
  isTrue: () => Promise<boolean>,
  withinMs: number,
  lookMs = LOOK_MS,
): Promise<number> {
  const started = performance.now();
  while (!(await isTrue()) && performance.now() - started < withinMs) await sleep(lookMs);
  return performance.now() - started;
}

/**
 * @param missing first words of the error
 * @throws Error when it does not become true in time
 */
export async function waitUntil(
  isTrue: () => Promise<boolean>,
  withinMs: number,
  missing = 'did not happen',
): Promise<void> {
  let isOver = false;
  await timeUntil(async () => {
    isOver = await isTrue();
    return isOver;
  }, withinMs);
  if (!isOver) throw new Error(`${missing} within ${withinMs / 1000} s`);
}

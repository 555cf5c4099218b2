import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 40;
/** The holder writes its pid right after creating the file; an empty lock older than this is stale. */
const EMPTY_LOCK_MS = 2_000;

/**
 * Runs `work` under an inter-process lock (file `<path>.lock` with the holder's pid). Breaks the lock of a dead
 * holder.
 * @throws Error when the lock is not acquired within `timeoutMs`
 */
export async function withFileLock<Result>(
  path: string,
  work: () => Promise<Result>,
  { timeoutMs = 30_000 } = {},
): Promise<Result> {
  const lock = `${path}.lock`;
  await mkdir(dirname(path), { recursive: true });
  const deadline = Date.now() + timeoutMs;
  let emptySince: number | undefined;
  while (!(await take(lock))) {
    const holder = await readFile(lock, 'utf8').catch(() => undefined);
    emptySince = holder === '' ? (emptySince ?? Date.now()) : undefined;
    const isLeftOver = holder
      ? !isAlive(Number(holder))
      : Date.now() - (emptySince ?? Infinity) > EMPTY_LOCK_MS;
    if (isLeftOver) await breakLock(lock, holder);
    if (Date.now() > deadline) throw new Error(`${lock} is held by process ${holder ?? '?'}`);
    await sleep(POLL_MS);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Breaks only the lock that was read: another waiter may have taken over meanwhile. */
async function breakLock(lock: string, holder: string | undefined): Promise<void> {
  const now = await readFile(lock, 'utf8').catch(() => undefined);
  if (now !== undefined && now === holder) await rm(lock, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

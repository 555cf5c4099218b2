import { unavailable } from '@pokriv/contracts/errors';

export type InTurn = <Result>(key: string, run: () => Promise<Result>) => Promise<Result>;

/** Equals the transaction timeout: callers give up by then. */
const PATIENCE_MS = 5000;

/**
 * In-process FIFO mutex by key. Bookings of a landlord's day conflict in the database, where 200 concurrent
 * ones would retry until they time out. It does not span instances: the database is the lock of record.
 * @throws AppError UNAVAILABLE after `PATIENCE_MS`
 */
export function takeTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (key, run) => {
    const asked = performance.now();
    const turn = async () => {
      if (performance.now() - asked > PATIENCE_MS) throw unavailable();
      return run();
    };
    const mine = (last.get(key) ?? Promise.resolve()).then(turn, turn);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}

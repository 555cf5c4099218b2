import { unavailable } from '@pokriv/contracts/errors';

export type InTurn = <Result>(key: string, run: () => Promise<Result>) => Promise<Result>;

/** As long as a transaction: a caller who waits longer has given up. */
const PATIENCE_MS = 5000;

/**
 * Runs work of one key in order of arrival. Bookings of a landlord's day conflict in the database, where 200 at once
 * would retry until they time out; in turn the losers read once. The lock itself stays the database's: other copies of
 * the service are not waited for.
 * @throws AppError UNAVAILABLE when the turn does not come in time
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

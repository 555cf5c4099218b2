/**
 * Runs work of the same key one after another within this process: transactions on the same document would else abort
 * each other. Copies of the service still conflict, and are retried by `inTransaction`.
 */
export function inTurn() {
  const last = new Map<string, Promise<unknown>>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(key) ?? Promise.resolve();
    const running = before.then(work, work);
    last.set(key, running);
    try {
      return await running;
    } finally {
      if (last.get(key) === running) last.delete(key);
    }
  };
}
export type InTurn = ReturnType<typeof inTurn>;

import type { Facts } from '../stripe/read-facts.ts';
import type { SyncDeps } from './sync-deps.ts';
import { synchronise } from './synchronise.ts';

describe('synchronise', () => {
  it('reads the facts again after each lost race, and gives up after twenty', async () => {
    const read = jest.fn(() => Promise.resolve({} as Facts));
    const deps = {
      erasures: { concerns: () => Promise.resolve(false) },
      customers: { open: () => Promise.resolve({ version: 1 }), move: () => Promise.resolve(false) },
      inTransaction: (work: () => Promise<unknown>) => work(),
    } as unknown as SyncDeps;
    await expect(synchronise(deps, 'maria', read)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(read).toHaveBeenCalledTimes(20);
  });
});

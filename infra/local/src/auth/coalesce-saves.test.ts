import { setTimeout as sleep } from 'node:timers/promises';

import { coalesceSaves } from './coalesce-saves.ts';

describe('coalesceSaves', () => {
  it('coalesces calls during a save into one later save', async () => {
    let state = 0;
    const saved: number[] = [];
    const save = coalesceSaves(async () => {
      const seen = state;
      await sleep(5);
      saved.push(seen);
    });
    const calls = [1, 2, 3, 4].map((change) => {
      state = change;
      return save();
    });
    await Promise.all(calls);
    expect(saved).toEqual([1, 4]);
  });

  it('rejects every waiting caller on failure and retries for the next', async () => {
    let attempts = 0;
    const save = coalesceSaves(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('disk full');
    });
    const [first, second] = [save(), save()];
    await expect(first).rejects.toThrow('disk full');
    await expect(second).resolves.toBeUndefined();
    expect(attempts).toBe(2);
  });
});

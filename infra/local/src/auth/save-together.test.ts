import { setTimeout as sleep } from 'node:timers/promises';

import { saveTogether } from './save-together.ts';

describe('saving together', () => {
  it('saves once for all who ask while a save runs, and after their change', async () => {
    let state = 0;
    const saved: number[] = [];
    const save = saveTogether(async () => {
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

  it('tells each caller of a failure and tries again for the next', async () => {
    let attempts = 0;
    const save = saveTogether(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('disk full');
    });
    const [first, second] = [save(), save()];
    await expect(first).rejects.toThrow('disk full');
    await expect(second).resolves.toBeUndefined();
    expect(attempts).toBe(2);
  });
});

import { setTimeout as pause } from 'node:timers/promises';

import { cachedReads } from './cached-reads.ts';

describe('cachedReads', () => {
  it('shares one read between callers and reads again after the TTL', async () => {
    let reads = 0;
    const read = cachedReads(30, (key: string) => Promise.resolve(`${key} ${(reads += 1)}`));
    expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a 1', 'a 1', 'b 2']);
    expect(await read('a')).toBe('a 1');
    await pause(60);
    expect(await read('a')).toBe('a 3');
  });

  it('does not cache a failure', async () => {
    let isDown = true;
    const read = cachedReads(1000, () =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve('up'),
    );
    await expect(read(1)).rejects.toThrow('down');
    isDown = false;
    expect(await read(1)).toBe('up');
  });
});

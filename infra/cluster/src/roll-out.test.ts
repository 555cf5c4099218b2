import { pointCopy, restartCopy } from './copies.ts';
import { allCopies } from './processes.ts';
import { rollOut } from './roll-out.ts';

jest.mock('./copies.ts', () => ({ pointCopy: jest.fn(), restartCopy: jest.fn() }));
const point = jest.mocked(pointCopy);
const restart = jest.mocked(restartCopy);

describe('rollOut', () => {
  const folders = new Map<string, string>();
  const restarted: string[] = [];

  beforeEach(() => {
    restarted.length = 0;
    for (const copy of allCopies) folders.set(copy, '/before');
    point.mockImplementation((_dataDir, copy, folder) => {
      const before = folders.get(copy);
      if (before !== undefined) folders.set(copy, folder);
      return before;
    });
    restart.mockImplementation((_dataDir, copy) => {
      restarted.push(copy);
      return Promise.resolve();
    });
  });

  it('restarts every copy once with the new version, one after another', async () => {
    const steps: string[] = [];
    expect(await rollOut('/data', '/next', (copy) => steps.push(copy))).toEqual({});
    expect(restarted).toEqual([...allCopies]);
    expect(steps).toEqual([...allCopies]);
    expect(new Set(folders.values())).toEqual(new Set(['/next']));
  });

  it('takes all copies back to the version before when one does not become ready', async () => {
    const [first = '', second = ''] = allCopies;
    restart.mockImplementation((_dataDir, copy) => {
      restarted.push(copy);
      return copy === second && folders.get(copy) === '/next'
        ? Promise.reject(new Error('not ready'))
        : Promise.resolve();
    });
    expect(await rollOut('/data', '/next')).toEqual({ failedAt: second });
    expect(restarted).toEqual([first, second, second, first]);
    expect(new Set(folders.values())).toEqual(new Set(['/before']));
  });

  it('refuses when no cluster runs', async () => {
    folders.clear();
    await expect(rollOut('/data', '/next')).rejects.toThrow('no cluster runs in /data');
    expect(restarted).toEqual([]);
  });
});

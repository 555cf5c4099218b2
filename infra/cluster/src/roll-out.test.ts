import { instanceFolder, pointInstance, restartInstance } from './instances.ts';
import { allInstances } from './processes.ts';
import { rollOut } from './roll-out.ts';

jest.mock('./instances.ts', () => ({
  instanceFolder: jest.fn(),
  pointInstance: jest.fn(),
  restartInstance: jest.fn(),
}));
const point = jest.mocked(pointInstance);
const restart = jest.mocked(restartInstance);

describe('rollOut', () => {
  const folders = new Map<string, string>();
  const restarted: string[] = [];

  beforeEach(() => {
    restarted.length = 0;
    for (const instance of allInstances) folders.set(instance, '/before');
    jest.mocked(instanceFolder).mockImplementation((_dataDir, instance) => folders.get(instance));
    point.mockImplementation((_dataDir, instance, folder) => {
      const before = folders.get(instance);
      if (before !== undefined) folders.set(instance, folder);
      return before;
    });
    restart.mockImplementation((_dataDir, instance) => {
      restarted.push(instance);
      return Promise.resolve();
    });
  });

  it('restarts every instance once with the new version, one after another', async () => {
    const steps: string[] = [];
    expect(await rollOut('/data', '/next', (instance) => steps.push(instance))).toEqual({});
    expect(restarted).toEqual([...allInstances]);
    expect(steps).toEqual([...allInstances]);
    expect(new Set(folders.values())).toEqual(new Set(['/next']));
  });

  it('takes all instances back to the version before when one does not become ready', async () => {
    const [first = '', second = ''] = allInstances;
    restart.mockImplementation((_dataDir, instance) => {
      restarted.push(instance);
      return instance === second && folders.get(instance) === '/next'
        ? Promise.reject(new Error('not ready'))
        : Promise.resolve();
    });
    expect(await rollOut('/data', '/next')).toEqual({ failedAt: second });
    expect(restarted).toEqual([first, second, second, first]);
    expect(new Set(folders.values())).toEqual(new Set(['/before']));
  });

  it('takes the others back when one does not become ready with the version before either', async () => {
    const [first = '', second = '', third = ''] = allInstances;
    restart.mockImplementation((_dataDir, instance) => {
      restarted.push(instance);
      const isBroken = instance === second || (instance === third && folders.get(instance) === '/next');
      return isBroken && restarted.includes(third)
        ? Promise.reject(new Error('not ready'))
        : Promise.resolve();
    });
    expect(await rollOut('/data', '/next')).toEqual({ failedAt: third, stillDown: [second] });
    expect(restarted).toEqual([first, second, third, third, second, first]);
    expect(new Set(folders.values())).toEqual(new Set(['/before']));
  });

  it('refuses the version that runs already, which could not be taken back', async () => {
    await expect(rollOut('/data', '/before')).rejects.toThrow('Клъстерът вече работи с тази версия.');
    expect(restarted).toEqual([]);
  });

  it('goes on with an interrupted roll-out', async () => {
    const [first = '', ...others] = allInstances;
    folders.set(first, '/next');
    expect(await rollOut('/data', '/next')).toEqual({});
    expect(restarted).toEqual(others);
    expect(new Set(folders.values())).toEqual(new Set(['/next']));
  });

  it('refuses when no cluster runs', async () => {
    folders.clear();
    await expect(rollOut('/data', '/next')).rejects.toThrow('no cluster runs in /data');
    expect(restarted).toEqual([]);
  });
});

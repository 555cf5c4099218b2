import { bundlerRuntime } from '../light-container.mjs';

function containerOf(loadShare: () => Promise<unknown>) {
  const installedModules: Record<string, unknown> = {};
  const promises: unknown[] = [];
  const react = { shareKey: 'react', shareScope: ['default'], singleton: true, requiredVersion: '^19.0.0' };
  const webpackRequire = {
    S: {},
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    c: {},
    federation: { instance: { loadShare } },
    consumesLoadingData: { moduleIdToConsumeDataMapping: { 7: react } },
  };
  const chunkMapping = { 3: ['7'] };
  const open = async (chunkId = '3') => {
    bundlerRuntime.consumes({ chunkId, promises, chunkMapping, installedModules, webpackRequire });
    await Promise.all(promises);
  };
  const importIt = () => {
    const module = { exports: undefined as unknown };
    webpackRequire.m['7']?.(module);
    return module.exports;
  };
  return { open, importIt };
}

const react = { name: 'react' };

describe('a container', () => {
  it('imports a shared library of its host, once', async () => {
    const loadShare = jest.fn(() => Promise.resolve(() => react));
    const { open, importIt } = containerOf(loadShare);
    await open();
    await open();
    expect(importIt()).toBe(react);
    expect(loadShare.mock.calls).toEqual([
      [
        'react',
        {
          customShareInfo: {
            scope: ['default'],
            shareConfig: { singleton: true, requiredVersion: '^19.0.0' },
          },
        },
      ],
    ]);
  });

  it('loads nothing for a chunk without shared libraries', async () => {
    const loadShare = jest.fn();
    await containerOf(loadShare).open('4');
    expect(loadShare).not.toHaveBeenCalled();
  });

  it('fails where a library is imported that the host does not share', async () => {
    const { open, importIt } = containerOf(() => Promise.resolve(false));
    await open();
    expect(importIt).toThrow('the host does not share react');
  });

  it('loads a library again after a failure', async () => {
    const loadShare = jest
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(() => react);
    const { open, importIt } = containerOf(loadShare);
    await open();
    expect(importIt).toThrow('offline');
    await open();
    expect(importIt()).toBe(react);
  });
});

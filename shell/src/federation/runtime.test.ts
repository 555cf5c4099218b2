import { sharedPackages } from '@pokriv/web-kit/shared';

describe('federation', () => {
  it('shares one copy of each library with the slices of the same major version', async () => {
    const versions = Object.fromEntries(sharedPackages.map((name) => [name, '19.2.1']));
    Object.assign(globalThis, { SHARED_VERSIONS: versions });
    const { federation } = await import('./runtime.ts');
    const shared = Object.entries(federation.options.shared);
    expect(shared.map(([name]) => name).sort()).toEqual([...sharedPackages].sort());
    for (const [, copies] of shared)
      expect(copies).toMatchObject([
        { version: '19.2.1', shareConfig: { singleton: true, requiredVersion: '^19.0.0' } },
      ]);
  });
});

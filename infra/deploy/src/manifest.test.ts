import { EMPTY_MANIFEST, KEPT_VERSIONS, withRelease, withRollback, type Release } from './manifest.ts';

const release = (version: string): Release => ({
  version,
  publishedAt: '2026-01-01T00:00:00.000Z',
  entry: `/mfe/mfe-listings/${version}/remoteEntry.js`,
  integrity: 'sha384-x',
});

const published = (...versions: string[]) =>
  versions.reduce(
    (manifest, version) => withRelease(manifest, 'mfe-listings', release(version)),
    EMPTY_MANIFEST,
  );

describe('deployment manifest', () => {
  it('serves the newest release and keeps the previous one', () => {
    expect(published('a', 'b').slices['mfe-listings']).toMatchObject({ version: 'b', previous: 'a' });
  });

  it('stores the shell apart from the slices', () => {
    expect(withRelease(published('a'), 'shell', release('s'))).toMatchObject({
      shell: { version: 's' },
      slices: { 'mfe-listings': { version: 'a' } },
    });
  });

  it('keeps a limited number of versions', () => {
    const history = published('a', 'b', 'c', 'd', 'e', 'f', 'g').slices['mfe-listings']?.history ?? [];
    expect(history.map(({ version }) => version)).toEqual(['g', 'f', 'e', 'd', 'c']);
    expect(history).toHaveLength(KEPT_VERSIONS);
  });

  it('rolls back one version further each time', () => {
    const once = withRollback(published('a', 'b', 'c'), 'mfe-listings') ?? EMPTY_MANIFEST;
    const twice = withRollback(once, 'mfe-listings');
    expect(once.slices['mfe-listings']).toMatchObject({ version: 'b', previous: 'a' });
    expect(twice?.slices['mfe-listings']?.version).toBe('a');
  });

  it('cannot roll back the first release', () => {
    expect(withRollback(published('a'), 'mfe-listings')).toBeUndefined();
    expect(withRollback(EMPTY_MANIFEST, 'shell')).toBeUndefined();
  });
});

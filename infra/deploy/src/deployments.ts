import type { Manifest } from './manifest.ts';

/** Storage of versions and the manifest: a folder, or a bucket shared by several hosts. */
export interface Deployments {
  /** Empty when the manifest is missing. */
  readManifest: () => Promise<Manifest>;
  /** Stores a build as `<slice>/<version>/…`. Idempotent. */
  addVersion: (slice: string, version: string, distDir: string) => Promise<void>;
  /**
   * Replaces the manifest atomically without losing concurrent changes: `change` runs again when another writer was
   * faster. Deletes versions of the slice that leave its history.
   */
  changeManifest: (
    slice: string,
    change: (manifest: Manifest) => Promise<Manifest> | Manifest,
  ) => Promise<Manifest>;
}

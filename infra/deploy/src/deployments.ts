import type { Manifest } from './manifest.ts';

/** Where versions and the manifest are: a folder, or a bucket that several hosts write and follow. */
export interface Deployments {
  /** A missing manifest is an empty one. */
  readManifest: () => Promise<Manifest>;
  /** Stores a build as `<slice>/<version>/…`; repeatable. */
  addVersion: (slice: string, version: string, distDir: string) => Promise<void>;
  /**
   * Replaces the manifest atomically, so that concurrent changes are all kept: `change` runs again when another writer
   * was faster. Versions of the slice that leave its history are removed.
   */
  changeManifest: (
    slice: string,
    change: (manifest: Manifest) => Promise<Manifest> | Manifest,
  ) => Promise<Manifest>;
}

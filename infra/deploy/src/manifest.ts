export interface Release {
  /** content hash, 12 hex digits; also the folder's name */
  version: string;
  /** ISO time of the first publication */
  publishedAt: string;
  /** URL of the remote entry, or of the shell's page */
  entry: string;
  /** subresource integrity of the entry (`sha384-…`) */
  integrity: string;
  css?: string[];
  preload?: string[];
  /** server bundle, relative to the version's folder */
  server?: string;
  /** scripts of each page by chunk name; for server-rendered pages only */
  pages?: Record<string, string[]>;
  routes?: unknown[];
}

/** Current release, rollback target, and all versions on disk (current first). */
export interface Deployment extends Release {
  previous?: string;
  history: Release[];
}

export interface Manifest {
  slices: Record<string, Deployment>;
  shell?: Deployment;
}

export const EMPTY_MANIFEST: Manifest = { slices: {} };

/** The shell is deployed like a slice but stored under its own key. */
export const SHELL = 'shell';

/** Versions kept on disk by slice: pages opened earlier still load their chunks. */
export const KEPT_VERSIONS = 5;

export function deploymentOf(manifest: Manifest, slice: string): Deployment | undefined {
  return slice === SHELL ? manifest.shell : manifest.slices[slice];
}

/** Versions that stay available. */
export const historyOf = (manifest: Manifest, slice: string): ReadonlySet<string> =>
  new Set(deploymentOf(manifest, slice)?.history.map(({ version }) => version));

export function withRelease(manifest: Manifest, slice: string, release: Release): Manifest {
  const older = deploymentOf(manifest, slice)?.history ?? [];
  const known = older.find(({ version }) => version === release.version);
  const others = older.filter(({ version }) => version !== release.version);
  return withHistory(manifest, slice, [known ?? release, ...others].slice(0, KEPT_VERSIONS));
}

/**
 * Serves the previous version. The withdrawn one moves to the end of the history: it is pruned first, and a second
 * rollback goes one further back.
 * @returns undefined without a previous version
 */
export function withRollback(manifest: Manifest, slice: string): Manifest | undefined {
  const [current, previous, ...older] = deploymentOf(manifest, slice)?.history ?? [];
  if (!current || !previous) return undefined;
  return withHistory(manifest, slice, [previous, ...older, current]);
}

function withHistory(manifest: Manifest, slice: string, history: Release[]): Manifest {
  const [current, previous] = history;
  if (!current) return manifest;
  const deployment: Deployment = { ...current, previous: previous?.version, history };
  if (slice === SHELL) return { ...manifest, shell: deployment };
  return { ...manifest, slices: { ...manifest.slices, [slice]: deployment } };
}

/** One published version of a slice: everything the BFF needs to point a browser at it. */
export interface Release {
  /** content hash, 12 hex digits; also the name of its folder */
  version: string;
  /** ISO time of the first publication */
  publishedAt: string;
  /** address of the remote entry, or of the shell's page */
  entry: string;
  /** subresource integrity of the entry (`sha384-…`) */
  integrity: string;
  /** style sheets that the exposed module needs at once */
  css?: string[];
  /** scripts that the exposed module needs at once */
  preload?: string[];
  /** file of the version's folder that renders pages on the server */
  server?: string;
  /** scripts of each page, by the name of its chunk; only where pages are rendered on the server */
  pages?: Record<string, string[]>;
  /** the addresses that a slice answers, with their titles, as its build lists them */
  routes?: unknown[];
}

/** What is served now, what a roll-back returns to, and every version that is still on disk (served one first). */
export interface Deployment extends Release {
  previous?: string;
  history: Release[];
}

/** `manifest.json` of the deployments folder. */
export interface Manifest {
  slices: Record<string, Deployment>;
  shell?: Deployment;
}

export const EMPTY_MANIFEST: Manifest = { slices: {} };

/** The shell is a deployment like any other but has a place of its own. */
export const SHELL = 'shell';

/** Versions kept on disk per slice: pages opened earlier go on loading chunks of theirs. */
export const KEPT_VERSIONS = 5;

export function deploymentOf(manifest: Manifest, slice: string): Deployment | undefined {
  return slice === SHELL ? manifest.shell : manifest.slices[slice];
}

export function withRelease(manifest: Manifest, slice: string, release: Release): Manifest {
  const older = deploymentOf(manifest, slice)?.history ?? [];
  const known = older.find(({ version }) => version === release.version);
  const others = older.filter(({ version }) => version !== release.version);
  return withHistory(manifest, slice, [known ?? release, ...others].slice(0, KEPT_VERSIONS));
}

/**
 * Serves the version before the current one; the withdrawn one goes to the end of the history, so that
 * it is the first to be removed from disk and a second roll-back goes one further back.
 * @returns undefined when there is nothing to go back to
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

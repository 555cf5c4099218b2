import { escapeHtml } from '@pokriv/service-kit/escape-html';

import type { Manifest } from '../deployments/manifest.ts';

const isElsewhere = (address: string) => /^https?:/u.test(address);
const CORS = ' crossorigin="anonymous"';

export interface PageScripts {
  owner: string | undefined;
  /** Name of the page's chunk, when it is known. */
  chunk?: string;
  /** The page is on screen without them: its pictures go first. */
  isRendered: boolean;
}

/** Fetches what this page runs together with the shell instead of after it. */
export function preloadLinks(manifest: Manifest, { owner, chunk, isRendered }: PageScripts): string {
  const slice = owner && manifest.slices[owner];
  if (!slice) return '';
  const priority = isRendered ? ' fetchpriority="low"' : '';
  const link = (address: string, cors: string) =>
    `<link rel="preload" as="script" href="${escapeHtml(address)}"${cors}${priority}>`;
  // As they will be asked for: the entry with CORS (the shell's federation runtime), chunks only from another origin.
  const chunks = new Set([
    ...(manifest.shell?.preload ?? []),
    ...(slice.preload ?? []),
    ...((chunk && slice.pages?.[chunk]) || []),
  ]);
  const scripts = [...chunks].map((address) => link(address, isElsewhere(address) ? CORS : ''));
  const styles = (slice.css ?? []).map(
    (address) => `<link rel="preload" as="style" href="${escapeHtml(address)}">`,
  );
  return [link(slice.entry, CORS), ...scripts, ...styles].join('');
}

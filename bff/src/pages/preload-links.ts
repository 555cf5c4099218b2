import { escapeHtml } from '@pokriv/service-kit/escape-html';

import type { Manifest } from '../deployments/manifest.ts';

const isElsewhere = (address: string) => /^https?:/u.test(address);
const CORS = ' crossorigin="anonymous"';

export interface PageScripts {
  owner: string | undefined;
  chunk?: string;
  /** A server-rendered page does not wait for scripts: its pictures load first. */
  isRendered: boolean;
}

export function preloadLinks(manifest: Manifest, { owner, chunk, isRendered }: PageScripts): string {
  const slice = owner && manifest.slices[owner];
  if (!slice) return '';
  const priority = isRendered ? ' fetchpriority="low"' : '';
  const link = (address: string, cors: string) =>
    `<link rel="preload" as="script" href="${escapeHtml(address)}"${cors}${priority}>`;
  // CORS mode must match the later request: the entry with CORS (federation runtime), chunks only from another origin.
  const chunks = new Set([
    ...((!isRendered && manifest.shell?.preload) || []),
    ...(slice.preload ?? []),
    ...((chunk && slice.pages?.[chunk]) || []),
  ]);
  const scripts = [...chunks].map((address) => link(address, isElsewhere(address) ? CORS : ''));
  const styles = (slice.css ?? []).map(
    (address) => `<link rel="preload" as="style" href="${escapeHtml(address)}">`,
  );
  return [link(slice.entry, CORS), ...scripts, ...styles].join('');
}

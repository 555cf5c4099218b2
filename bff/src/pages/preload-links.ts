import { escapeHtml } from '@pokriv/service-kit/escape-html';

import type { Manifest } from '../deployments/manifest.ts';

const isElsewhere = (address: string) => /^https?:/u.test(address);

export interface PageScripts {
  owner: string | undefined;
  chunk?: string;
  /** A server-rendered page already contains the base styles. */
  isRendered: boolean;
}

export interface Preload {
  address: string;
  /** CORS mode must match the later request. */
  hasCors: boolean;
}

/** Scripts that the page's own scripts load later. */
export function preloadsOf(manifest: Manifest, { owner, chunk, isRendered }: PageScripts): Preload[] {
  const slice = owner && manifest.slices[owner];
  if (!slice) return [];
  const chunks = new Set([
    ...((!isRendered && manifest.shell?.preload) || []),
    ...(slice.preload ?? []),
    ...((chunk && slice.pages?.[chunk]) || []),
  ]);
  // The federation runtime fetches the entry with CORS, webpack its chunks only from another origin.
  return [
    { address: slice.entry, hasCors: true },
    ...[...chunks].map((address) => ({ address, hasCors: isElsewhere(address) })),
  ];
}

export const preloadLinks = (preloads: readonly Preload[]): string =>
  preloads
    .map(
      ({ address, hasCors }) =>
        `<link rel="preload" as="script" href="${escapeHtml(address)}"${hasCors ? ' crossorigin="anonymous"' : ''}>`,
    )
    .join('');

export function styleLinks(manifest: Manifest, owner: string | undefined): string {
  const { css = [] } = (owner && manifest.slices[owner]) || {};
  return css.map((address) => `<link rel="preload" as="style" href="${escapeHtml(address)}">`).join('');
}

import type { Manifest } from '../deployments/manifest.ts';
import type { PageOwner } from './known-routes.ts';

const escaped = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const link = (address: string, cors: string) =>
  `<link rel="preload" as="script" href="${escaped(address)}"${cors}>`;
const isElsewhere = (address: string) => /^https?:/u.test(address);
const CORS = ' crossorigin="anonymous"';

/** Fetches the slice of this page together with the shell instead of after it. */
export function preloadLinks({ slices }: Manifest, owner: PageOwner | undefined): string {
  const slice = owner && slices[owner];
  if (!slice) return '';
  // As they will be asked for: the entry with CORS (the shell's federation runtime), its chunks only from another origin.
  const chunks = (slice.preload ?? []).map((address) => link(address, isElsewhere(address) ? CORS : ''));
  const scripts = [link(slice.entry, CORS), ...chunks];
  const styles = (slice.css ?? []).map(
    (address) => `<link rel="preload" as="style" href="${escaped(address)}">`,
  );
  return [...scripts, ...styles].join('');
}

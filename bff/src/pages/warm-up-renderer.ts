import type { Currency } from '@pokriv/contracts/money';

import type { ReadManifest } from '../deployments/manifest.ts';
import type { PrepareFirstScreen } from './first-screens.ts';

/** Renders the home page once at start: the first visitor finds the versions loaded. */
export function warmUpRenderer(
  readManifest: ReadManifest,
  prepare: PrepareFirstScreen,
  currency: Currency,
): void {
  const asker = { ip: '127.0.0.1', requestId: 'warm-up-renderer' };
  readManifest()
    .then((manifest) => prepare({ manifest, owner: 'mfe-listings', path: '/', search: '', currency, asker }))
    .catch(() => undefined);
}

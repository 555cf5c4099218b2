import type { Currency } from '@pokriv/contracts/money';

import type { InlineRead } from './first-screen.ts';

export interface SliceEntry {
  version: string;
  entry: string;
}

export interface Boot {
  slices: Record<string, SliceEntry>;
  pages: Record<string, readonly string[]>;
  openPages: readonly string[];
  firebase: { projectId: string; apiKey: string; authDomain: string };
  /** Local stack only: sign-in uses the Auth emulator through our own origin. */
  authEmulator: boolean;
  /**
   * Currency of the first screen: the user's choice, otherwise the site's. Components use `useCurrency`, which follows
   * the switch.
   */
  primaryCurrency: Currency;
  /** Currency of a search URL without one. */
  siteCurrency: Currency;
  /** Numbers of the support in dialling format, as far as there are any. */
  support?: { phone?: string; viber?: string };
  /** URL template of map tiles, `{z}/{x}/{y}`; the map draws its own outline without it. */
  mapTiles?: { url: string; attribution: string };
  /** PMTiles archive of streets, read in byte ranges from our own origin; preferred to `mapTiles`. */
  mapArchive?: { url: string; attribution: string };
  reads?: readonly InlineRead[];
  /** The CSP of this document allows Google's reCAPTCHA; set for the profile only. */
  recaptcha?: boolean;
}

const localDefaults: Boot = {
  slices: {},
  pages: {},
  openPages: [],
  firebase: { projectId: 'demo-pokriv', apiKey: 'demo-key', authDomain: 'localhost' },
  authEmulator: true,
  primaryCurrency: 'BGN',
  siteCurrency: 'BGN',
};

let known: Boot | undefined;

/** Parses `<script id="boot">` once; a standalone slice gets the local stack's values. */
export function boot(): Boot {
  if (known) return known;
  const inline = typeof document === 'undefined' ? null : document.getElementById('boot');
  known = {
    ...localDefaults,
    ...(inline?.textContent ? (JSON.parse(inline.textContent) as Partial<Boot>) : {}),
  };
  return known;
}

/** Sets the values on the server, which has no `<script id="boot">`. */
export function giveBoot(values: Partial<Boot>): void {
  known = { ...localDefaults, ...values };
}

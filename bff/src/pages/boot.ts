import type { Currency } from '@pokriv/contracts/money';

import { shownSlices, type Manifest } from '../deployments/manifest.ts';
import { pagesForShell } from '../deployments/served-pages.ts';

export interface BootSettings {
  firebase: { projectId: string; apiKey: string; authDomain: string };
  authEmulator: boolean;
  /** Default currency of people and addresses without one, and of every `<head>`, so that crawlers see one form. */
  siteCurrency: Currency;
  /** Numbers of the support in dialling format, as far as there are any. */
  support?: { phone?: string; viber?: string };
  /** Map tile template `{z}/{x}/{y}`; without it the map draws its own outline. */
  mapTiles?: { url: string; attribution: string };
  /** PMTiles archive of streets, read in ranges from this origin; preferred to `mapTiles`. */
  mapArchive?: { url: string; attribution: string };
}

export type PageSettings = BootSettings & {
  /** Currency shown first. */
  primaryCurrency: Currency;
  /** The page's CSP allows Google's reCAPTCHA. */
  recaptcha?: boolean;
};

/** Escapes `<`, which could end the script element. */
const harmless = (json: string) => json.replaceAll('<', '\\u003c');

/** `<script id="boot">` of the shell page. @param reads JSON of the page's first reads */
export function bootScript(manifest: Manifest, settings: PageSettings, reads?: string): string {
  const known = JSON.stringify({ slices: shownSlices(manifest), ...pagesForShell(manifest), ...settings });
  const json = reads ? `${known.slice(0, -1)},"reads":${reads}}` : known;
  return `<script type="application/json" id="boot">${harmless(json)}</script>`;
}

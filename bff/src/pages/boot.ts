import { shownSlices, type Manifest } from '../deployments/manifest.ts';
import { pagesForShell } from '../deployments/served-pages.ts';

/** What a page needs to know before its first request, apart from the slices. */
export interface BootSettings {
  firebase: { projectId: string; apiKey: string; authDomain: string };
  authEmulator: boolean;
  primaryCurrency: 'BGN' | 'EUR';
  /** Tiles of the map, `{z}/{x}/{y}`; without them it draws its own outline. */
  mapTiles?: { url: string; attribution: string };
}

/** `<` would let a value end the script element that carries it. */
const harmless = (json: string) => json.replaceAll('<', '\\u003c');

/**
 * `<script id="boot">` of the shell's page.
 * @param reads JSON of what the page reads first
 */
export function bootScript(manifest: Manifest, settings: BootSettings, reads?: string): string {
  const known = JSON.stringify({ slices: shownSlices(manifest), ...pagesForShell(manifest), ...settings });
  const json = reads ? `${known.slice(0, -1)},"reads":${reads}}` : known;
  return `<script type="application/json" id="boot">${harmless(json)}</script>`;
}

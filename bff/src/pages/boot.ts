import type { Manifest } from '../deployments/manifest.ts';

/** What a page needs to know before its first request, apart from the slices. */
export interface BootSettings {
  firebase: { projectId: string; apiKey: string; authDomain: string };
  authEmulator: boolean;
  primaryCurrency: 'BGN' | 'EUR';
}

/** `<` would let a value end the script element that carries it. */
const harmless = (json: string) => json.replaceAll('<', '\\u003c');

/** `<script id="boot">` of the shell's page. */
export function bootScript({ slices }: Manifest, settings: BootSettings): string {
  return `<script type="application/json" id="boot">${harmless(JSON.stringify({ slices, ...settings }))}</script>`;
}

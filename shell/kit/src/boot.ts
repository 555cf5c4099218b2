import type { InlineRead } from './first-screen.ts';

/** What the BFF puts into the HTML: everything that the page has to know before its first call. */
export interface SliceEntry {
  version: string;
  /** Address of the slice's federation entry. */
  entry: string;
}

export interface Boot {
  slices: Record<string, SliceEntry>;
  /** Paths of the pages of each slice; `:id` stands for one segment. */
  pages: Record<string, readonly string[]>;
  /** Those that say the same to all. */
  openPages: readonly string[];
  firebase: { projectId: string; apiKey: string; authDomain: string };
  /** The local stack: sign-in goes to the emulator through our own origin. */
  authEmulator: boolean;
  primaryCurrency: 'BGN' | 'EUR';
  /** Tiles of the map, `{z}/{x}/{y}`; without them it draws its own outline. */
  mapTiles?: { url: string; attribution: string };
  /** What the page reads first, answered already when it came rendered. */
  reads?: readonly InlineRead[];
}

const localDefaults: Boot = {
  slices: {},
  pages: {},
  openPages: [],
  firebase: { projectId: 'demo-pokriv', apiKey: 'demo-key', authDomain: 'localhost' },
  authEmulator: true,
  primaryCurrency: 'BGN',
};

let known: Boot | undefined;

/** Reads `<script id="boot">` once; a slice that runs alone gets the local stack's values. */
export function boot(): Boot {
  if (known) return known;
  const inline = typeof document === 'undefined' ? null : document.getElementById('boot');
  known = {
    ...localDefaults,
    ...(inline?.textContent ? (JSON.parse(inline.textContent) as Partial<Boot>) : {}),
  };
  return known;
}

/** On the server there is no page to read them from. */
export function giveBoot(values: Partial<Boot>): void {
  known = { ...localDefaults, ...values };
}

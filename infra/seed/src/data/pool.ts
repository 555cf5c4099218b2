import type { PictureKind } from '../pictures/draw-picture.ts';
import type { PaletteName } from '../pictures/palettes.ts';

/** One picture that several listings may show. */
export interface PoolPicture {
  /** Names the picture: kind and number. */
  key: string;
  kind: PictureKind;
  seed: string;
  palette: PaletteName;
}

/** Shares of a pool: how often each kind is needed. */
const SHARES: Record<PictureKind, number> = {
  'living-room': 38,
  bedroom: 32,
  kitchen: 30,
  bathroom: 22,
  'single-room': 12,
  study: 10,
  'empty-room': 6,
  hallway: 8,
  balcony: 8,
  'panel-block': 6,
  'new-building': 6,
  'old-house': 6,
  house: 10,
};

/** So few that every kind of room comes in each of them: a home keeps to one style. */
const PALETTES: readonly PaletteName[] = [
  'nordic',
  'terracotta',
  'sage',
  'linen',
  'slate',
  'harbour',
  'olive',
];

const WHOLE = Object.values(SHARES).reduce((sum, share) => sum + share, 0);

/** About `size` different pictures; every palette goes through every kind, so that a listing can keep to one. */
export function picturePool(size: number): PoolPicture[] {
  return (Object.entries(SHARES) as [PictureKind, number][]).flatMap(([kind, share], shift) => {
    const count = Math.max(4, Math.round((share / WHOLE) * size));
    return Array.from({ length: count }, (_, index): PoolPicture => ({
      key: `${kind}-${index}`,
      kind,
      seed: `pool-${index}`,
      palette: PALETTES[(index * 3 + shift) % PALETTES.length] as PaletteName,
    }));
  });
}

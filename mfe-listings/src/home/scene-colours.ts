import { color } from '@pokriv/web-kit/ui';

const softened = (name: string, share: number): string =>
  `color-mix(in srgb, ${name} ${share}%, ${color.page})`;

/** Mixed from the palette for both themes. */
export const scene = {
  sun: `light-dark(${color.superBadge}, ${color.superText})`,
  lamp: `light-dark(${color.superLine}, ${color.superText})`,
  brick: `color-mix(in srgb, ${color.accent} 72%, ${color.sunken})`,
  trunk: softened(color.regularText, 70),
  leaves: softened(color.good, 52),
  leavesNear: softened(color.good, 66),
} as const;

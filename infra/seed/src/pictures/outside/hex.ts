import type { Hour } from '../daytime.ts';

/** Mixes two `#rrggbb` colours as the screen shows them; share 1 gives the second. */
export function blendHex(first: string, second: string, share: number): string {
  const [a, b] = [Number.parseInt(first.slice(1), 16), Number.parseInt(second.slice(1), 16)];
  const part = (shift: number): number =>
    Math.round(((a >> shift) & 255) * (1 - share) + ((b >> shift) & 255) * share);
  return `#${[16, 8, 0].map((shift) => part(shift).toString(16).padStart(2, '0')).join('')}`;
}

/** A daylight colour at this hour. */
export function dimmed(colour: string, hour: Hour): string {
  if (hour.lampsLit) return blendHex(colour, '#1d2740', 0.72);
  return hour.name === 'golden' ? blendHex(colour, '#f0a65a', 0.22) : colour;
}

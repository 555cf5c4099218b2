/** Linear light, 1 = full reflection (or a well-lit white). */
export type Rgb = readonly [number, number, number];

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear(value >> 16), toLinear((value >> 8) & 255), toLinear(value & 255)];
}

const toLinear = (byte: number): number => (byte / 255) ** 2.2;

export const mixRgb = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
export const scaleRgb = (a: Rgb, factor: number): Rgb => [a[0] * factor, a[1] * factor, a[2] * factor];
export const timesRgb = (a: Rgb, b: Rgb): Rgb => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
export const addRgb = (a: Rgb, b: Rgb): Rgb => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const brightness = (a: Rgb): number => a[0] * 0.3 + a[1] * 0.59 + a[2] * 0.11;

const STEPS = 2048;
const BRIGHTEST = 4;
/** Bytes as a screen wants them; bright light rolls off softly instead of burning out. */
const bytes = Uint8Array.from({ length: STEPS * BRIGHTEST + 1 }, (_, index) => {
  const light = index / STEPS;
  const rolled = light < 0.6 ? light : 0.6 + 0.4 * (1 - Math.exp(-(light - 0.6) / 0.4));
  return Math.round(255 * rolled ** (1 / 2.2));
});

export function toByte(light: number): number {
  const index = light * STEPS;
  return bytes[index < 0 ? 0 : index > STEPS * BRIGHTEST ? STEPS * BRIGHTEST : index | 0] as number;
}

export function css(light: Rgb): string {
  const value = (toByte(light[0]) << 16) | (toByte(light[1]) << 8) | toByte(light[2]);
  return `#${value.toString(16).padStart(6, '0')}`;
}

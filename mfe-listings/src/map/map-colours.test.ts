import { mapColours } from './map-colours.ts';

const [lightText = '', darkText = ''] = mapColours.join('').split('.dark &');

const readColours = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/--map-([\w-]+): (#[\da-f]{6});/gu)].map(([, name = '', value = '']) => [name, value]),
  );

/** Relative luminance and contrast of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const themes = [
  ['light', readColours(lightText)],
  ['dark', readColours(darkText)],
] as const;
const grounds = ['home', 'built', 'green'];

describe.each(themes)('map colours of the %s theme', (_name, colours) => {
  const contrastOf = (one: string, other: string) =>
    contrast(colours.get(one) ?? '', colours.get(other) ?? '');

  it.each(['metro-m1', 'metro-m2', 'metro-m3', 'metro-m4'])(
    'has %s apart from the ground, at least 3:1',
    (line) => {
      for (const ground of grounds) expect(contrastOf(line, ground)).toBeGreaterThanOrEqual(3);
    },
  );

  it('has readable names on water, at least 4.5:1', () => {
    expect(contrastOf('water-text', 'water')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['text', 'text-strong', 'green-text', 'road-text', 'station-text', 'water-text'])(
    'has readable %s, at least 4.5:1',
    (text) => {
      for (const ground of [...grounds, 'halo']) expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

import { contrast } from './contrast.ts';
import { dark, light, type ColorName } from './palette.ts';

const BACKGROUNDS: ColorName[] = ['page', 'surface', 'sunken', 'superSurface', 'regularSurface'];

const TEXT_PAIRS: [ColorName, ColorName][] = [
  ...BACKGROUNDS.flatMap((ground): [ColorName, ColorName][] => [
    ['text', ground],
    ['muted', ground],
    ['accentText', ground],
    ['danger', ground],
    ['good', ground],
  ]),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onDanger', 'dangerFill'],
  ['onDanger', 'dangerHover'],
  ['accentText', 'accentTint'],
  ['good', 'goodTint'],
  ['wait', 'waitTint'],
  ['danger', 'dangerTint'],
  ['info', 'infoTint'],
  ['superText', 'superBadge'],
  ['regularText', 'regularBadge'],
  ['premiumText', 'premiumBadge'],
  ['text', 'accentTint'],
  ['text', 'goodTint'],
  ['text', 'waitTint'],
  ['text', 'dangerTint'],
  ['text', 'infoTint'],
  ['page', 'text'],
  ['text', 'lifted'],
];

const PART_PAIRS: [ColorName, ColorName][] = [
  ...BACKGROUNDS.flatMap((ground): [ColorName, ColorName][] => [
    ['control', ground],
    ['accent', ground],
    ['danger', ground],
    ['dangerFill', ground],
  ]),
  ['wait', 'waitTint'],
  ['info', 'surface'],
  ['wait', 'surface'],
  ['premiumText', 'surface'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s palette', (_name, palette) => {
  it.each(TEXT_PAIRS)('has readable contrast of %s on %s', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(PART_PAIRS)('has visible contrast of %s on %s', (part, ground) => {
    expect(contrast(palette[part], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

/** Formula of WCAG 2.2; #0a0a0a is in its linear range. */
it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
  ['#00ff00', '#ffffff', 1.37],
  ['#0000ff', '#ffffff', 8.59],
  ['#0a0a0a', '#ffffff', 19.8],
  ['#123456', '#123456', 1],
])('measures %s on %s as %d to 1, either way round', (ink, ground, ratio) => {
  expect(contrast(ink, ground)).toBeCloseTo(ratio, 2);
  expect(contrast(ground, ink)).toBe(contrast(ink, ground));
});

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

it('measures black on white as 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});

import { BLURRED_VARIANCE, DARK_MEAN, pictureDoubt } from './picture-doubt.ts';

const WIDTH = 32;
const HEIGHT = 24;

/** Grey picture by luminance. */
function grey(lightOf: (column: number, row: number) => number) {
  const data: number[] = [];
  for (let row = 0; row < HEIGHT; row += 1)
    for (let column = 0; column < WIDTH; column += 1) {
      const light = lightOf(column, row);
      data.push(light, light, light, 255);
    }
  return { width: WIDTH, height: HEIGHT, data };
}
/** Alternating columns: the Laplacian is ±2 × contrast, its variance the square of that. */
const stripes = (middle: number, contrast: number) =>
  grey((column) => middle + (column % 2 === 0 ? contrast / 2 : -contrast / 2));

describe('pictureDoubt', () => {
  it('has none about a light picture with edges', () => {
    expect(pictureDoubt(stripes(128, 60))).toBeUndefined();
  });

  it('finds a picture dark under the threshold, and not on it', () => {
    expect(pictureDoubt(stripes(DARK_MEAN - 1, 40))).toBe('dark');
    expect(pictureDoubt(stripes(DARK_MEAN, 40))).toBeUndefined();
  });

  it('finds a picture blurred whose edges bend too little, and not one at the threshold', () => {
    const contrast = Math.sqrt(BLURRED_VARIANCE) / 2;
    expect(pictureDoubt(stripes(128, contrast * 0.99))).toBe('blurred');
    expect(pictureDoubt(stripes(128, contrast * 1.01))).toBeUndefined();
  });

  it('takes a slow gradient for blurred, whatever its contrast', () => {
    expect(pictureDoubt(grey((column) => 60 + column * 5))).toBe('blurred');
  });

  it('weighs green more than blue', () => {
    const of = (color: readonly number[]) => ({
      ...{ width: WIDTH, height: HEIGHT },
      data: Array.from({ length: WIDTH * HEIGHT }, () => [...color, 255]).flat(),
    });
    expect(pictureDoubt(of([0, 0, 255]))).toBe('dark');
    expect(pictureDoubt(of([0, 255, 0]))).not.toBe('dark');
  });

  it('says dark of a picture that is dark and blurred', () => {
    expect(pictureDoubt(grey(() => 10))).toBe('dark');
  });
});

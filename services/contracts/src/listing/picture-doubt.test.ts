import { BLURRED_VARIANCE, DARK_MEAN, pictureDoubt } from './picture-doubt.ts';

const good = { luminance: 140, sharpness: 300 };

describe('pictureDoubt', () => {
  it('has none about a light picture with edges, nor about one that was not measured', () => {
    expect(pictureDoubt(good)).toBeUndefined();
    expect(pictureDoubt({})).toBeUndefined();
  });

  it('finds a picture dark or blurred under its threshold, and not on it', () => {
    expect(pictureDoubt({ ...good, luminance: DARK_MEAN - 0.1 })).toBe('dark');
    expect(pictureDoubt({ ...good, luminance: DARK_MEAN })).toBeUndefined();
    expect(pictureDoubt({ ...good, sharpness: BLURRED_VARIANCE - 0.1 })).toBe('blurred');
    expect(pictureDoubt({ ...good, sharpness: BLURRED_VARIANCE })).toBeUndefined();
  });

  it('says dark of a picture that is dark and blurred', () => {
    expect(pictureDoubt({ luminance: 10, sharpness: 1 })).toBe('dark');
  });

  it('does not judge a floor plan', () => {
    expect(pictureDoubt({ luminance: 10, sharpness: 1, isFloorPlan: true })).toBeUndefined();
  });
});

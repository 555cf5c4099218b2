import { clampZoom, containedSize, scaleAround, UNZOOMED, type Frame } from './zoom.ts';

const frame: Frame = { stage: { width: 390, height: 690 }, picture: { width: 390, height: 260 } };

describe('picture zoom', () => {
  it('fits a picture by its aspect ratio', () => {
    expect(containedSize(frame.stage, { width: 1280, height: 960 })).toEqual({ width: 390, height: 292.5 });
    expect(containedSize(frame.stage, { width: 960, height: 1920 })).toEqual({ width: 345, height: 690 });
  });

  it('keeps the pressed point under the finger', () => {
    expect(scaleAround(UNZOOMED, 2.5, { x: 100, y: -40 })).toEqual({ scale: 2.5, x: -150, y: 60 });
    const zoomed = { scale: 2, x: -30, y: 10 };
    const { scale, x, y } = scaleAround(zoomed, 4, { x: 50, y: 20 });
    expect([(50 - x) / scale, (20 - y) / scale]).toEqual([(50 + 30) / 2, (20 - 10) / 2]);
  });

  it('follows fingers that move while they pinch', () => {
    expect(scaleAround(UNZOOMED, 2, { x: 0, y: 0 }, { x: 25, y: -10 })).toEqual({ scale: 2, x: 25, y: -10 });
  });

  it.each([
    ['beyond its right edge', { scale: 2.5, x: -900, y: 0 }, { scale: 2.5, x: -292.5, y: 0 }],
    ['beyond its left edge', { scale: 2.5, x: 900, y: 0 }, { scale: 2.5, x: 292.5, y: 0 }],
    ['up and down while it is lower than the stage', { scale: 2, x: 0, y: 80 }, { scale: 2, x: 0, y: 0 }],
    ['beyond its lower edge', { scale: 4, x: 0, y: -900 }, { scale: 4, x: 0, y: -175 }],
    ['beyond its upper edge', { scale: 4, x: 0, y: 900 }, { scale: 4, x: 0, y: 175 }],
    ['at all without zoom', { scale: 1, x: 40, y: 40 }, UNZOOMED],
  ])('does not move the picture %s', (_where, asked, allowed) => {
    expect(clampZoom(asked, frame)).toEqual(allowed);
  });

  it('is clamped between 1 and 5', () => {
    expect(clampZoom({ scale: 0.3, x: 0, y: 0 }, frame).scale).toBe(1);
    expect(clampZoom({ scale: 9, x: 0, y: 0 }, frame).scale).toBe(5);
  });
});

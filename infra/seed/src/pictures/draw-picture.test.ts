import sharp from 'sharp';

import { drawPicture, pictureKinds } from './draw-picture.ts';
import { renderPicture } from './render-picture.ts';

describe('pictures of homes', () => {
  it.each(['hallway', 'house'] as const)(
    'are the same for the same seed and differ for another: %s',
    (kind) => {
      const first = drawPicture({ kind, seed: 'one' });
      expect(drawPicture({ kind, seed: 'one' })).toBe(first);
      expect(drawPicture({ kind, seed: 'two' })).not.toBe(first);
    },
  );

  it.each(pictureKinds)('hold no number that is not one: %s', (kind) => {
    const shapes = drawPicture({ kind, seed: 'numbers' }).replace(/data:image[^"]*/gu, '');
    expect(shapes.match(/[^ ]*(NaN|undefined|Infinity)[^ ]*/gu)).toBeNull();
  });

  it('become a photograph-like JPEG of 4:3 in the size asked for', async () => {
    const picture = await renderPicture(drawPicture({ kind: 'hallway', seed: 'size' }), 1280);
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }).toEqual({ width: 1280, height: 960, format: 'jpeg' });
    const { channels } = await sharp(picture).stats();
    expect(channels.every(({ stdev }) => stdev > 8)).toBe(true);
  });
});

import { decodePicture } from './decode-picture.ts';
import { aFile } from './fake-uploads.testing.ts';
import { redrawPicture } from './redraw-picture.ts';

const drawn = jest.fn();

/** A browser that decodes every file into a picture of this size, or none. */
function decodes(
  size?: { width: number; height: number },
  paper: object | null = { fillRect: drawn, drawImage: drawn },
) {
  const close = jest.fn();
  Object.assign(globalThis, {
    createImageBitmap: () =>
      size ? Promise.resolve({ ...size, close }) : Promise.reject(new Error('unknown')),
  });
  const { prototype } = HTMLCanvasElement;
  const canvas = { width: 0, height: 0 };
  jest.spyOn(prototype, 'getContext').mockReturnValue(paper as never);
  jest.spyOn(prototype, 'toDataURL').mockImplementation(function size(this: HTMLCanvasElement) {
    return `data:${this.width}x${this.height}`;
  });
  jest.spyOn(prototype, 'toBlob').mockImplementation(function keep(this: HTMLCanvasElement, done, type) {
    Object.assign(canvas, { width: this.width, height: this.height });
    done(new Blob(['x'], { type }));
  });
  return { canvas, close };
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

describe('decodePicture', () => {
  it.each([
    [640, 480, 'data:320x240'],
    [100, 300, 'data:320x960'],
    [9000, 1, 'data:320x1'],
  ])('makes a thumbnail of a picture of %d × %d', async (width, height, preview) => {
    const { close } = decodes({ width, height });
    expect(await decodePicture(aFile('хол.jpg'))).toEqual({ width, height, preview });
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('knows nothing of a file that the browser cannot decode', async () => {
    expect(await decodePicture(aFile('хол.jpg'))).toBeUndefined();
    decodes();
    expect(await decodePicture(aFile('хол.jpg'))).toBeUndefined();
  });
});

describe('redrawPicture', () => {
  it.each([
    [5120, 3840, { width: 2560, height: 1920 }],
    [3000, 6000, { width: 1280, height: 2560 }],
    [1000, 800, { width: 1000, height: 800 }],
  ])('turns a picture of %d × %d into a JPEG of at most 2560 px', async (width, height, size) => {
    const { canvas, close } = decodes({ width, height });
    const redrawn = await redrawPicture(aFile('хол.heic'));
    expect(redrawn).toMatchObject({ name: 'хол.jpg', type: 'image/jpeg' });
    expect(canvas).toEqual(size);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('gives nothing where the browser cannot decode or draw it', async () => {
    expect(await redrawPicture(aFile('хол.heic'))).toBeUndefined();
    decodes();
    expect(await redrawPicture(aFile('хол.heic'))).toBeUndefined();
    decodes({ width: 10, height: 10 }, null);
    expect(await redrawPicture(aFile('хол.heic'))).toBeUndefined();
  });
});

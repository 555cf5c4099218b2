/** Px of the longer side; twice the 1280 px that the server keeps. */
const LONGEST = 2560;
const QUALITY = 0.9;
const TYPE = 'image/jpeg';
/** Background of transparent pictures, as on the server. */
const PAPER = '#ffffff';

async function encode(bitmap: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  const isAside = 'OffscreenCanvas' in globalThis;
  const canvas = isAside ? new OffscreenCanvas(width, height) : document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const paper = canvas.getContext('2d') as
    CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  if (!paper) return null;
  paper.fillStyle = PAPER;
  paper.fillRect(0, 0, width, height);
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(bitmap, 0, 0, width, height);
  if (canvas instanceof HTMLCanvasElement)
    return new Promise((resolve) => {
      canvas.toBlob(resolve, TYPE, QUALITY);
    });
  return canvas.convertToBlob({ type: TYPE, quality: QUALITY });
}

/**
 * Re-encodes as an upright JPEG of at most 2560 px: for files too large, or in a format that only this browser decodes.
 * @returns undefined when the browser cannot decode or encode it
 */
export async function redrawPicture(file: File): Promise<File | undefined> {
  if (!('createImageBitmap' in globalThis)) return undefined;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const width = Math.round(bitmap.width * scale);
  const height = Math.round(bitmap.height * scale);
  const blob = await encode(bitmap, width, height).catch(() => null);
  bitmap.close();
  return blob ? new File([blob], `${file.name.replace(/\.[^.]+$/u, '')}.jpg`, { type: TYPE }) : undefined;
}

import { pictureDoubt, type PictureDoubt } from './picture-doubt.ts';

const PREVIEW_WIDTH = 320;

export interface DecodedPicture {
  width: number;
  height: number;
  /** Data URL of a thumbnail. */
  preview: string;
  doubt: PictureDoubt | undefined;
}

/** Decodes a file with its EXIF orientation; undefined if unsupported, which leaves the check to the server. */
export async function decodePicture(file: File): Promise<DecodedPicture | undefined> {
  if (!('createImageBitmap' in globalThis)) return undefined;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  const canvas = document.createElement('canvas');
  canvas.width = PREVIEW_WIDTH;
  canvas.height = Math.max(1, Math.round((PREVIEW_WIDTH * height) / width));
  const paper = canvas.getContext('2d');
  paper?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const pixels = paper?.getImageData(0, 0, canvas.width, canvas.height);
  return {
    width,
    height,
    preview: canvas.toDataURL('image/jpeg', 0.7),
    doubt: pixels && pictureDoubt(pixels),
  };
}

const PREVIEW_WIDTH = 320;

export interface DecodedPicture {
  width: number;
  height: number;
  /** Data URL of a thumbnail. */
  preview: string;
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
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return { width, height, preview: canvas.toDataURL('image/jpeg', 0.7) };
}

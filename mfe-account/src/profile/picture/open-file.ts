import { fileProblem, pixelsProblem } from './check-file.ts';
import { texts } from './messages.ts';

export interface OpenPicture {
  url: string;
  image: HTMLImageElement;
  forget: () => void;
}

export class PictureProblem extends Error {}

/** @throws PictureProblem with the reason in Bulgarian */
export async function openFile(file: File): Promise<OpenPicture> {
  const problem = fileProblem(file);
  if (problem) throw new PictureProblem(problem);
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (cause) {
    URL.revokeObjectURL(url);
    throw new PictureProblem(texts.broken, { cause });
  }
  const tooSmall = pixelsProblem(image);
  if (tooSmall) {
    URL.revokeObjectURL(url);
    throw new PictureProblem(tooSmall);
  }
  return { url, image, forget: () => URL.revokeObjectURL(url) };
}

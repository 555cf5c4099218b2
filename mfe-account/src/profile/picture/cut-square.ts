/** Twice the largest avatar, px. */
const SIDE = 512;
const QUALITY = 0.9;
const PAPER = '#ffffff';

/** In image pixels. */
export interface Square {
  x: number;
  y: number;
  width: number;
  height: number;
}

const toBlob = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, type, QUALITY);
  });

/**
 * Crops a square to 512 px as WebP, or JPEG where the browser cannot encode WebP.
 * @throws Error without a canvas context
 */
export async function cutSquare(image: HTMLImageElement, { x, y, width, height }: Square): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('no canvas to cut on');
  paper.fillStyle = PAPER;
  paper.fillRect(0, 0, SIDE, SIDE);
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(image, x, y, width, height, 0, 0, SIDE, SIDE);
  const webp = await toBlob(canvas, 'image/webp');
  const blob = webp?.type === 'image/webp' ? webp : await toBlob(canvas, 'image/jpeg');
  if (!blob) throw new Error('the canvas gave no picture');
  return new File([blob], blob.type === 'image/webp' ? 'avatar.webp' : 'avatar.jpg', { type: blob.type });
}

/** As large as an avatar is ever shown, twice over. */
const SIDE = 512;
const QUALITY = 0.9;
/** What shines through a picture without a background. */
const PAPER = '#ffffff';

/** In pixels of the picture. */
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
 * Cuts a square out of a picture: 512 px, WebP, or JPEG where the browser writes no WebP.
 * @throws Error when the browser gives no canvas
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

import sharp from 'sharp';

export const aPicture = (number: number, width = 800, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: number % 256, g: 90, b: 40 } } })
    .jpeg()
    .toBuffer();

export function pictureForm(files: readonly Buffer[]): FormData {
  const form = new FormData();
  files.forEach((bytes, at) => form.append('images', new Blob([new Uint8Array(bytes)]), `снимка ${at}.jpg`));
  return form;
}

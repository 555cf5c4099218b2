/** Addresses of a listing's pictures, with immutable content (decisions §3). Free of zod: pages load it. */

/** Widths of every picture, px. */
export const pictureWidths = [320, 640, 1280] as const;
/** Widths of a picture with `hasAvif`, px, as AVIF and WebP (docs/adr/0060). */
export const allPictureWidths = [320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof allPictureWidths)[number];

/** WebP by default; 480 px, 960 px and AVIF exist only with `hasAvif`. */
export const pictureAddress = (id: string, width: PictureWidth, format: 'webp' | 'avif' = 'webp'): string =>
  `/media/${id}-${width}.${format}`;

/** JPEG, 1280 px wide, for readers without WebP: previews and archives. */
export const jpegAddress = (id: string): string => `/media/${id}-1280.jpg`;

/** Addresses of a listing's pictures; their content never changes (decisions §3). Free of zod: pages load it. */

/** Stored widths of every picture, px. */
export const pictureWidths = [320, 640, 1280] as const;
/** Widths of a picture with AVIF, px, as AVIF and WebP (docs/adr/0060). */
export const allPictureWidths = [320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof allPictureWidths)[number];

/** Path of a picture, WebP by default; 480, 960 and AVIF only exist where `hasAvif`. */
export const pictureAddress = (id: string, width: PictureWidth, format: 'webp' | 'avif' = 'webp'): string =>
  `/media/${id}-${width}.${format}`;

/** Path of a picture as JPEG, 1280 px wide: for previews and archives, whose readers may lack WebP. */
export const jpegAddress = (id: string): string => `/media/${id}-1280.jpg`;

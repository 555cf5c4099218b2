/** Addresses of a listing's pictures; their content never changes (decisions §3). Free of zod: pages load it. */

/** Stored widths of every picture, px. */
export const pictureWidths = [320, 640, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Path of a picture as WebP. */
export const pictureAddress = (id: string, width: PictureWidth): string => `/media/${id}-${width}.webp`;

/** Path of a picture as JPEG, 1280 px wide: for previews and archives, whose readers may not know WebP. */
export const jpegAddress = (id: string): string => `/media/${id}-1280.jpg`;

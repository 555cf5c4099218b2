export type PictureWidth = 320 | 640 | 1280;

/** Where the property service serves a picture of this width (px). */
export const pictureAddress = (id: string, width: PictureWidth): string => `/media/${id}-${width}.webp`;

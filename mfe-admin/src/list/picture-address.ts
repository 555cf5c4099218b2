export type PictureWidth = 320 | 640 | 1280;

/** URL of a picture in the property service, width in px. */
export const pictureAddress = (id: string, width: PictureWidth): string => `/media/${id}-${width}.webp`;

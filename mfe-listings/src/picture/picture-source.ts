/** Stored widths in px of every picture (decisions §3). */
const WIDTHS = [320, 640, 1280] as const;

export const pictureUrl = (id: string, width: (typeof WIDTHS)[number]): string =>
  `/media/${id}-${width}.webp`;

export const pictureSource = (id: string) => ({
  src: pictureUrl(id, 640),
  srcSet: WIDTHS.map((width) => `${pictureUrl(id, width)} ${width}w`).join(', '),
});

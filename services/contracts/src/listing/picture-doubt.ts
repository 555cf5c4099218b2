/** Measured by the picture encoder; absent in earlier releases. */
export interface PictureMeasures {
  /** Mean Rec. 709 luma, 0 to 255. */
  luminance?: number | undefined;
  /** Variance of the Laplacian of luminance, of the picture at 320 px. */
  sharpness?: number | undefined;
  isFloorPlan?: boolean | undefined;
}

/** Mean luminance under which a picture is very dark. The demo rooms have 126 and more. */
export const DARK_MEAN = 45;
/**
 * Sharpness under which a picture has no sharp edge: the focus measure of Pech-Pacheco et al., „Diatom autofocusing in
 * brightfield microscopy“ (2000). The threshold is measured on the 70 demo rooms: sharp ones have 98 and more, blurred by
 * 9 px of 1280 all have 15 and less.
 */
export const BLURRED_VARIANCE = 30;

export const pictureDoubts = ['dark', 'blurred'] as const;
export type PictureDoubt = (typeof pictureDoubts)[number];

/** Quality warning about a photo, never a reason to refuse it; undefined for none. */
export function pictureDoubt({
  luminance,
  sharpness,
  isFloorPlan,
}: PictureMeasures): PictureDoubt | undefined {
  if (isFloorPlan || luminance === undefined || sharpness === undefined) return undefined;
  if (luminance < DARK_MEAN) return 'dark';
  return sharpness < BLURRED_VARIANCE ? 'blurred' : undefined;
}

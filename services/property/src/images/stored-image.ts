/**
 * A picture of a listing. Its files are `<id>-320.webp`, `-640.webp`, `-1280.webp` and `-1280.jpg` in the folder
 * `<first two digits of id>` of IMAGES_DIR.
 */
export interface StoredImage {
  /** First 20 hex digits of the original's SHA-256: equal originals share their files. */
  id: string;
  /** Pixels of the largest variant, upright. */
  width: number;
  height: number;
  alt: string;
  /** Thumbhash in base64. */
  placeholder: string;
  /** 64-bit difference hash as 16 hex digits: few differing bits mean the same picture. */
  hash: string;
}

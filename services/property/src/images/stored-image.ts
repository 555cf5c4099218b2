/** A picture of a listing; its files lie in the image store (`store/image-store.ts`). */
export interface StoredImage {
  /** 20 hex digits, a keyed hash of the original: equal originals share their files. */
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

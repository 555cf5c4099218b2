import { pictureFile } from '@pokriv/service-kit/picture-store/picture-store';

import type { StoredImage } from '../listings/stored-listing.ts';

/** Files of every picture. */
export const firstVariants = ['320.webp', '640.webp', '1280.webp', '1280.jpg'] as const;
/** Files of pictures with `hasAvif` (docs/adr/0060). */
const laterVariants = [
  '480.webp',
  '960.webp',
  '320.avif',
  '480.avif',
  '640.avif',
  '960.avif',
  '1280.avif',
] as const;

export const variants = [...firstVariants, ...laterVariants] as const;
export type Variant = (typeof variants)[number];

export const variantsOf = ({ hasAvif }: Pick<StoredImage, 'hasAvif'>): readonly Variant[] =>
  hasAvif ? variants : firstVariants;

/** All possible file names of a picture. */
export const filesOf = (id: string): string[] => variants.map((variant) => pictureFile(id, variant));

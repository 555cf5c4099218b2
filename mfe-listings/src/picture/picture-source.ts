import { allPictureWidths, pictureAddress, pictureWidths } from '@pokriv/contracts/listing/picture-address';
import type { PropertyImage } from '@pokriv/contracts/listing/property';

type Stored = Pick<PropertyImage, 'id' | 'hasAvif'>;

/** Responsive `<img>` attributes. */
export const pictureSource = ({ id, hasAvif }: Stored) => ({
  src: pictureAddress(id, 640),
  srcSet: (hasAvif ? allPictureWidths : pictureWidths)
    .map((width) => `${pictureAddress(id, width)} ${width}w`)
    .join(', '),
});

/** `srcset` for a picture with `hasAvif`. */
export const avifSource = (id: string): string =>
  allPictureWidths.map((width) => `${pictureAddress(id, width, 'avif')} ${width}w`).join(', ');

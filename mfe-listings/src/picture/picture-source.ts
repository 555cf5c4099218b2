import { pictureAddress, pictureWidths } from '@pokriv/contracts/listing/picture-address';

/** Attributes of an `<img>` that loads the width that fits. */
export const pictureSource = (id: string) => ({
  src: pictureAddress(id, 640),
  srcSet: pictureWidths.map((width) => `${pictureAddress(id, width)} ${width}w`).join(', '),
});

import { fieldName } from '@pokriv/contracts/listing/listing-field-names';
import type { PropertyImage } from '@pokriv/contracts/listing/property';
import { pictureOf, type RemarkPlace } from '@pokriv/contracts/listing/remark-places';

import { decidingTexts } from './messages.ts';

const texts = decidingTexts.remarks;

/** `Снимка 3`, `Заглавие`. */
export function remarkPlaceName(place: RemarkPlace, images: readonly Pick<PropertyImage, 'id'>[]): string {
  const picture = pictureOf(place);
  if (picture === undefined) return fieldName(place);
  const index = images.findIndex(({ id }) => id === picture);
  return index === -1 ? texts.gonePicture : texts.picture(index + 1);
}

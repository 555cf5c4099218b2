import { fieldName } from '@pokriv/contracts/listing/listing-field-names';
import type { PropertyImage } from '@pokriv/contracts/listing/property';
import { pictureOf, type RemarkPlace } from '@pokriv/contracts/listing/remark-places';

import { fieldPart, shownPath } from '../form-address/form-steps.ts';
import { remarkTexts as texts } from './messages.ts';

type Images = readonly Pick<PropertyImage, 'id'>[];

export const pictureAnchor = (id: string): string => `picture-${id}`;

/** `Снимка 3`, `Заглавие`. @param images of the listing, in their order */
export function placeName(place: RemarkPlace, images: Images): string {
  const picture = pictureOf(place);
  if (picture === undefined) return fieldName(place);
  const index = images.findIndex(({ id }) => id === picture);
  return index === -1 ? texts.gonePicture : texts.picture(index + 1);
}

/** Query and hash of the place in the form; all pictures if the one is gone. */
export function placePart(place: RemarkPlace, images: Images): string {
  const picture = pictureOf(place);
  if (picture === undefined) return fieldPart(shownPath(place));
  const isThere = images.some(({ id }) => id === picture);
  return isThere ? `?step=pictures#${pictureAnchor(picture)}` : fieldPart('images');
}

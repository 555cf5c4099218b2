import { findContactData } from '@pokriv/contracts/listing/contact-data-in-text';
import type { QualityHint } from '@pokriv/contracts/listing/listing-quality';
import type { RejectCode } from '@pokriv/contracts/listing/listing-states';

import type { ShownField } from './form-steps.ts';

/** The field that each hint about quality is about. */
export const fieldOfHint: Record<QualityHint, ShownField> = {
  fivePictures: 'images',
  tenPictures: 'images',
  longDescription: 'description',
  tellingTitle: 'title',
  point: 'location.geo',
  monthlyCosts: 'utilitiesIncluded',
  amenities: 'amenities',
  building: 'yearBuilt',
  suitability: 'suitableFor',
  contactMethods: 'contactMethods',
};

/** The field that a moderator's code is about; a code that names none is about the listing as a whole. */
const fieldOfCode: Partial<Record<RejectCode, ShownField>> = {
  wrong_price: 'price',
  poor_photos: 'images',
  watermark: 'images',
  ip_violation: 'images',
  wrong_category: 'propertyType',
  discrimination: 'description',
};

interface Returned {
  title?: string | undefined;
  moderation: { code: RejectCode | null };
}

/** Where a listing that was sent back is to be mended first. */
export function fieldToMend({ title = '', moderation: { code } }: Returned): ShownField | undefined {
  if (code === 'contacts_in_text') return findContactData(title).length > 0 ? 'title' : 'description';
  return code ? fieldOfCode[code] : undefined;
}

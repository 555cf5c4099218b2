import { findContactData } from '@pokriv/contracts/listing/contact-data-in-text';
import type { QualityHint } from '@pokriv/contracts/listing/listing-quality';
import type { RejectCode } from '@pokriv/contracts/listing/listing-states';

import type { ShownField } from './form-steps.ts';

export const fieldOfHint: Record<QualityHint, ShownField> = {
  fivePictures: 'images',
  tenPictures: 'images',
  description: 'description',
  longDescription: 'description',
  tellingTitle: 'title',
  point: 'location.geo',
  deposit: 'deposit.type',
  furnishing: 'furnishing',
  advertiser: 'advertiserType',
  heating: 'heating',
  houseRules: 'pets',
  construction: 'constructionType',
  lease: 'minLeaseMonths',
  monthlyCosts: 'utilitiesIncluded',
  amenities: 'amenities',
  building: 'yearBuilt',
  suitability: 'suitableFor',
  contactMethods: 'contactMethods',
};

/** Codes without a field concern the whole listing. */
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

/** First field to correct in a rejected listing. */
export function fieldToCorrect({ title = '', moderation: { code } }: Returned): ShownField | undefined {
  if (code === 'contacts_in_text') return findContactData(title).length > 0 ? 'title' : 'description';
  return code ? fieldOfCode[code] : undefined;
}

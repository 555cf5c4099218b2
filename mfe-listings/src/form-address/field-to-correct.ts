import { contactKinds, contactsIn } from '@pokriv/contracts/listing/contact-data-in-text';
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
  description?: string | undefined;
  contactName?: string | undefined;
  agencyName?: string | undefined;
  images: readonly { alt: string }[];
  moderation: { code: RejectCode | null };
}

/** First field to correct in a rejected listing. */
export function fieldToCorrect(listing: Returned): ShownField | undefined {
  const { code } = listing.moderation;
  if (code === 'contacts_in_text') return textsWithContacts(listing)[0]?.path ?? 'description';
  return code ? fieldOfCode[code] : undefined;
}

type PublicTexts = Omit<Returned, 'moderation'>;

/** Fields whose public texts contain contact data, with its kinds. */
export function textsWithContacts(listing: PublicTexts) {
  const { title, description, contactName, agencyName, images } = listing;
  const written = [
    ['title', title],
    ['description', description],
    ['images', images.map(({ alt }) => alt).join('\n')],
    ['agencyName', agencyName],
    ['contactName', contactName],
  ] as const;
  return written.flatMap(([path, text = '']) => {
    const kinds = new Set(contactsIn(path, text).map(({ kind }) => contactKinds[kind]));
    return kinds.size > 0 ? [{ path, kinds: [...kinds].join(', ') }] : [];
  });
}

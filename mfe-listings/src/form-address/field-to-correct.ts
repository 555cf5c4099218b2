import { contactKinds, contactsIn } from '@pokriv/contracts/listing/contact-data-in-text';
import type { QualityHint } from '@pokriv/contracts/listing/listing-quality';
import type { CheckedText } from '@pokriv/contracts/listing/moderation-file';
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

interface TextWithContacts {
  path: Exclude<CheckedText, 'alt'> | 'images';
  /** „телефон, имейл“ */
  kinds: string;
}

/** Fields whose public texts contain contact data. */
export function textsWithContacts(listing: PublicTexts): TextWithContacts[] {
  const { title, description, contactName, agencyName, images } = listing;
  const alt = images.map((image) => image.alt).join('\n');
  const written: Record<CheckedText, string | undefined> = {
    title,
    description,
    alt,
    agencyName,
    contactName,
  };
  return (Object.keys(written) as CheckedText[]).flatMap((field): TextWithContacts[] => {
    const kinds = new Set(contactsIn(field, written[field] ?? '').map(({ kind }) => contactKinds[kind]));
    const path = field === 'alt' ? 'images' : field;
    return kinds.size > 0 ? [{ path, kinds: [...kinds].join(', ') }] : [];
  });
}

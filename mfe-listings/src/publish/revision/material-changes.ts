import { hidesAddress, isMaterialChange } from '@pokriv/contracts/listing/material-change';

import { isSame, type DraftFields, type FieldKey } from '../draft-fields.ts';

interface Published {
  fields: DraftFields;
  /** Leva a month. */
  approvedPrice: number;
}

/** Unsaved changes of a published listing that need moderation. */
export function materialChanges(
  fields: DraftFields,
  { fields: base, approvedPrice }: Published,
  dirty: ReadonlySet<FieldKey>,
): FieldKey[] {
  const hidden = { ...base.location, showExactAddress: false };
  const isOnlyHidden = hidesAddress(base.location, fields.location) && isSame(fields.location, hidden);
  return [...dirty].filter(
    (key) => isMaterialChange(key, fields[key], approvedPrice) && !(key === 'location' && isOnlyHidden),
  );
}

import { hidesAddress, isMaterialChange } from '@pokriv/contracts/listing/material-change';

import { isSame, isUnread, type DraftFields, type FieldKey } from '../draft-fields.ts';

interface Published {
  fields: DraftFields;
  /** Last approved rent, in euro cents. */
  approvedCents: number;
}

/** Unsaved changes of a published listing that need moderation. */
export function materialChanges(
  fields: DraftFields,
  { fields: base, approvedCents }: Published,
  dirty: ReadonlySet<FieldKey>,
): FieldKey[] {
  const hidden = { ...base.location, showExactAddress: false };
  const isOnlyHidden = hidesAddress(base.location, fields.location) && isSame(fields.location, hidden);
  return [...dirty].filter(
    (key) =>
      !isUnread(fields[key]) &&
      isMaterialChange(key, fields[key], approvedCents) &&
      !(key === 'location' && isOnlyHidden),
  );
}

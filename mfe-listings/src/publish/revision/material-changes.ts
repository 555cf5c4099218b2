import { hidesAddress, isMaterialChange } from '@pokriv/contracts/material-change';

import { isSame, type DraftFields, type FieldKey } from '../draft-fields.ts';

/** Which of the unsaved changes of a published listing a moderator will have to see first. */
export function materialChanges(
  fields: DraftFields,
  base: DraftFields,
  dirty: ReadonlySet<FieldKey>,
): FieldKey[] {
  const hidden = { ...base.location, showExactAddress: false };
  const isOnlyHidden = hidesAddress(base.location, fields.location) && isSame(fields.location, hidden);
  return [...dirty].filter(
    (key) => isMaterialChange(key, fields[key], base) && !(key === 'location' && isOnlyHidden),
  );
}

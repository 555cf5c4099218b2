import { createHash } from 'node:crypto';

import type { ListingChangeRow } from './alert.models.ts';

/** @param told search (or `favorite` and person), listing, reason and cause: all that makes two hits one */
export const hitId = (told: readonly string[]): string =>
  createHash('sha256').update(told.join('|')).digest('base64url').slice(0, 22);

/** Version of the listing: rows are named `<listing>:<version>`. */
export const causeOf = ({ _id, listingId }: Pick<ListingChangeRow, '_id' | 'listingId'>): number =>
  Number(_id.slice(listingId.length + 1));

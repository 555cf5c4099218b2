import { createHash } from 'node:crypto';

import type { ListingChangeRow } from './alert.models.ts';

/** @param told search (or `favorite` and person), listing, reason and cause: the identity of a hit */
export const hitId = (told: readonly string[]): string =>
  createHash('sha256').update(told.join('|')).digest('base64url').slice(0, 22);

/** Listing version, from the row id `<listing>:<version>`. */
export const causeOf = ({ _id, listingId }: Pick<ListingChangeRow, '_id' | 'listingId'>): number =>
  Number(_id.slice(listingId.length + 1));

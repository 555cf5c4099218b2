import type { Migration } from '@pokriv/service-kit/migrations';
import mongoose from 'mongoose';

import { renewCards } from './renew-cards.ts';

/** A name with a single letter: „Младост 1А, ж.к.“, „Левски В“. */
const WITH_LETTER = String.raw`(^|[^\p{L}])\p{L}([^\p{L}]|$)`;

/**
 * Parts of a district have keys of their own: „Младост 1А“ had the key of „Младост 1“. Idempotent: skips cards equal to
 * their listings. Can be interrupted.
 */
export const partsOfDistricts: Migration = {
  id: 29,
  name: 'a key of its own for each part of a district in search cards',
  up: (connection) =>
    renewCards(connection, {
      filter: { dn: mongoose.trusted({ $regex: WITH_LETTER }) },
      isStale: (stored, card) => card.d !== stored.d,
    }),
};

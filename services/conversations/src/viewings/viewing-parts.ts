import { sofiaMoment } from '@pokriv/contracts/sofia-moment';
import type { Connection } from 'mongoose';

import { availabilityRepository } from '../availability/availability.repository.ts';
import { listingRefRepository } from '../listing-refs/listing-ref.repository.ts';
import { personRepository } from '../people/person.repository.ts';
import { threadRepository } from '../threads/thread.repository.ts';
import { viewingCellsRepository } from './viewing-cells.repository.ts';
import { viewingRepository } from './viewing.repository.ts';

export const viewingPartsOf = (connection: Connection, now: () => Date) => ({
  connection,
  now,
  people: personRepository(connection),
  listings: listingRefRepository(connection),
  threads: threadRepository(connection),
  viewings: viewingRepository(connection),
  cells: viewingCellsRepository(connection),
  availability: availabilityRepository(connection),
});
export type ViewingParts = ReturnType<typeof viewingPartsOf>;

/** Time in texts: `24.11.2026 10:00`. */
export const whenText = (moment: Date): string => sofiaMoment(moment);

import type { ListingStatus } from '@pokriv/contracts/listing-states';
import type { Connection } from 'mongoose';

/** The copy of a listing that reports need; `version` orders the events that feed it. */
export interface ListingRef {
  _id: string;
  title: string;
  ownerId: string;
  status: ListingStatus;
  version: number;
  /** How often it was reported, ever. */
  reports?: number;
}

export const listingRefsOf = (connection: Connection) => connection.collection<ListingRef>('listing_refs');

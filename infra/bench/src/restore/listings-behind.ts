import { MongoClient } from 'mongodb';

import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';

import type { Ledger } from '../faults/ledger.ts';

/** The life that the drill's writers give a listing. */
const life: readonly ListingStatus[] = ['draft', 'pending', 'active', 'deleted'];

interface Stored {
  _id: string;
  status: ListingStatus;
  images: { id: string }[];
}

/**
 * Listings of the ledger that the database lacks, or holds in an earlier status than the one acknowledged. A later one
 * was acknowledged afterwards.
 */
export async function listingsBehind(mongoUrl: string, { listings }: Ledger): Promise<string[]> {
  const stored = await read(mongoUrl);
  const statuses = new Map(stored.map(({ _id, status }) => [_id, status]));
  const isBehind = (id: string, acknowledged: ListingStatus = 'draft'): boolean => {
    const status = statuses.get(id);
    return !status || life.indexOf(status) < life.indexOf(acknowledged);
  };
  return [...listings].filter(([id, { status }]) => isBehind(id, status)).map(([id]) => id);
}

/** Ids of the pictures that the database names. */
export async function namedPictures(mongoUrl: string): Promise<string[]> {
  const stored = await read(mongoUrl);
  const kept = stored.filter(({ status }) => status !== 'deleted');
  return [...new Set(kept.flatMap(({ images }) => images.map(({ id }) => id)))];
}

async function read(mongoUrl: string): Promise<Stored[]> {
  const client = new MongoClient(mongoUrl);
  try {
    const listings = client.db('property').collection<Stored>('listings');
    return await listings.find({}, { projection: { status: 1, 'images.id': 1 } }).toArray();
  } finally {
    await client.close();
  }
}

import type { Stack } from '@pokriv/local-stack/stack/start-stack';
import { MongoClient, type Db } from 'mongodb';

import { createApi, type Ask } from '../faults/api.ts';
import { listingFields } from '../faults/listing-fields.ts';
import { registerPeople, type Person } from '../faults/people.ts';
import { pictureForm } from '../faults/picture.ts';
import type { Measure } from '../report/row.ts';
import { apiUnits, forgetData, startOwnStack, withOwnStack } from '../stack/start-own-stack.ts';
import { waitUntil } from '../stack/wait-until.ts';

const PATIENCE_MS = 60_000;
const paying = ['stripe', 'stripe-catalogue'];

export interface Payers {
  stack: Stack;
  ask: Ask;
  db: Db;
  landlord: Person;
  listing: string;
  tenant: Person;
}

export function withPayers(run: string, drill: (payers: Payers) => Promise<Measure[]>): Promise<Measure[]> {
  forgetData('drill');
  return withOwnStack(startOwnStack('drill', { only: [...apiUnits, ...paying] }), async (stack) => {
    await stack.waitReady();
    const ask = createApi(stack.urls.bffUrl);
    const { landlords, tenants } = await registerPeople(ask, stack, run);
    const [landlord] = landlords;
    const [tenant] = tenants;
    if (!landlord || !tenant) throw new Error('no paying user');
    const client = new MongoClient(stack.urls.mongoUrl);
    try {
      const db = client.db('user');
      const listing = await submitListing(ask, db, landlord);
      return await drill({ stack, ask, db, landlord, listing, tenant });
    } finally {
      await client.close();
    }
  });
}

/** Submits a listing and waits until the user service knows it. */
async function submitListing(ask: Ask, db: Db, { token }: Person): Promise<string> {
  const made = await ask('createProperty', { body: listingFields('платен'), token });
  const id = made.body.data?.id ?? '';
  await ask('uploadImages', { params: { id }, form: pictureForm(), token });
  const moved = await ask('submitProperty', { params: { id }, token });
  if (!moved.isAcknowledged) throw new Error(`submitting answered ${moved.status} ${moved.body.code}`);
  const listings = db.collection<{ _id: string; status: string }>('billing_listings');
  await waitUntil(async () => (await listings.findOne({ _id: id }))?.status === 'pending', PATIENCE_MS);
  return id;
}

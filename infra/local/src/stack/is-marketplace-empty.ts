import { MongoClient } from 'mongodb';

/** True without listings in any state. */
export async function isMarketplaceEmpty(mongoUrl: string): Promise<boolean> {
  const client = new MongoClient(mongoUrl, { serverSelectionTimeoutMS: 10_000 });
  try {
    const any = await client
      .db('property')
      .collection('listings')
      .findOne({}, { projection: { _id: 1 } });
    return any === null;
  } finally {
    await client.close();
  }
}

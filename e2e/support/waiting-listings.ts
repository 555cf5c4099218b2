import type { PropertyDraft } from '@pokriv/contracts/listing/listing-fields';
import { sumOf } from '@pokriv/contracts/money';
import { expect } from '@playwright/test';
import { createConnection } from 'mongoose';

import { ask } from './api.ts';
import { newLandlord, tokenOf } from './landlords.ts';
import { readStackRecord } from './local-stack.ts';
import { completeDraft, publishedListing } from './own-listings.ts';
import { makeSpottedPictures } from './pictures.ts';
import { newSubscriber } from './subscribers.ts';

export interface Waiting {
  id: string;
  token: string;
}

/** Pending listings, each of a new owner: the free plan has one slot. */
export async function waitingListings(titles: readonly string[]): Promise<Waiting[]> {
  const drafts = await Promise.all(
    titles.map(async (title) => {
      const { token } = await newLandlord();
      return { id: await completeDraft(token, title), token };
    }),
  );
  // in sequence: the queue is ordered by waiting time
  for (const { id, token } of drafts) await ask('submitProperty', { token, params: { id } });
  return drafts;
}

const anyPhone = () => `0887${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;

async function submitMany(count: number, title: (number: number) => string): Promise<string[]> {
  const { token } = await newSubscriber('business');
  const fair: PropertyDraft = { price: sumOf(1800, 'BGN'), contactPhone: anyPhone() };
  const first = await completeDraft(token, title(1), fair, await makeSpottedPictures(3));
  await ask('submitProperty', { token, params: { id: first } });
  const ids = [first];
  // a duplicate shares the encoded pictures, which are a risk only beside those of another owner
  for (let number = 2; number <= count; number += 1) {
    const { id } = (await ask('duplicateProperty', { token, params: { id: first } })).data;
    await ask('updateProperty', { token, params: { id }, body: { title: title(number) } });
    await ask('submitProperty', { token, params: { id } });
    ids.push(id);
  }
  return ids;
}

/** A pending listing whose description ends with these words, once the check has found a risk in it. */
export async function riskyListing(title: string, words: string): Promise<string> {
  const { token } = await newLandlord();
  const description = `Светло жилище с южно изложение, на тиха улица до парк, с нова кухня. ${words}`;
  const id = await completeDraft(token, title, { description });
  await ask('submitProperty', { token, params: { id } });
  const admin = await tokenOf('admin@demo.bg');
  const query = { query: title, status: 'pending' } as const;
  const risks = async () =>
    (await ask('listModerationQueue', { token: admin, query })).data.find((listing) => listing.id === id)
      ?.signs.risks;
  await expect.poll(risks, { timeout: 60_000 }).toContain('contact_data');
  return id;
}

/** A pending listing that was returned with a reason, changed and submitted again. */
export async function resubmittedListing(title: string): Promise<Waiting> {
  const [{ id, token } = { id: '', token: '' }] = await waitingListings([title]);
  const params = { id };
  const admin = await tokenOf('admin@demo.bg');
  const reason = 'Описанието не казва какво отопление има.';
  await ask('rejectProperty', { token: admin, params, body: { reason, code: 'misleading' } });
  const description = 'Светло жилище с южно изложение и парно, на тиха улица до парк, с нова кухня.';
  await ask('updateProperty', { token, params, body: { description } });
  await ask('submitProperty', { token, params });
  return { id, token };
}

/** A public listing with a change that waits for approval. */
export async function revisedListing(title: string): Promise<Waiting> {
  const { token } = await newLandlord();
  const id = await publishedListing(token, title);
  const description = 'Тихо жилище към двора, на пет минути от метрото, с нова кухня и две тераси.';
  await ask('updateProperty', { token, params: { id }, body: { description } });
  return { id, token };
}

/** A new account is a risk: the owners become old in the database. A check in progress would still write it. */
async function ageOwners(ids: readonly string[]): Promise<void> {
  const connection = createConnection(readStackRecord().env.MONGO_URL ?? '', { dbName: 'property' });
  try {
    await connection.asPromise();
    await connection
      .collection<{ _id: string }>('listings')
      .updateMany(
        { _id: { $in: [...ids] } },
        { $set: { 'landlord.memberSince': '2025-01-01T00:00:00.000Z' }, $unset: { risks: '' } },
      );
  } finally {
    await connection.close();
  }
}

/**
 * Pending listings of two owners in which the check found no risk.
 * @param stamp a word of every title
 */
export async function cleanListings(count: number, stamp: string): Promise<string[]> {
  const half = Math.ceil(count / 2);
  const made = await Promise.all([
    submitMany(half, (number) => `Светъл дом ${number} ${stamp}`),
    submitMany(count - half, (number) => `Тих дом ${number} ${stamp}`),
  ]);
  const ids = made.flat();
  const token = await tokenOf('admin@demo.bg');
  const query = { query: stamp, status: 'pending', limit: '100' } as const;
  const risksOf = async () =>
    (await ask('listModerationQueue', { token, query })).data.map(({ signs }) => signs.risks);
  await expect.poll(risksOf, { timeout: 60_000 }).toEqual(ids.map(() => expect.any(Array)));
  await ageOwners(ids);
  await expect.poll(risksOf, { timeout: 60_000 }).toEqual(ids.map(() => []));
  return ids;
}

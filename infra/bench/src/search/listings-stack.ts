import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Stack } from '@pokriv/local-stack/stack/start-stack';
import { PropertyDraft } from '@pokriv/contracts/listing/listing-fields';
import { LISTING_NUMBER_MIN } from '@pokriv/contracts/listing/listing-number';
import { newListing } from '@pokriv/property-service/listings/new-listing';
import { publishListing } from '@pokriv/property-service/listings/publish-listing';
import { toSearchCard } from '@pokriv/property-service/search/search-card';

import { listingFields } from '../faults/listing-fields.ts';
import { apiUnits, forgetData, ownDataDir, startOwnStack } from '../stack/start-own-stack.ts';

export const LISTINGS = 100_000;

/** Units beside the API that the demo data need: one landlord's plan is paid. */
const seedUnits = ['stripe', 'stripe-catalogue', 'seed'];

/**
 * A stack with 100,000 demo listings, kept between runs; prepared again (some minutes) when the format of search cards
 * has changed.
 */
export const startWithListings = (): Promise<Stack> =>
  startPrepared([...apiUnits, ...seedUnits], ['bff', 'seed']);

export const startWithSite = (): Promise<Stack> => startPrepared(undefined, ['bff', 'seed', 'front-ends']);

async function startPrepared(only: string[] | undefined, awaited: readonly string[]): Promise<Stack> {
  const stampFile = join(ownDataDir('bench'), 'listings-stamp');
  const stamp = cardsStamp();
  const isPrepared = existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp;
  if (!isPrepared) {
    console.log(`preparing ${LISTINGS} listings (the first time only)…`);
    forgetData('bench');
  }
  const seed = ['--listings', String(LISTINGS)];
  const stack = await startOwnStack('bench', { only, seed });
  await Promise.all(awaited.map((unit) => stack.waitReady(unit))).catch(async (error: unknown) => {
    await stack.stop();
    throw error;
  });
  await mkdir(ownDataDir('bench'), { recursive: true });
  await writeFile(stampFile, stamp);
  return stack;
}

function cardsStamp(): string {
  const now = new Date(0);
  const owner = {
    id: 'owner',
    firstName: 'Мария',
    lastName: 'Иванова',
    avatar: null,
    email: 'maria@example.bg',
    isEmailVerified: true,
    memberSince: now.toISOString(),
  };
  const fields = { ...PropertyDraft.parse(listingFields('проба')), availableFrom: '2026-01-01' };
  const sample = newListing({
    id: 'sample',
    number: LISTING_NUMBER_MIN,
    owner,
    isPremium: false,
    fields,
    now,
  });
  const content = JSON.stringify([LISTINGS, toSearchCard(publishListing(sample, now))]);
  return createHash('sha256').update(content).digest('hex');
}

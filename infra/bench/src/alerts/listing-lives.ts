import { setTimeout as sleep } from 'node:timers/promises';

import type { CallName } from '@pokriv/contracts/calls';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import sharp from 'sharp';

import type { Ask, Question } from '../faults/api.ts';
import { listingFields } from '../faults/listing-fields.ts';
import type { People, Person } from '../faults/people.ts';
import type { Random } from '../random.ts';
import type { Home, Life, LifeStep } from './alert-oracle.ts';

const AT_ONCE = 4;
const RETRY_MS = 100;
const PATIENCE_MS = 120_000;
const PICTURES = 3;
const GRAIN = { width: 12, height: 9 };
const PICTURE = { width: 960, height: 720 };
const cities = ['sofia', 'plovdiv', 'varna'] as const;
const layouts = [
  ['one_room', 1],
  ['two_room', 2],
  ['three_room', 3],
  ['four_room', 4],
] as const;
/** A larger change of the rent waits for a moderator. */
const RENT = { least: 0.75, most: 1.25 };
/** Shares of price changes and of pauses; the rest are rentals. */
const PRICE_PART = 0.7;
const PAUSE_PART = 0.15;

/** A listing that waits for its moderator, so that no upload runs while processes are killed. */
export interface PendingListing extends Life {
  landlord: Person;
  /** Euros. */
  rent: number;
}

/** Different homes in three cities, each with pictures of its own. @throws Error when a step is refused */
export async function submitListings(
  ask: Ask,
  { landlords }: People,
  random: Random,
  count: number,
): Promise<PendingListing[]> {
  const numbers = Array.from({ length: count }, (_, number) => number);
  const submitted: PendingListing[] = [];
  for (let from = 0; from < count; from += AT_ONCE)
    submitted.push(
      ...(await Promise.all(
        numbers.slice(from, from + AT_ONCE).map((number) => {
          const landlord = landlords[number % landlords.length];
          if (!landlord) throw new Error('there is no landlord');
          return submitListing(ask, landlord, random, number);
        }),
      )),
    );
  return submitted;
}

async function submitListing(
  ask: Ask,
  landlord: Person,
  random: Random,
  number: number,
): Promise<PendingListing> {
  const city = random.pick(cities);
  const [layout, rooms] = random.pick(layouts);
  const home: Home = { city, type: 'apartment', rooms, area: 30 + random.below(120) };
  const rent = 300 + random.below(1200);
  const body = {
    ...listingFields(`номер ${number}`),
    layout,
    area: home.area,
    price: { amount: rent, currency: 'EUR' as const },
    location: { city, neighborhood: 'Тракия', street: 'ул. Проба', number: String(number + 1) },
  };
  const { token } = landlord;
  const created = await expectTaken(ask, 'createProperty', { body, token });
  const id = created.body.data?.id ?? '';
  await expectTaken(ask, 'uploadImages', { params: { id }, form: await picturesOf(random), token });
  await expectTaken(ask, 'submitProperty', { params: { id }, token });
  return { listingId: id, home, steps: [], landlord, rent };
}

async function expectTaken(ask: Ask, call: CallName, question: Question) {
  const answer = await ask(call, question);
  if (!answer.isAcknowledged)
    throw new Error(`${call} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

/** Coarse noise: no two pictures are alike, also not to a hash of their look. */
async function picturesOf(random: Random): Promise<FormData> {
  const form = new FormData();
  for (let number = 0; number < PICTURES; number += 1) {
    const grain = Buffer.from(
      Array.from({ length: 3 * GRAIN.width * GRAIN.height }, () => random.below(256)),
    );
    const picture = await sharp(grain, { raw: { ...GRAIN, channels: 3 } })
      .resize(PICTURE.width, PICTURE.height, { fit: 'fill', kernel: 'nearest' })
      .png()
      .toBuffer();
    form.append('images', new Blob([new Uint8Array(picture)], { type: 'image/png' }), `${number}.png`);
  }
  return form;
}

/** Publishes a listing and changes it `changes − 1` times more, one step after another, each until it is known to hold. */
export async function live(
  ask: Ask,
  listing: PendingListing,
  { admin, random, changes }: { admin: Person; random: Random; changes: number },
): Promise<void> {
  const { landlord, steps, rent: approved } = listing;
  let rent = approved;
  const take = async (step: Omit<LifeStep, 'from' | 'to'>, doing: Doing): Promise<void> => {
    const from = Date.now();
    await settle(ask, listing, doing);
    steps.push({ ...step, from, to: Date.now() });
  };
  await take(
    { before: null, after: rent, kind: 'publish' },
    { call: 'approveProperty', by: admin, status: 'active' },
  );
  const back = (kind: 'resume' | 'return') =>
    take({ before: null, after: rent, kind }, moves[kind](landlord));
  const away = (kind: 'pause' | 'rent') => take({ before: rent, after: null, kind }, moves[kind](landlord));
  while (steps.length < changes) {
    const part = random.below(100) / 100;
    if (part < PRICE_PART || steps.length === changes - 1) {
      const after = Math.round(
        approved * (RENT.least + (RENT.most - RENT.least) * (random.below(1000) / 1000)),
      );
      const body = { price: { amount: after, currency: 'EUR' } };
      await take(
        { before: rent, after, kind: 'price' },
        { call: 'updateProperty', by: landlord, body, status: 'active' },
      );
      rent = after;
    } else if (part < PRICE_PART + PAUSE_PART) {
      await away('pause');
      await back('resume');
    } else {
      await away('rent');
      await back('return');
    }
  }
}

interface Doing {
  call: CallName;
  by: Person;
  body?: unknown;
  /** Afterwards. */
  status: ListingStatus;
}

const moves = {
  pause: (by: Person): Doing => ({ call: 'pauseProperty', by, status: 'paused' }),
  resume: (by: Person): Doing => ({ call: 'resumeProperty', by, status: 'active' }),
  rent: (by: Person): Doing => ({ call: 'rentProperty', by, status: 'rented' }),
  return: (by: Person): Doing => ({ call: 'renewProperty', by, status: 'active' }),
};

/**
 * Repeats a call until it is acknowledged, or has taken effect by an attempt without an answer.
 * @throws Error when it is refused, or not settled in time
 */
async function settle(
  ask: Ask,
  { listingId: id, landlord }: PendingListing,
  { call, by, body, status }: Doing,
): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  let isTried = false;
  for (;;) {
    const answer = await ask(call, { params: { id }, body, token: by.token });
    if (answer.isAcknowledged) return;
    const isLater = answer.isUnknown || [401, 409, 429].includes(answer.status);
    if ((!isLater && !isTried) || Date.now() > giveUpAt)
      throw new Error(`${call} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    isTried = true;
    if (call !== 'updateProperty') {
      const read = await ask('getProperty', { params: { id }, token: landlord.token });
      if (read.isAcknowledged && read.body.data?.status === status) return;
    }
    await sleep(RETRY_MS);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';

import { createApi, type Ask } from '@pokriv/bench/faults/api';
import { listingFields } from '@pokriv/bench/faults/listing-fields';
import { registerPeople, type Person } from '@pokriv/bench/faults/people';
import { pictureForm } from '@pokriv/bench/faults/picture';
import { quantile } from '@pokriv/bench/report/quantile';
import type { Row } from '@pokriv/bench/report/row';
import { timeUntil } from '@pokriv/bench/stack/wait-until';

import { sharedCluster } from '../shared-cluster.ts';

const LISTINGS = 4;
const CHANGES = 100;
const VISIBLE_MS = 1000;
const GIVE_UP_MS = 15_000;
const LOOK_MS = 10;
/** Prices that no other listing has, so that one search finds one listing. */
const FIRST_PRICE = 7411;
/** A change takes effect for the writer at once; a person needs at least this long for the next one. */
const PAUSE_MS = 50;

export const freshnessRow: Row = {
  name: 'C8',
  title: 'a change through one instance, a cached search through the other',
  run: async () => {
    const { stack, ports } = await sharedCluster();
    const [first, second] = ports.instances.bff.map((port) => createApi(`http://127.0.0.1:${port}`));
    if (!first || !second) throw new Error('one instance of the BFF is not enough');
    await stack.waitReady();
    // own people: disturbed writers leave drafts, and the number of drafts is limited
    const people = await registerPeople(first, stack, 'fresh');
    const times = await Promise.all(
      people.landlords.slice(0, LISTINGS).map(async (landlord, index) => {
        const price = FIRST_PRICE + index;
        const id = await publish(first, price, landlord, people.admin);
        return toggle({ write: first, read: second, id, price, landlord });
      }),
    );
    const all = times.flat();
    const late = all.filter((ms) => ms > VISIBLE_MS).length;
    return [
      {
        what: 'visible within 1 s',
        target: '≥ 99.9 %',
        measured: `${(100 * (1 - late / all.length)).toFixed(2)} % of ${all.length}, median ${quantile(all, 0.5).toFixed(0)} ms, p99 ${quantile(all, 0.99).toFixed(0)} ms, at most ${Math.max(...all).toFixed(0)} ms`,
        met: late / all.length <= 0.001,
      },
    ];
  },
};

async function publish(ask: Ask, price: number, landlord: Person, admin: Person): Promise<string> {
  const body = { ...listingFields(`lfresh${price}`), price: { amount: price, currency: 'BGN' } as const };
  const created = await ask('createProperty', { body, token: landlord.token });
  const id = created.body.data?.id ?? '';
  const steps = [
    await ask('uploadImages', { params: { id }, form: pictureForm(), token: landlord.token }),
    await ask('submitProperty', { params: { id }, token: landlord.token }),
    await ask('approveProperty', { params: { id }, token: admin.token }),
  ];
  const refused = [created, ...steps].find(({ isAcknowledged }) => !isAcknowledged);
  if (refused) throw new Error(`a listing was not published: ${refused.status} ${refused.body.code}`);
  return id;
}

interface Toggled {
  write: Ask;
  read: Ask;
  id: string;
  price: number;
  landlord: Person;
}

/** Pauses and resumes a listing; ms from each acknowledgement until the search through the other instance agrees. */
async function toggle({ write, read, id, price, landlord }: Toggled): Promise<number[]> {
  const bounds = { priceMin: String(price), priceMax: String(price), currency: 'BGN' } as const;
  const query = { ...bounds, location: 'sofia' };
  const agrees = async (isShown: boolean): Promise<boolean> => {
    const { status, body } = await read('searchProperties', { query });
    return (status === 200 && (body.data ?? []).length > 0) === isShown;
  };
  const times: number[] = [];
  await timeUntil(() => agrees(true), GIVE_UP_MS, LOOK_MS);
  for (let change = 0; change < CHANGES; change += 1) {
    const isShown = change % 2 === 1;
    const { isAcknowledged, status } = await write(isShown ? 'resumeProperty' : 'pauseProperty', {
      params: { id },
      token: landlord.token,
    });
    if (!isAcknowledged) throw new Error(`a listing was not changed: ${status}`);
    times.push(await timeUntil(() => agrees(isShown), GIVE_UP_MS, LOOK_MS));
    await sleep(PAUSE_MS);
  }
  return times;
}

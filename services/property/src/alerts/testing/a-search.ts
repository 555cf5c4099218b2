import { randomUUID } from 'node:crypto';

import type { Actor } from '@pokriv/contracts/actor';
import { ALERT_LINK, type AlertLinkClaim } from '@pokriv/contracts/alert/alert-link';
import { signText } from '@pokriv/service-kit/signed-text';
import { TEST_LINK_SECRET } from '@pokriv/service-kit/testing';

import type { TestProperty } from '../../testing.ts';
import { alertHitModel, savedSearchModel, type AlertHit, type SavedSearch } from '../alert.models.ts';
import { personOfAccount } from '../alert-person.ts';

let price = 1000;
/** Filters unique within a test. */
export const aFilter = (parts: object = {}) => ({ location: 'sofia', priceMax: (price += 1), ...parts });

export const save = (service: TestProperty, as: Actor, parts: object = {}) =>
  service.send('POST', '/saved-searches', {
    as,
    body: { name: 'Двустаен в Лозенец', filter: aFilter(), ...parts },
  });

/** @returns id of a new search */
export async function aSearch(service: TestProperty, as: Actor, parts: object = {}): Promise<string> {
  return (await save(service, as, parts)).body.data.id;
}

export const storedSearch = (service: TestProperty, id: string): Promise<SavedSearch | null> =>
  savedSearchModel(service.connection).findOne({ _id: id }).lean<SavedSearch>();

/** A waiting hit, found now. */
export async function aHit(
  service: TestProperty,
  parts: Partial<AlertHit> & { as?: Actor },
): Promise<string> {
  const { as, ...given } = parts;
  const hit: AlertHit = {
    _id: randomUUID(),
    person: as ? personOfAccount(as.id) : '',
    searchId: null,
    listingId: randomUUID(),
    reason: 'entered',
    cause: 1,
    cents: 50_000,
    previousCents: null,
    at: service.clock.now,
    dueAt: new Date(service.clock.now.getTime() + 300_000),
    state: 'waiting',
    mailId: null,
    dropReason: null,
    ...given,
  };
  await alertHitModel(service.connection).insertOne(hit);
  return hit._id;
}

export const storedHit = (service: TestProperty, id: string): Promise<AlertHit | null> =>
  alertHitModel(service.connection).findOne({ _id: id }).lean<AlertHit>();

export const wait = (service: TestProperty, ms: number): void => {
  service.clock.now = new Date(service.clock.now.getTime() + ms);
};

export const linkOf = (claim: AlertLinkClaim, secret = TEST_LINK_SECRET): string =>
  signText(claim, { purpose: ALERT_LINK, secret });

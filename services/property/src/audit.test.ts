import { auditedCalls, auditor, walk, type Recipe } from '@pokriv/service-kit/testing-audit';
import { anActor } from '@pokriv/service-kit/testing';
import type { CallName } from '@pokriv/contracts/calls';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';

import { anActiveListing } from './listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from './testing.ts';

/** Leases are not audited: they change no data, and every view would add an entry. */
const reads: CallName[] = ['takeLease', 'dropLease'];
const reason = 'Снимките не са на имота.';
let service: TestProperty;

const about =
  (status: ListingStatus, body?: object): Recipe =>
  async () => {
    const { _id: id } = await anActiveListing(service, anActor());
    await service.connection
      .collection<{ _id: string }>('listings')
      .updateOne({ _id: id }, { $set: { status, submittedAt: new Date() } });
    return { params: { id }, body, target: { kind: 'listing', id } };
  };

const recipes: Partial<Record<CallName, Recipe>> = {
  approveProperty: about('pending', {}),
  rejectProperty: about('pending', { reason }),
  requestChanges: about('active', { reason }),
  removeProperty: about('active', { reason }),
  reinstateProperty: about('removed'),
  grantPromotion: about('pending', { type: 'super', days: 7, reason: 'За неудобството с плащането.' }),
  takeNextListings: async () => {
    const listings = service.connection.collection('listings');
    await listings.updateMany({ status: 'pending' }, { $set: { status: 'rejected' } });
    const { target } = await about('pending')();
    return { target };
  },
  assignListing: about('pending', { holderId: null }),
  releaseListing: async () => {
    const act = await about('pending')();
    const path = `/admin/properties/${act.target.id ?? ''}/assignment`;
    await service.send('PUT', path, { as: auditor, body: { holderId: null } });
    return act;
  },
  exportProperties: () => Promise.resolve({ target: { kind: 'table', id: 'listings' } }),
};

describe('audit log of the property service', () => {
  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(() => service.close());

  const facts = async () => (await service.announced('admin-acted')).map(({ fact }) => fact);

  it.each(auditedCalls('property', reads))('records %s', async (name) => {
    const { told, expected } = await walk({ send: service.send, recipes, facts }, name);
    expect(told).toMatchObject(expected);
  });

  it('records an admin’s act on an owner’s listing', async () => {
    const { _id: id } = await anActiveListing(service, anActor());
    await service.send('DELETE', `/properties/${id}`, { as: auditor });
    expect((await facts()).at(-1)).toMatchObject({
      action: 'deleteProperty',
      target: { kind: 'listing', id },
      before: { status: 'active' },
      after: { status: 'deleted' },
    });
  });

  it('does not record owners’ own acts', async () => {
    const owner = anActor();
    const { _id: id } = await anActiveListing(service, owner);
    const before = (await facts()).length;
    expect((await service.send('POST', `/properties/${id}/pause`, { as: owner })).status).toBe(200);
    expect(await facts()).toHaveLength(before);
  });
});

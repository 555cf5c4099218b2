import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { anActor } from '@pokriv/service-kit/testing';
import { Types } from 'mongoose';

import { isContentApproved } from '../listings/approval.ts';
import { anActiveListing } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { approvals } from './approvals.ts';

describe('approvals migration', () => {
  let service: TestProperty;
  const approvedAt = new Date('2026-10-01T10:00:00Z');
  const owner = anActor({ listingLimit: null });

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());

  async function stored(
    status: ListingStatus,
    actions: readonly string[],
    approved: Date | null = approvedAt,
  ) {
    const { _id } = await anActiveListing(service, owner);
    await service.connection
      .collection<{ _id: string }>('listings')
      .updateOne({ _id }, { $set: { status, approvedAt: approved }, $unset: { approval: '' } });
    const entries = actions.map((action) => ({
      _id: new Types.ObjectId().toHexString(),
      listingId: _id,
      action,
    }));
    if (entries.length > 0)
      await service.connection.collection<{ _id: string }>('history').insertMany(entries);
    return _id;
  }

  it('binds an approval to the content unless the last decision was a rejection', async () => {
    const kept = [
      await stored('active', ['approve']),
      await stored('paused', ['reject', 'approve']),
      await stored('rented', []),
      await stored('deleted', ['approve', 'reject_revision']),
    ];
    const dropped = [
      await stored('paused', ['approve', 'review_again']),
      await stored('paused', ['approve', 'reject']),
      await stored('deleted', ['approve', 'review_again']),
      await stored('pending', ['approve']),
      await stored('draft', [], null),
    ];
    await approvals.up(service.connection);
    await approvals.up(service.connection);
    const read = (ids: readonly string[]) => Promise.all(ids.map((id) => service.deps.listings.get(id)));
    expect((await read(kept)).map((one) => [isContentApproved(one), one.approval?.at])).toEqual(
      kept.map(() => [true, approvedAt]),
    );
    expect((await read(dropped)).map(({ approval }) => approval)).toEqual(dropped.map(() => null));
    const left = await service.connection
      .collection('listings')
      .countDocuments({ approvedAt: { $exists: true } });
    expect(left).toBe(0);
  });
});

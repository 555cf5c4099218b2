import { retryDuplicates } from '@pokriv/service-kit/retry-duplicates';

import { at, startViewings, type ViewingsService } from './viewings.testing.ts';

let service: ViewingsService;
beforeAll(async () => {
  service = await startViewings();
});
beforeEach(() => service.forget());
afterAll(() => service.close());

const claim = (
  start: string,
  index: number,
  changed: { listingId?: string; seats?: number; minutes?: number } = {},
) => {
  const time = { landlordId: 'landlord', listingId: 'a', seats: 1, minutes: 30, ...changed };
  const claimed = { ...time, viewingId: `viewing-${index}`, start: new Date(at(start)) };
  const { inTransaction } = service.parts;
  return retryDuplicates(() => inTransaction((unit) => service.viewingParts.cells.claim(claimed, unit)));
};

/** Simulates several instances: they share no mutex. */
describe('concurrent claims without turns', () => {
  it('give one seat once', async () => {
    const seats = await Promise.all(
      Array.from({ length: 12 }, (_claim, index) => claim('11-24 10:00', index)),
    );
    expect(seats.filter((seat) => seat !== null)).toEqual([0]);
    expect(await service.cells()).toHaveLength(3);
  });

  it('give overlapping times once, whatever their starts and listings', async () => {
    // Forty minutes: all four overlap, since two disjoint ones could both win.
    const starts = ['11-24 10:00', '11-24 10:10', '11-24 10:20', '11-24 09:50'];
    const seats = await Promise.all(
      starts.map((start, index) =>
        claim(start, index, { seats: 4, minutes: 40, listingId: index % 2 ? 'a' : 'b' }),
      ),
    );
    expect(seats.filter((seat) => seat !== null)).toEqual([0]);
  });

  it('conflict also over midnight', async () => {
    const seats = await Promise.all(
      ['11-24 23:50', '11-25 00:00', '11-24 23:40'].map((start, index) => claim(start, index)),
    );
    expect(seats.filter((seat) => seat !== null)).toHaveLength(1);
  });

  it('give different seats of one open viewing', async () => {
    const seats = await Promise.all(
      Array.from({ length: 6 }, (_claim, index) => claim('11-24 10:00', index, { seats: 4 })),
    );
    expect(seats.filter((seat) => seat !== null).sort()).toEqual([0, 1, 2, 3]);
  });

  it('free exactly the cells of a viewing and its place in the day', async () => {
    await claim('11-24 10:00', 1);
    await claim('11-24 11:00', 2);
    const { cells } = service.viewingParts;
    const freed = { _id: 'viewing-1', landlordId: 'landlord', start: new Date(at('11-24 10:00')) };
    for (let time = 0; time < 2; time += 1)
      await service.parts.inTransaction((unit) => cells.free(freed, unit));
    expect((await service.cells()).map(({ viewingId }) => viewingId)).toEqual(Array(3).fill('viewing-2'));
    expect((await cells.busy('landlord', '2026-11-24', '2026-11-24')).booked).toEqual({ '2026-11-24': 1 });
  });
});

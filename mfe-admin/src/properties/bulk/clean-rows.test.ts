import { aListing } from '../../listing.testing.ts';
import type { QueueListing } from '../use-queue.ts';
import { cleanRows } from './clean-rows.ts';

const row = (id: string, signs: Partial<NonNullable<QueueListing['signs']>> = {}): QueueListing => ({
  ...aListing(id),
  signs: { risks: [], isAgain: false, heldBy: null, ...signs },
});

describe('cleanRows', () => {
  it('keeps back what is risky, unchecked or open before another moderator', () => {
    const { clean, ...kept } = cleanRows([
      row('p1'),
      row('p2', { risks: ['low_price'] }),
      row('p3', { risks: null }),
      row('p4', { heldBy: 'Ана' }),
      row('p5', { isAgain: true }),
    ]);
    expect(clean.map(({ id }) => id)).toEqual(['p1', 'p5']);
    expect(kept).toEqual({ risky: 1, unchecked: 1, held: 1 });
  });

  it('counts a row without signs as unchecked, and leaves out what does not wait', () => {
    expect(cleanRows([aListing('p1'), aListing('p2', { status: 'active' })])).toEqual({
      clean: [],
      risky: 0,
      unchecked: 1,
      held: 0,
    });
  });
});

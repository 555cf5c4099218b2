import { LANDLORDS_AT_ONCE, LANDLORDS_MOST } from '@pokriv/contracts/moderation/admin-stats';

import { composeFunnel } from './compose-funnel.ts';

const funnelOf = (landlords: number) => ({
  registered: landlords,
  verified: landlords,
  landlords,
  landlordIds: Array.from({ length: Math.min(landlords, LANDLORDS_MOST) }, (_, index) => `u${index}`),
});

describe('composeFunnel', () => {
  it('asks about many landlords in batches and adds up the replies', async () => {
    const asked: number[] = [];
    const funnel = await composeFunnel(funnelOf(LANDLORDS_AT_ONCE + 3), (ids) => {
      asked.push(ids.length);
      return Promise.resolve({ drafted: ids.length, submitted: 2, active: 1 });
    });
    expect(asked).toEqual([LANDLORDS_AT_ONCE, 3]);
    expect(funnel.slice(3).map(({ count }) => count)).toEqual([LANDLORDS_AT_ONCE + 3, 4, 2]);
  });

  it('leaves out the listing steps when there are too many landlords or a batch fails', async () => {
    const never = () => Promise.reject(new Error('asked'));
    expect(await composeFunnel(funnelOf(LANDLORDS_MOST + 1), never)).toHaveLength(3);
    const half = (ids: string[]) =>
      Promise.resolve(ids.length === 1 ? null : { drafted: 1, submitted: 1, active: 1 });
    expect(await composeFunnel(funnelOf(LANDLORDS_AT_ONCE + 1), half)).toHaveLength(3);
  });

  it('asks nothing without landlords', async () => {
    const never = () => Promise.reject(new Error('asked'));
    expect((await composeFunnel(funnelOf(0), never)).map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

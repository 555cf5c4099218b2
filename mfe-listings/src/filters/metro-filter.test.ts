import { metroStations } from '@pokriv/contracts/place/metro';

import { offeredStations } from './metro-filter.tsx';

describe('offeredStations', () => {
  it('keeps the order of the lines while no counts are known', () => {
    expect(offeredStations(undefined)).toEqual(
      metroStations.map((station) => ({ ...station, count: undefined })),
    );
  });

  it('puts the stations with most listings first, ties in the order of the lines', () => {
    const [first, second, third] = metroStations;
    const counts = new Map([
      [second?.id, 2],
      [third?.id, 5],
    ]);
    const offered = offeredStations((id) => counts.get(id) ?? 0);
    expect(offered.slice(0, 3).map(({ id, count }) => [id, count])).toEqual([
      [third?.id, 5],
      [second?.id, 2],
      [first?.id, 0],
    ]);
  });
});

import { anActor } from '@pokriv/service-kit/testing';

import { startProperty, type TestProperty } from '../testing.ts';
import { completeFields } from './testing/a-listing.ts';

const METRES_A_DEGREE = 111_320;
const exact = { lat: 42.6731, lon: 23.3194 };
const location = { city: 'sofia', neighborhood: 'Лозенец', geo: exact };

describe('public point of a place', () => {
  let service: TestProperty;
  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());

  const create = async (owner = anActor({ listingLimit: null }), geo = exact) => {
    const body = { ...completeFields, location: { ...location, geo } };
    const { data } = (await service.send('POST', '/properties', { as: owner, body })).body;
    return service.deps.listings.get(data.id);
  };
  const offsetOf = ({ publicGeo }: { publicGeo: { lat: number; lon: number } | null }, from = exact) => [
    ((publicGeo?.lat ?? 0) - from.lat).toFixed(4),
    ((publicGeo?.lon ?? 0) - from.lon).toFixed(4),
  ];

  it('is 100–250 m off, and the same for every copy of a listing', async () => {
    const owner = anActor({ listingLimit: null });
    const first = await create(owner);
    const [north = 0, east = 0] = offsetOf(first).map(Number);
    const metres = METRES_A_DEGREE * Math.hypot(north, east * Math.cos((exact.lat * Math.PI) / 180));
    expect(metres).toBeGreaterThan(95);
    expect(metres).toBeLessThan(255);
    const copy = await service.send('POST', `/properties/${first._id}/duplicate`, { as: owner });
    const again = await service.deps.listings.get(copy.body.data.id);
    const nudged = { lat: exact.lat + 0.0002, lon: exact.lon };
    const others = await Promise.all([create(owner), create(owner, nudged)]);
    expect(offsetOf(again)).toEqual(offsetOf(first));
    expect(offsetOf(others[0])).toEqual(offsetOf(first));
    expect(offsetOf(others[1], nudged)).toEqual(offsetOf(first));
  });

  it('differs between owners and between places', async () => {
    const owner = anActor({ listingLimit: null });
    const far = { lat: 42.7, lon: 23.4 };
    const [first, moved, foreign] = await Promise.all([create(owner), create(owner, far), create()]);
    expect(offsetOf(moved, far)).not.toEqual(offsetOf(first));
    expect(offsetOf(foreign)).not.toEqual(offsetOf(first));
  });

  it('is chosen again when the pin moves, and removed with the pin', async () => {
    const owner = anActor({ listingLimit: null });
    const { _id } = await create(owner);
    const change = (geo?: { lat: number; lon: number }) =>
      service.send('PUT', `/properties/${_id}`, {
        as: owner,
        body: { location: { city: 'sofia', neighborhood: 'Лозенец', ...(geo && { geo }) } },
      });
    const far = { lat: 42.65, lon: 23.35 };
    await change(far);
    const moved = await service.deps.listings.get(_id);
    expect(Math.abs((moved.publicGeo?.lat ?? 0) - far.lat)).toBeLessThan(0.0025);
    await change();
    expect((await service.deps.listings.get(_id)).publicGeo).toBeNull();
  });
});

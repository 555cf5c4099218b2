import { minutesOnFoot, findMetroStation } from '@pokriv/contracts/place/metro';

import { toSearchCard } from './search-card.ts';
import { toPublicProperty } from '../listings/shown-property.ts';
import { randomListing, seededRandom } from '../listings/testing/random-listing.ts';

const exact = { lat: 42.6872, lon: 23.3193 };
const shown = { lat: 42.6885, lon: 23.3193 };
const listing = randomListing(seededRandom(3));
const inSofia = (showExactAddress: boolean) => ({
  ...listing,
  publicGeo: shown,
  fields: { ...listing.fields, location: { city: 'sofia' as const, geo: exact, showExactAddress } },
});
const minutesFrom = (point: typeof exact, id = '') => {
  const station = findMetroStation(id);
  return station && minutesOnFoot(point, station);
};

describe('metro of a public listing', () => {
  it('is the three nearest stations, from the public point', () => {
    const { metro = [] } = toPublicProperty(inSofia(false));
    expect(metro).toHaveLength(3);
    expect(metro[0]?.station).toBe('ndk');
    for (const { station, minutes } of metro) expect(minutes).toBe(minutesFrom(shown, station));
    expect(metro[0]?.minutes).toBeGreaterThan(0);
  });

  it('is counted from the exact point when the landlord shows it', () => {
    expect(toPublicProperty(inSofia(true)).metro?.[0]).toEqual({ station: 'ndk', minutes: 0 });
  });

  it('stands on the card with the nearest station alone', () => {
    const { card } = toSearchCard(inSofia(false));
    const [nearest] = toPublicProperty(inSofia(false)).metro ?? [];
    expect(JSON.parse(`${card}}`)).toMatchObject({ metro: nearest });
  });

  it('is absent far from the metro', () => {
    const far = { ...inSofia(false), publicGeo: { lat: 43.21, lon: 27.91 } };
    expect(toPublicProperty(far).metro).toBeUndefined();
    expect(toSearchCard(far).card).not.toContain('"metro"');
  });
});

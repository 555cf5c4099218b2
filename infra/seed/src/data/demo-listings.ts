import type { ListingStatus, RejectCode } from '@pokriv/contracts/listing/listing-states';
import type { ListingFields } from '@pokriv/contracts/listing/listing-fields';
import { sumOf, type Sum } from '@pokriv/contracts/money';

import { createRandom, hash, pickWeighted, type Random } from '../random.ts';
import { amenitiesOf } from './amenities-of.ts';
import { drawHome, type Home } from './home.ts';
import { type ListingDates, listingDates, rejections, removals } from './listing-dates.ts';
import { DEMO_LISTINGS, landlordsFor, type PlannedListing, planListings } from './listing-plan.ts';
import { type DemoLandlord, demoLandlords } from './people/people.ts';
import { type ShownPicture, picturesOf } from './pictures-of.ts';
import { type Place, places } from './places/places.ts';
import { townStreets } from './places/towns.ts';
import type { PoolPicture } from './pool.ts';
import { drawTerms } from './terms.ts';
import { descriptionOf } from './texts/description.ts';
import { titleOf } from './texts/title.ts';

export interface DemoListing extends ListingDates {
  /** 24 hex digits, deterministic. */
  id: string;
  landlord: DemoLandlord;
  status: ListingStatus;
  fields: ListingFields;
  pictures: ShownPicture[];
  promotionType: 'super' | 'regular' | null;
  views: number;
  phoneReveals: number;
  /** Monthly rents; the first entry is the one at publication. */
  priceHistory: { price: Sum; at: Date }[];
  moderation: { reason: string | null; code: RejectCode | null; decidedAt: Date | null };
}

export interface DemoSet {
  landlords: DemoLandlord[];
  count: number;
  /** Owner and status, without generating the listing. @throws RangeError beyond the count */
  owner(index: number): { landlord: DemoLandlord; status: ListingStatus };
  /** @throws RangeError beyond the count */
  listing(index: number): DemoListing;
}

/** Generates listings lazily by index, so that a million need no memory. */
export function demoListings(
  count: number,
  { now, pool }: { now: Date; pool: readonly PoolPicture[] },
): DemoSet {
  const landlords = demoLandlords(landlordsFor(count));
  const plan = planListings(landlords, count);
  const turns = turnsOf(plan, landlords, now);
  const owner = (index: number): ReturnType<DemoSet['owner']> => {
    const planned = plan[index];
    const landlord = landlords[planned?.landlord ?? -1];
    if (!planned || !landlord) throw new RangeError(`no listing ${index}`);
    return { landlord, status: planned.status };
  };
  const draw = (index: number, taken?: Set<string>): DemoListing =>
    drawListing(index, { ...owner(index), now, pool, turn: turns[index] ?? index, ...(taken && { taken }) });
  // moderators must not see duplicates of other listings: each pending one gets close-ups of its own
  const taken = new Set<string>();
  const pending = new Map(
    plan.flatMap(({ status }, index) => (status === 'pending' ? [[index, draw(index, taken)]] : [])),
  );
  return {
    landlords,
    count: plan.length,
    owner,
    listing: (index) => pending.get(index) ?? draw(index),
  };
}

interface Brief {
  landlord: DemoLandlord;
  status: ListingStatus;
  now: Date;
  pool: readonly PoolPicture[];
  turn: number;
  taken?: Set<string>;
}

function turnsOf(plan: readonly PlannedListing[], landlords: readonly DemoLandlord[], now: Date): number[] {
  const turns: number[] = [];
  plan
    .slice(0, DEMO_LISTINGS)
    .map(({ landlord, status }, index) => {
      const dates = datesOf(index, { landlord: landlords[landlord] as DemoLandlord, status, now });
      return { index, at: (dates.publishedAt ?? dates.createdAt).getTime() };
    })
    .sort((one, other) => one.at - other.at)
    .forEach(({ index }, turn) => (turns[index] = turn));
  return turns;
}

const datesOf = (
  index: number,
  { landlord, status, now }: Pick<Brief, 'landlord' | 'status' | 'now'>,
): ListingDates =>
  listingDates(createRandom(`listing/${index}/dates`), status, {
    now,
    lifeDays: landlord.plan === 'free' ? 30 : 60,
  });

const shares = Object.fromEntries(places.map(({ city, share }) => [city.id, share]));
const byId = new Map(places.map((place) => [place.city.id, place]));

function drawListing(index: number, { landlord, status, now, pool, turn, taken }: Brief): DemoListing {
  const random = createRandom(`listing/${index}`);
  const home = drawHome(random, byId.get(cityOf(random, index)) as Place);
  const amenities = amenitiesOf(random, home);
  const terms = drawTerms(random, home, { landlord, now });
  const story = { home, terms, amenities, landlord, now };
  const dates = datesOf(index, { landlord, status, now });
  const fields: ListingFields = {
    title: titleOf(random, home, amenities),
    description: descriptionOf(random, story),
    ...homeFields(random, home),
    ...terms,
    amenities,
    location: locationOf(random, home),
    advertiserType: landlord.advertiserType,
    ...(landlord.agencyName && { agencyName: landlord.agencyName, eik: landlord.eik }),
    contactName: `${landlord.firstName} ${landlord.lastName}`,
    contactPhone: landlord.phone,
    contactMethods: ['phone', 'message', ...random.some(['viber', 'whatsapp'] as const, random.int(0, 2))],
  };
  const decision =
    status === 'rejected'
      ? random.pick(rejections)
      : status === 'removed'
        ? random.pick(removals)
        : undefined;
  const popularity = dates.publishedAt ? (now.getTime() - dates.publishedAt.getTime()) / 86_400_000 : 0;
  const views = Math.round(popularity * random.between(1, 14));
  return {
    id: listingId(index),
    landlord,
    status,
    fields: status === 'draft' && index % 2 === 0 ? unfinished(fields) : fields,
    pictures: picturesOf(random.fork('pictures'), { home, amenities, turn, ...(taken && { taken }) }, pool),
    promotionType: promotionOf(random, landlord, status),
    views,
    phoneReveals: Math.round(views * random.between(0.01, 0.06)),
    priceHistory: priceHistory(random, terms.price, { ...dates, until: dates.closedAt ?? now }),
    moderation: {
      reason: decision?.reason ?? null,
      code: decision?.code ?? null,
      decidedAt: decision ? dates.updatedAt : dates.approvedAt,
    },
    ...dates,
  };
}

function cityOf(random: Random, index: number): string {
  if (index < 3) return 'sofia';
  const [first, all] = [23, places.length];
  const round = index >= first && index < first + all ? places[index - first] : undefined;
  return round?.city.id ?? pickWeighted(random, shares);
}

const FIRST_ID = 0x69000000;

/**
 * 24 hex digits that grow with the index as ObjectIds do with time, so that bulk sets are inserted in index order.
 */
export const listingId = (index: number): string => {
  const rest = [0, 1].map((part) => hash(`listing-id/${part}/${index}`).toString(16).padStart(8, '0'));
  return (FIRST_ID + index).toString(16) + rest.join('');
};

function homeFields(random: Random, home: Home): ListingFields {
  const { place: _place, district: _district, ...facts } = home;
  const house = home.propertyType === 'house';
  return {
    ...facts,
    exposure: random.some(['east', 'west', 'north', 'south'] as const, random.int(1, 2)),
    energyClass:
      home.condition === 'new_build'
        ? random.pick(['a', 'b'] as const)
        : random.pick(['b', 'c', 'd', 'unknown', 'unknown'] as const),
    ...(house && { hasElevator: false }),
  };
}

function locationOf(random: Random, { place, district }: Home): NonNullable<ListingFields['location']> {
  const street = district.streets
    ? random.pick(district.streets)
    : district.kind === 'centre'
      ? random.pick(townStreets)
      : undefined;
  const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
  return {
    city: place.city.id,
    neighborhood: district.name,
    ...(street && random.chance(0.85) && { street, number: String(random.int(1, 120)) }),
    showExactAddress: random.chance(0.08),
    ...(district.metro && { metroStation: district.metro }),
    geo: {
      lat: round(district.lat + random.between(-0.0028, 0.0028)),
      lon: round(district.lon + random.between(-0.0036, 0.0036)),
    },
  };
}

function promotionOf(
  random: Random,
  { plan }: DemoLandlord,
  status: ListingStatus,
): DemoListing['promotionType'] {
  if (status !== 'active' || !random.chance(plan === 'free' ? 0.02 : 0.05)) return null;
  return random.chance(0.35) ? 'super' : 'regular';
}

function priceHistory(
  random: Random,
  price: Sum,
  { publishedAt, until }: Pick<ListingDates, 'publishedAt'> & { until: Date },
): DemoListing['priceHistory'] {
  if (!publishedAt) return [];
  if (!random.chance(0.16)) return [{ price, at: publishedAt }];
  const { amount, currency } = price.entered;
  const first = Math.round((amount * random.pick([1.05, 1.08, 1.12, 0.95])) / 10) * 10;
  const middle = new Date(
    publishedAt.getTime() + Math.max(3_600_000, (until.getTime() - publishedAt.getTime()) / 2),
  );
  return first === amount
    ? [{ price, at: publishedAt }]
    : [
        { price: sumOf(first, currency), at: publishedAt },
        { price, at: middle },
      ];
}

function unfinished({
  title,
  propertyType,
  layout,
  rooms,
  area,
  price,
  location,
}: ListingFields): ListingFields {
  return { title, propertyType, layout, rooms, area, price, location };
}

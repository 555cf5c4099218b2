import type { PropertyFields } from '@pokriv/contracts/listing/listing-fields';
import { BGN_PER_EUR, sumOf, type Currency, type Sum } from '@pokriv/contracts/money';
import type { z } from 'zod';

import { pickWeighted, type Random } from '../random.ts';
import type { Home } from './home.ts';
import type { DemoLandlord } from './people/people.ts';

type Fields = z.infer<typeof PropertyFields>;

export type Terms = Pick<
  Fields,
  | 'price'
  | 'deposit'
  | 'utilitiesIncluded'
  | 'monthlyFees'
  | 'availableFrom'
  | 'minLeaseMonths'
  | 'noticeDays'
  | 'addressRegistration'
  | 'pets'
  | 'smoking'
  | 'suitableFor'
  | 'maxOccupants'
> &
  Partial<
    Pick<
      Fields,
      | 'estimatedUtilities'
      | 'commission'
      | 'maxLeaseMonths'
      | 'occupantsNow'
      | 'bathroomShared'
      | 'landlordLivesIn'
      | 'lockableRoom'
    >
  >;

const DAY = 86_400_000;

export function drawTerms(
  random: Random,
  home: Home,
  { landlord, now }: { landlord: DemoLandlord; now: Date },
): Terms {
  const currency: Currency = random.fork('currency').chance(2 / 3) ? 'EUR' : 'BGN';
  const price = rounded(rentOf(random, home), currency, 10);
  const shared = home.propertyType === 'room' || home.propertyType === 'shared';
  const seasonal = home.district.kind === 'sea' || home.place.city.id === 'bansko';
  const minLeaseMonths = shared
    ? random.pick([3, 6, 6, 12])
    : seasonal
      ? random.pick([1, 3, 6, 12])
      : random.pick([6, 12, 12, 12]);
  const sleeps = home.propertyType === 'room' ? random.int(1, 2) : Math.max(1, home.bedrooms) * 2;
  const [deposit, utilitiesIncluded] = [drawDeposit(random, price, shared), drawIncluded(random, shared)];
  const monthlyFees = rounded(feesOf(random, home), currency, 5);
  const estimatedUtilities = rounded(home.area * random.between(1.1, 2) + 30, currency, 10);
  return {
    price,
    deposit,
    utilitiesIncluded,
    monthlyFees,
    ...(random.fork('bills').chance(3 / 4) && { estimatedUtilities }),
    // like the form: owners have no commission field
    ...(landlord.advertiserType !== 'owner' && { commission: drawCommission(random, landlord) }),
    availableFrom: new Date(now.getTime() + Math.max(0, random.int(-30, 70)) * DAY)
      .toISOString()
      .slice(0, 10),
    minLeaseMonths,
    ...(seasonal && random.chance(0.4) && { maxLeaseMonths: minLeaseMonths + random.pick([3, 6, 12]) }),
    noticeDays: random.pick([30, 30, 30, 60]),
    addressRegistration: pickWeighted(random, { yes: 5, no: 3, negotiable: 3 }),
    pets: pickWeighted(random, { yes: 2.5, no: 4, negotiable: 4 }),
    smoking: pickWeighted(random, { no: 5, outdoor: 4, yes: 0.8 }),
    suitableFor: suited(random, home),
    maxOccupants: sleeps,
    ...(shared && {
      occupantsNow: home.propertyType === 'room' ? random.int(0, 3) : random.int(1, 3),
      bathroomShared: home.propertyType === 'shared' || random.chance(0.8),
      landlordLivesIn: home.propertyType === 'room' && random.chance(0.25),
      lockableRoom: random.chance(0.8),
    }),
  };
}

/** A market sum rounded like a landlord's input. @param step in the currency */
function rounded(leva: number, currency: Currency, step: number): Sum {
  const amount = currency === 'EUR' ? leva / BGN_PER_EUR : leva;
  return sumOf(Math.round(amount / step) * step, currency);
}

/** Entrance fee in leva a month. */
function feesOf(random: Random, { yearBuilt, floor }: Home): number {
  if (floor === undefined) return 0;
  return yearBuilt > 2006 ? random.int(2, 8) * 10 : random.int(1, 5) * 5;
}

/** Market rent in leva by city, quarter, size, condition and furniture. */
export function rentOf(random: Random, home: Home): number {
  const { place, district, area, propertyType } = home;
  const sizes: Record<Home['propertyType'], number> = {
    apartment: (area / 60) ** 0.78,
    studio: 0.74 * (area / 34) ** 0.6,
    house: 0.86 * (area / 60) ** 0.72 + (home.yardArea ?? 0) / 2500,
    room: 0.36 * (area / 15) ** 0.4,
    shared: 0.42 * (area / 80) ** 0.3,
  };
  const state = { new_build: 1.14, renovated: 1.08, good: 1, needs_refresh: 0.84 }[home.condition];
  const furniture = { furnished: 1.04, partial: 0.96, unfurnished: 0.9 }[home.furnishing];
  const height = home.floor === 0 ? 0.93 : home.floor === home.totalFloors && !home.hasElevator ? 0.95 : 1;
  const rent =
    place.rent *
    district.level *
    sizes[propertyType] *
    state *
    furniture *
    height *
    random.between(0.92, 1.08);
  return Math.min(48_000, Math.max(150, rent));
}

function drawDeposit(random: Random, { entered }: Sum, shared: boolean): Terms['deposit'] {
  const type = pickWeighted(random, { months: 8, amount: 1.2, none: shared ? 2 : 0.7 });
  if (type === 'none') return { type };
  if (type === 'amount') {
    const amount = Math.ceil((entered.amount * random.pick([0.5, 1])) / 50) * 50;
    return { type, amount: sumOf(amount, entered.currency) };
  }
  return { type, months: random.pick([1, 1, 1, 1, 1.5, 2]) };
}

function drawIncluded(random: Random, shared: boolean): NonNullable<Terms['utilitiesIncluded']> {
  if (shared)
    return random.some(
      ['internet', 'water', 'electricity', 'heating', 'building_fee', 'waste'] as const,
      random.int(1, 5),
    );
  return random.chance(0.3)
    ? random.some(['building_fee', 'internet', 'waste', 'tv', 'maintenance'] as const, random.int(1, 2))
    : [];
}

function drawCommission(random: Random, { advertiserType }: DemoLandlord): Terms['commission'] {
  if (advertiserType === 'manager')
    return random.chance(0.7) ? { type: 'none' } : { type: 'percent', percent: 30 };
  return random.chance(0.2) ? { type: 'none' } : { type: 'percent', percent: random.pick([50, 50, 50, 100]) };
}

function suited(random: Random, { propertyType, bedrooms }: Home): NonNullable<Terms['suitableFor']> {
  if (propertyType === 'room')
    return random.some(['students', 'single', 'remote'] as const, random.int(1, 2));
  if (propertyType === 'shared') return random.some(['students', 'single', 'couples'] as const, 2);
  if (bedrooms >= 2)
    return random.some(['families', 'couples', 'remote', 'students'] as const, random.int(1, 3));
  return random.some(['couples', 'single', 'students', 'remote'] as const, random.int(1, 3));
}

import { isReduced } from '@pokriv/contracts/listing/reduced-rent';
import { findMetroStation, minutesOnFoot } from '@pokriv/contracts/place/metro';
import { NEW_BUILD_YEARS } from '@pokriv/contracts/search/search';

import type { Listing } from './listings.ts';

const DAY_MS = 86_400_000;

const ownParking = ['garage', 'parking_spot', 'underground_parking'];
const yearOf = (time: string | null) => Number(time?.slice(0, 4));
const timeOf = ({ publishedAt }: Listing) => Date.parse(publishedAt ?? '');
const isWithin = (listing: Listing, days: number) => timeOf(listing) > Date.now() - days * DAY_MS;

/** Infinite while unknown. */
const partOf = (rent: Listing['price'], sum: Listing['price']): number =>
  rent && sum ? sum.cents / rent.cents : Infinity;

export interface SheetFilter {
  /** Legend of its group in the sheet, and the beginning of its name there. */
  group: string;
  name: RegExp;
  /** Of a field; the others are pressed. */
  text?: string;
  /** Its group is folded, and its legend opens it. */
  isFolded?: boolean;
  address: Readonly<Record<string, string>>;
  /** Its chip above the results, which the journey removes and brings back. */
  chip?: RegExp;
  fits: (listing: Listing) => boolean;
}

const amenity = (group: string, name: RegExp, id: string): SheetFilter => ({
  ...{ group, name, isFolded: true, address: { amenities: id } },
  fits: ({ amenities = [] }) => amenities.includes(id),
});

/** Filters of the sheet, each with the listings that it finds. */
export const sheetFilters: readonly SheetFilter[] = [
  {
    ...{ group: 'Общи разходи', name: /^Общо на месец до/u, text: '1500' },
    address: { monthlyTotalMax: '1500' },
    fits: ({ monthlyTotal }) => monthlyTotal !== undefined && monthlyTotal.bgn <= 1500,
  },
  {
    ...{ group: 'Общи разходи', name: /^При нанасяне до/u, text: '3000', address: { moveInMax: '3000' } },
    fits: ({ moveInCost }) => moveInCost !== undefined && moveInCost.bgn <= 3000,
  },
  {
    ...{ group: 'Депозит', name: /^До.1.наем/u, address: { depositMax: '100' } },
    chip: /^Премахни Депозит до 1.наем$/u,
    fits: ({ deposit, price }) =>
      deposit !== undefined &&
      (deposit.type === 'none' || (deposit.months ?? partOf(price, deposit.amount)) <= 1),
  },
  {
    ...{ group: 'Комисиона', name: /^До половин наем/u, address: { commissionMax: '50' } },
    fits: ({ advertiserType, commission, price }) =>
      advertiserType === 'owner' ||
      commission?.type === 'none' ||
      (commission?.percent ?? 100 * partOf(price, commission?.amount)) <= 50,
  },
  {
    ...{ group: 'Сграда и паркиране', name: /^Асансьор/u, address: { elevator: 'true' } },
    fits: ({ hasElevator }) => hasElevator === true,
  },
  {
    ...{ group: 'Сграда и паркиране', name: /^Паркомясто/u, address: { parking: 'true' } },
    fits: ({ amenities = [] }) => amenities.some((id) => ownParking.includes(id)),
  },
  {
    ...{ group: 'Сграда и паркиране', name: /^Без последен етаж/u, address: { notLastFloor: 'true' } },
    fits: ({ propertyType, floor = 0, totalFloors = floor }) =>
      propertyType === 'house' || floor < totalFloors,
  },
  {
    ...{ group: 'Сграда и паркиране', name: /^Ново строителство/u, address: { newBuild: 'true' } },
    fits: ({ yearBuilt = 0, publishedAt }) => yearBuilt >= yearOf(publishedAt) - NEW_BUILD_YEARS,
  },
  {
    ...{ group: 'Сграда и паркиране', name: /^Санирана сграда/u, address: { insulated: 'true' } },
    fits: ({ isInsulated }) => isInsulated === true,
  },
  amenity('Кухня и хранене', /^Фурна/u, 'oven'),
  amenity('Уреди и електроника', /^Пералня/u, 'washing_machine'),
  amenity('Уреди и електроника', /^Бойлер/u, 'boiler'),
  {
    ...{ group: 'Подходящо за', name: /^Студенти/u, address: { suitableFor: 'students' } },
    fits: ({ suitableFor = [] }) => suitableFor.includes('students'),
  },
  {
    ...{ group: 'Какво да е позволено', name: /^Имам домашен любимец/u, address: { hasPet: 'true' } },
    fits: ({ pets }) => pets === 'yes' || pets === 'negotiable',
  },
  {
    ...{ group: 'Какво да е позволено', name: /^Може да се пуши/u, address: { smoking: 'true' } },
    fits: ({ smoking }) => smoking === 'yes' || smoking === 'outdoor',
  },
  {
    group: 'Какво да е позволено',
    name: /^Адресна регистрация/u,
    address: { addressRegistration: 'true' },
    fits: ({ addressRegistration }) => addressRegistration === 'yes',
  },
  {
    ...{ group: 'Нови и намалени', name: /^Намалени/u, address: { reduced: 'true' } },
    fits: ({ priceHistory }) => isReduced(priceHistory),
  },
  {
    ...{ group: 'Нови и намалени', name: /^Последните 24.часа/u, address: { publishedWithin: '1' } },
    fits: (listing) => isWithin(listing, 1),
  },
  {
    ...{ group: 'Нови и намалени', name: /^Последните 7.дни/u, address: { publishedWithin: '7' } },
    fits: (listing) => isWithin(listing, 7),
  },
  {
    ...{ group: 'Пеша до метро', name: /^До.10.мин/u, address: { metroMinutes: '10' } },
    fits: ({ metro = [] }) => metro.some(({ minutes }) => minutes <= 10),
  },
  {
    ...{ group: 'Станции на метрото', name: /^Опълченска/u, address: { metroStation: 'opalchenska' } },
    fits: ({ geo }) => {
      const station = findMetroStation('opalchenska');
      return geo !== undefined && station !== undefined && minutesOnFoot(geo, station) <= 15;
    },
  },
];

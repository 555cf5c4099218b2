import { SAVED_SEARCH_LIMITS } from '@pokriv/contracts/alert/alert-rules';
import { layouts, propertyTypes, suitabilities } from '@pokriv/contracts/listing/property-options';
import { formatSum } from '@pokriv/contracts/money';
import { findMetroStation } from '@pokriv/contracts/place/metro';
import { inPlace } from '@pokriv/contracts/place/in-place';
import { inCity } from '@pokriv/contracts/search/page-titles';

import { addressTexts } from '../../search-address/messages.ts';
import { soughtCurrency } from '../../search-address/sought-currency.ts';
import { rangeText } from '../../search-address/search-ranges.ts';
import type { SearchState } from '../../search-address/search-state.ts';
import { sheetTexts } from './messages.ts';

const texts = sheetTexts.name;

/** „Двустаен“, „Двустаен или тристаен“, „Двустаен и още 2“; undefined without names. */
function choiceOf([first, second, ...rest]: readonly string[]): string | undefined {
  if (first === undefined || second === undefined) return first;
  return rest.length > 0 ? texts.more(first, rest.length + 1) : `${first}${texts.or}${second.toLowerCase()}`;
}

function kindOf(state: SearchState): string {
  const layout = choiceOf(state.layout.map((key) => layouts[key]));
  if (layout) return layout;
  const type = choiceOf(state.propertyType.map((key) => propertyTypes[key])) ?? texts.home;
  const rooms = rangeText(state, 'roomsMin');
  return rooms ? texts.withRooms(type, rooms) : type;
}

function districtsOf([first, second, ...rest]: readonly string[]): string | undefined {
  if (first === undefined) return undefined;
  if (rest.length > 0) return inPlace(texts.more(first, rest.length + 1));
  return inPlace(second === undefined ? first : `${first}${texts.and}${second}`);
}

function placeOf({ neighborhood, location, polygon, bbox }: SearchState): string | undefined {
  const named = districtsOf(neighborhood) ?? (location ? inCity(location) : undefined);
  if (polygon) return named ? texts.areaOf(named) : texts.inArea;
  if (bbox) return named ? texts.boxOf(named) : texts.inBox;
  return named;
}

function metroOf({ metroMinutes, metroStation }: SearchState): string | undefined {
  const [first, ...rest] = metroStation.map((id) => texts.station(findMetroStation(id)?.name ?? id));
  const station = first !== undefined && rest.length > 0 ? texts.more(first, rest.length) : first;
  if (metroMinutes !== undefined) return texts.minutesFrom(metroMinutes, station ?? texts.metro);
  return station && texts.near(station);
}

/** Other filters of the home, most distinctive first. */
function extrasOf(state: SearchState): string[] {
  const sum = (amount: number) => formatSum(amount, soughtCurrency(state));
  const { monthlyTotalMax, moveInMax, depositMax, commissionMax, suitableFor } = state;
  const flags = (Object.keys(texts.flags) as (keyof typeof texts.flags)[]).filter((name) => state[name]);
  return [
    metroOf(state),
    monthlyTotalMax === undefined ? undefined : texts.monthlyTotal(sum(monthlyTotalMax)),
    moveInMax === undefined ? undefined : texts.moveIn(sum(moveInMax)),
    depositMax ? addressTexts.depositMaxChips[depositMax].toLowerCase() : undefined,
    commissionMax ? addressTexts.commissionMaxChips[commissionMax].toLowerCase() : undefined,
    ...flags.map((name) => texts.flags[name]),
    ...suitableFor.map((key) => texts.suitableFor(suitabilities[key])),
  ].filter((text) => text !== undefined);
}

const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');

/**
 * Default name of a search, „Двустаен в Лозенец до 1 400 лв., с домашен любимец“, of at most `nameMax` characters:
 * drops the searched words first, then the extras from the last, then cuts the end.
 */
export function searchName(state: SearchState): string {
  const main = joined([kindOf(state), placeOf(state), rangeText(state, 'priceMin')]);
  const extras = extrasOf(state);
  const [full, ...shorter] = extras.map((_, index) =>
    [main, ...extras.slice(0, extras.length - index)].join(', '),
  );
  const words = state.query ? texts.words(state.query) : undefined;
  const { nameMax } = SAVED_SEARCH_LIMITS;
  const names = [joined([full ?? main, words]), full ?? main, ...shorter, main];
  return names.find(({ length }) => length <= nameMax) ?? `${main.slice(0, nameMax - 1).trimEnd()}…`;
}
